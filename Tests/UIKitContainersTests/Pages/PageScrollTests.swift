import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Pages that scroll") @MainActor struct PageScrollTests {
  /// Drags slowly over the middle of the small stage, so that the release has no speed.
  private func drag(_ scene: PageScene, by points: CGFloat, release: Bool = true) {
    scene.stage.touchDown(at: CGPoint(x: 50, y: 100))
    for step in 1...20 {
      scene.stage.touchMove(to: CGPoint(x: 50 + points * CGFloat(step) / 20, y: 100))
      scene.stage.advance(frames: 1)
    }
    if release { scene.stage.touchUp(at: CGPoint(x: 50 + points, y: 100)) }
  }

  @Test(
    "A drag to the next page calls the new page first, then the old one, and the delegate around them (T-117, T-118)")
  func completed() throws {
    try withStage(.small) { stage in
      let scene = PageScene(stage)
      drag(scene, by: -70)
      #expect(scene.take() == "before(A) after(A) will(B) B.wA A.wD")
      try stage.settle()
      #expect(scene.take() == "B.dA A.dD did(A,1)")
      #expect(scene.pager.viewControllers == [scene.pages[1]] && scene.pager.children == [scene.pages[1]])
      #expect(scene.pages[1].view.window != nil && scene.pages[0].view.superview == nil)
      #expect(stage.image.color(x: 50, y: 100) == .blue)
      #expect(scene.scrollView.contentOffset == CGPoint(x: 100, y: 0))
    }
  }

  @Test("A drag that is taken back gives the old page its pair first, then the new one (T-117, T-118)")
  func cancelled() throws {
    try withStage(.small) { stage in
      let scene = PageScene(stage)
      drag(scene, by: -40)
      #expect(scene.take() == "before(A) after(A) will(B) B.wA A.wD")
      try stage.settle()
      #expect(scene.take() == "A.wA A.dA B.wD B.dD did(A,0)")
      #expect(scene.pager.viewControllers == [scene.pages[0]] && scene.pager.children == [scene.pages[0]])
      #expect(stage.image.color(x: 50, y: 100) == .red)
    }
  }

  @Test("A flick turns the page, however short the drag is")
  func flick() throws {
    try withStage(.small) { stage in
      let scene = PageScene(stage)
      stage.drag(from: CGPoint(x: 80, y: 100), to: CGPoint(x: 50, y: 100), over: 0.05)
      try stage.settle()
      #expect(scene.pager.viewControllers == [scene.pages[1]])
    }
  }

  @Test("While it is dragged, the content offset starts at the width, and both pages move side by side")
  func geometry() throws {
    try withStage(.small) { stage in
      let scene = PageScene(stage)
      drag(scene, by: -40, release: false)
      let moved = scene.scrollView.contentOffset.x - 100
      #expect(moved > 20 && moved < 40)
      let (a, b) = (scene.pages[0].view!, scene.pages[1].view!)
      #expect(a.convert(a.bounds, to: nil).minX == -moved)
      #expect(b.convert(b.bounds, to: nil).minX == 100 - moved)
      stage.touchUp(at: CGPoint(x: 10, y: 100))
      try stage.settle()
    }
  }

  @Test("At the first page the content resists, and comes back without a turn")
  func edge() throws {
    try withStage(.small) { stage in
      let scene = PageScene(stage)
      drag(scene, by: 40, release: false)
      let moved = 100 - scene.scrollView.contentOffset.x
      #expect(moved > 5 && moved < 25)
      stage.touchUp(at: CGPoint(x: 90, y: 100))
      try stage.settle()
      #expect(scene.take() == "before(A) after(A)")
      #expect(scene.scrollView.contentOffset.x == 100)
    }
  }

  @Test("A drag over the start to the other side cancels the one turn, and begins the other")
  func reversed() throws {
    try withStage(.small) { stage in
      let scene = PageScene(stage, first: 1)
      stage.touchDown(at: CGPoint(x: 50, y: 100))
      for x in [45, 35, 25, 40, 60, 80, 95] {
        stage.touchMove(to: CGPoint(x: CGFloat(x), y: 100))
        stage.advance(frames: 10)
      }
      #expect(
        scene.take() == "before(B) after(B) will(C) C.wA B.wD B.wA B.dA C.wD C.dD did(B,0) will(A) A.wA B.wD")
      stage.touchMove(to: CGPoint(x: 140, y: 100))
      stage.advance(frames: 10)
      stage.touchUp(at: CGPoint(x: 140, y: 100))
      try stage.settle()
      #expect(scene.take() == "A.dA B.dD did(B,1) before(A)")
    }
  }

  @Test("A drag beyond the next page goes on to the one after it")
  func twoPages() throws {
    try withStage(.small) { stage in
      let scene = PageScene(stage)
      stage.touchDown(at: CGPoint(x: 90, y: 100))
      for x in stride(from: 80, through: -90, by: -10) {
        stage.touchMove(to: CGPoint(x: CGFloat(x), y: 100))
        stage.advance(frames: 5)
      }
      #expect(scene.take() == "before(A) after(A) will(B) B.wA A.wD B.dA A.dD did(A,1) after(B) will(C) C.wA B.wD")
      stage.touchUp(at: CGPoint(x: -90, y: 100))
      try stage.settle()
      #expect(scene.take() == "C.dA B.dD did(B,1)")
      #expect(stage.image.color(x: 50, y: 100) == .green)
    }
  }

  @Test("A page set by the program slides from its side without the delegate, and then completes (T-118)")
  func program() throws {
    try withStage(.small) { stage in
      let scene = PageScene(stage, first: 1)
      var completions: [Bool] = []
      scene.pager.setViewControllers([scene.pages[0]], direction: .reverse, animated: true) { completions.append($0) }
      #expect(scene.take() == "A.wA B.wD" && completions == [])
      stage.advance(by: 0.15)
      let x = scene.pages[0].view.convert(CGPoint.zero, to: nil).x
      #expect(x < -40 && x > -60)
      try stage.settle()
      #expect(scene.take() == "A.dA B.dD" && completions == [true])
      #expect(scene.scrollView.contentOffset.x == 100 && stage.image.color(x: 50, y: 100) == .red)
    }
  }

  @Test("A page set in viewDidLoad, or before the view is in a window, gets wA and dA at once, and not again (T-175)")
  func early() throws {
    try withStage(.small) { stage in
      final class Pager: UIPageViewController {
        let page: Screen
        init(_ page: Screen) {
          self.page = page
          super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
          super.viewDidLoad()
          setViewControllers([page], direction: .forward, animated: true)
          page.log.calls.append("loaded")
        }
        override func viewWillAppear(_ animated: Bool) {
          page.log.calls.append("pager.wA")
          super.viewWillAppear(animated)
        }
      }
      let page = Screen("A", .red)
      stage.show(Pager(page))
      try stage.settle()
      let calls = page.log.calls.filter { !$0.contains("Move") && !$0.hasSuffix("layout") }
      #expect(calls == ["A.load", "A.wA", "A.dA", "loaded", "pager.wA"])
      #expect(stage.image.color(x: 50, y: 100) == .red)
    }
  }

  @Test("In a right-to-left layout the next page is on the left, and vertical pages follow downwards")
  func sides() throws {
    try withStage(.small) { stage in
      let scene = PageScene(stage, isRightToLeft: true)
      drag(scene, by: 70)
      try stage.settle()
      #expect(scene.pager.viewControllers == [scene.pages[1]])
    }
    try withStage(.small) { stage in
      let scene = PageScene(stage, .scroll, .vertical)
      stage.drag(from: CGPoint(x: 50, y: 180), to: CGPoint(x: 50, y: 20), over: 0.2)
      try stage.settle()
      #expect(scene.pager.viewControllers == [scene.pages[1]])
      #expect(scene.scrollView.contentOffset == CGPoint(x: 0, y: 200))
    }
  }

  @Test("The space between pages shows only while they move, and a page's frame is the container's")
  func spacing() throws {
    try withStage(.small) { stage in
      let scene = PageScene(stage, options: [.interPageSpacing: 20])
      let page = scene.pages[0].view!
      #expect(page.convert(page.bounds, to: nil) == CGRect(x: 0, y: 0, width: 100, height: 200))
      drag(scene, by: -40, release: false)
      let (a, b) = (scene.pages[0].view!, scene.pages[1].view!)
      #expect(b.convert(b.bounds, to: nil).minX - a.convert(a.bounds, to: nil).maxX == 20)
      stage.touchUp(at: CGPoint(x: 10, y: 100))
      try stage.settle()
    }
  }

  @Test("The indicator takes 37 points from the pages, and follows the user's turns by itself (K-63)")
  func indicator() throws {
    try withStage(.small) { stage in
      let scene = PageScene(stage, dots: 3)
      let control = scene.pager.view.subviews.compactMap { $0 as? UIPageControl }[0]
      #expect(control.numberOfPages == 3 && control.currentPage == 0 && !control.isHidden)
      #expect(control.frame == CGRect(x: 0, y: 163, width: 100, height: 37))
      #expect(scene.pages[0].view.bounds.height == 163)
      drag(scene, by: -70)
      try stage.settle()
      #expect(control.currentPage == 1)
      drag(scene, by: 20)
      try stage.settle()
      #expect(control.currentPage == 1)
      scene.pager.setViewControllers([scene.pages[2]], direction: .forward, animated: true)
      try stage.settle()
      #expect(control.currentPage == 2)
    }
  }

  @Test("Without a data source a drag moves nothing")
  func noSource() throws {
    try withStage(.small) { stage in
      let scene = PageScene(stage)
      scene.pager.dataSource = nil
      drag(scene, by: -70)
      try stage.settle()
      #expect(scene.take() == "" && scene.scrollView.contentOffset.x == 100)
    }
  }

  @Test("A rotation completes the turn, and the page fills the new size")
  func rotation() throws {
    try withStage(.small) { stage in
      let scene = PageScene(stage)
      drag(scene, by: -70)
      stage.resize(to: CGSize(width: 200, height: 100), animated: true)
      try stage.settle()
      let page = scene.pages[1].view!
      #expect(scene.pager.viewControllers == [scene.pages[1]])
      #expect(scene.scrollView.contentOffset == CGPoint(x: 200, y: 0) && page.frame.minX == 200)
      #expect(page.convert(page.bounds, to: nil) == CGRect(x: 0, y: 0, width: 200, height: 100))
      #expect(scene.take().hasSuffix("B.dA A.dD did(A,1)"))
    }
  }

  @Test("A page's own scroll view across the pages scrolls, and one at its edge along them does not turn the page")
  func nested() throws {
    try withStage(.small) { stage in
      let scene = PageScene(stage)
      let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
      inner.contentSize = CGSize(width: 100, height: 600)
      inner.contentInsetAdjustmentBehavior = .never
      scene.pages[0].view.addSubview(inner)
      stage.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 50), over: 0.3)
      try stage.settle()
      #expect(inner.contentOffset.y > 60 && scene.take() == "")
      drag(scene, by: -70)
      try stage.settle()
      #expect(scene.pager.viewControllers == [scene.pages[1]])
    }
  }

  @Test("A page set in the callbacks of a turn waits for its end, and one set later ends the turn at once")
  func waiting() throws {
    try withStage(.small) { stage in
      let scene = PageScene(stage)
      scene.pages[1].onWillAppear = { [pager = scene.pager, c = scene.pages[2]] _ in
        pager.setViewControllers([c], direction: .forward, animated: false)
      }
      drag(scene, by: -70)
      try stage.settle()
      #expect(scene.take().hasSuffix("B.dA A.dD did(A,1) C.wA B.wD C.dA B.dD"))
      scene.pages[1].onWillAppear = nil
      scene.pager.setViewControllers([scene.pages[1]], direction: .reverse, animated: true)
      scene.pager.setViewControllers([scene.pages[0]], direction: .reverse, animated: false)
      #expect(scene.take() == "B.wA C.wD B.dA C.dD A.wA B.wD A.dA B.dD")
      #expect(scene.pager.children == [scene.pages[0]])
    }
  }

  @Test("Alongside animations follow the scrolling, and go back with it (T-106, C-82)")
  func alongside() throws {
    try withStage(.small) { stage in
      let scene = PageScene(stage)
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let inner = UIView(frame: CGRect(x: 0, y: 20, width: 10, height: 10))
      scene.pager.view.addSubview(bar)
      scene.pages[0].view.addSubview(inner)
      scene.pages[1].onWillAppear = { page in
        page.transitionCoordinator?.animateAlongsideTransition(
          in: bar, animation: { _ in (bar.alpha, inner.alpha) = (0, 0) }, completion: nil)
      }
      drag(scene, by: -40, release: false)
      stage.advance(frames: 1)
      let progress = (scene.scrollView.contentOffset.x - 100) / 100
      for view in [bar, inner] {
        #expect(abs(CGFloat(view.layer.presentation()?.opacity ?? 0) - (1 - progress)) < 0.02)
      }
      stage.touchUp(at: CGPoint(x: 10, y: 100))
      try stage.settle()
      #expect(bar.alpha == 1 && inner.alpha == 1)
    }
  }

  @Test("A wrong number of pages is reported, and the present page stays")
  func counts() throws {
    try withStage(.small) { stage in
      let scene = PageScene(stage)
      var completions: [Bool] = []
      scene.pager.setViewControllers(nil, direction: .forward, animated: false) { completions.append($0) }
      scene.pager.setViewControllers(scene.pages, direction: .forward, animated: false) { completions.append($0) }
      for _ in 0..<2 { try stage.expectDiagnostic("page-count") }
      #expect(completions == [false, false] && scene.pager.viewControllers == [scene.pages[0]])
    }
  }
}
