import Rendering
import Testing
import TransitionTesting

@testable import UIKit
@testable import UIKitTestSupport

@Suite("The backgrounds of bars") @MainActor struct BarBackgroundTests {
  /// A screen with content of 3,000 points, under bars.
  private func screen(_ title: String, at offset: CGFloat = 0) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    controller.view.backgroundColor = .white
    let scrollView = UIScrollView(frame: controller.view.bounds)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 100, height: 3000)
    let stripes = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 3000))
    stripes.backgroundColor = .red
    scrollView.addSubview(stripes)
    controller.view.addSubview(scrollView)
    if offset > 0 { scrollView.contentOffset.y = offset }
    return controller
  }

  private func scrollView(of controller: UIViewController) throws -> UIScrollView {
    try #require(controller.view.subviews.first as? UIScrollView)
  }

  /// How much of a bar's background shows now.
  private func shown(_ bar: UIView) -> Double {
    bar.subviews.compactMap { $0 as? BarBackground }.first?.shownAlpha ?? .nan
  }

  /// Whether a blur is drawn for a bar.
  private func blurs(_ bar: UIView) -> Bool {
    func isBlurred(_ node: RenderNode) -> Bool {
      node.opacity > 0 && (!node.backdropFilters.isEmpty || node.children.contains(where: isBlurred))
    }
    return bar.shownNode.map(isBlurred) ?? false
  }

  @Test("A navigation bar has no background, and draws no blur, until content is scrolled under it (K-59)")
  func navigationBar() throws {
    try withStage(.iPhone15) { stage in
      let a = screen("A")
      let navigation = UINavigationController(rootViewController: a)
      stage.show(navigation)
      try stage.settle()
      let (bar, scrollView) = (navigation.navigationBar, try scrollView(of: a))
      #expect(scrollView.contentOffset.y == -103 && shown(bar) == 0 && !blurs(bar))
      #expect(stage.image.color(x: 3, y: 3 * 80) == .white)
      scrollView.contentOffset.y = -97
      stage.advance(frames: 1)
      #expect(shown(bar) > 0.3 && shown(bar) < 0.7 && blurs(bar))
      scrollView.contentOffset.y = 200
      stage.advance(frames: 1)
      #expect(shown(bar) == 1 && blurs(bar))
      // A chrome material: the red of the content shines through.
      var (red, green): (CGFloat, CGFloat) = (0, 0)
      stage.image.color(x: 3, y: 3 * 80).getRed(&red, green: &green, blue: nil, alpha: nil)
      #expect(red > 0.9 && green > 0.6 && green < 0.95)
      scrollView.contentOffset.y = -150
      stage.advance(frames: 1)
      #expect(shown(bar) == 0 && !blurs(bar))
    }
  }

  @Test("A screen without a scroll view has no background behind its bars; opaque bars always have theirs (K-59)")
  func plain() throws {
    try withStage(.iPhone15) { stage in
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.isToolbarHidden = false
      stage.show(navigation)
      try stage.settle()
      #expect(shown(navigation.navigationBar) == 0 && shown(navigation.toolbar) == 0)
      navigation.navigationBar.isTranslucent = false
      navigation.navigationBar.barTintColor = .green
      try stage.settle()
      #expect(shown(navigation.navigationBar) == 1 && !blurs(navigation.navigationBar))
      #expect(stage.image.color(x: 3, y: 3 * 80) == .green)
      // A bar without a navigation controller has its background.
      #expect(UINavigationBar(frame: .zero).background.visibility == 1)
    }
  }

  @Test("A toolbar and a tab bar have no background where the content stands at its end (K-59)")
  func bottomBars() throws {
    try withStage(.iPhone15) { stage in
      let a = screen("A")
      let navigation = UINavigationController(rootViewController: a)
      navigation.isToolbarHidden = false
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation, UIViewController()]
      stage.show(tabs)
      try stage.settle()
      let scrollView = try scrollView(of: a)
      #expect(shown(navigation.toolbar) == 1 && shown(tabs.tabBar) == 1 && shown(navigation.navigationBar) == 0)
      scrollView.contentOffset.y = 3000 - 852 + scrollView.adjustedContentInset.bottom
      stage.advance(frames: 1)
      #expect(shown(navigation.toolbar) == 0 && shown(tabs.tabBar) == 0 && shown(navigation.navigationBar) == 1)
      #expect(!blurs(tabs.tabBar) && !blurs(navigation.toolbar))
      scrollView.contentSize.height = 4000
      stage.advance(frames: 1)
      #expect(shown(navigation.toolbar) == 1 && shown(tabs.tabBar) == 1)
      tabs.selectedIndex = 1
      try stage.settle()
      #expect(shown(tabs.tabBar) == 0)
    }
  }

  @Test("A push from scrolled content to content at its top fades the background along with it (K-59)")
  func push() throws {
    try withStage(.iPhone15) { stage in
      let (a, b) = (screen("A"), screen("B"))
      let navigation = UINavigationController(rootViewController: a)
      stage.show(navigation)
      try stage.settle()
      try scrollView(of: a).contentOffset.y = 500
      stage.advance(frames: 1)
      let bar = navigation.navigationBar
      #expect(shown(bar) == 1)
      navigation.pushViewController(b, animated: true)
      var last = 1.0
      for _ in 0..<12 {
        stage.advance(frames: 1)
        let part = (try #require(b.view.layer.presentation()).position.x - 196.5) / 393
        #expect(shown(bar) <= last && isClose(shown(bar), Double(part), within: 0.02))
        last = shown(bar)
      }
      #expect(last < 0.5)
      try stage.settle()
      #expect(shown(bar) == 0 && !blurs(bar))
      navigation.popViewController(animated: true)
      stage.advance(by: 0.1)
      #expect(shown(bar) > 0 && shown(bar) < 1)
      try stage.settle()
      #expect(shown(bar) == 1)
    }
  }

  @Test(
    "A swipe back takes the backgrounds of all bars along with the finger, and back where it is cancelled (K-59, P-41)")
  func swipe() throws {
    try withStage(.iPhone15) { stage in
      let (a, b) = (screen("A"), UIViewController())
      let navigation = UINavigationController(rootViewController: a)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      stage.show(tabs)
      try stage.settle()
      try scrollView(of: a).contentOffset.y = 500
      navigation.pushViewController(b, animated: false)
      try stage.settle()
      let bars: [UIView] = [navigation.navigationBar, tabs.tabBar]
      #expect(bars.map(shown) == [0, 0])
      for leaves in [false, true] {
        let finger = stage.touchDown(at: CGPoint(x: 2, y: 400))
        for _ in 0..<10 {
          finger.move(by: CGVector(dx: leaves ? 30 : 10, dy: 0))
          stage.advance(frames: 1)
        }
        stage.advance(by: 0.3)
        let part = (try #require(b.view.layer.presentation()).position.x - 196.5) / 393
        #expect(part > 0.15 && part < 0.85)
        for bar in bars { #expect(isClose(shown(bar), Double(part), within: 0.02)) }
        finger.lift()
        try stage.settle()
        #expect(navigation.viewControllers.count == (leaves ? 1 : 2))
        #expect(bars.map(shown) == (leaves ? [1, 1] : [0, 0]))
      }
    }
  }

  @Test("Only a scroll view that reaches under the bar counts, and the screen of the inmost container (K-59)")
  func whichScrollView() throws {
    try withStage(.iPhone15) { stage in
      let a = UIViewController()
      let carousel = UIScrollView(frame: CGRect(x: 0, y: 300, width: 393, height: 200))
      carousel.contentSize = CGSize(width: 393, height: 1000)
      let list = UIScrollView(frame: a.view.bounds)
      list.contentSize = CGSize(width: 393, height: 2000)
      for view in [carousel, list] { a.view.addSubview(view) }
      let navigation = UINavigationController(rootViewController: a)
      stage.show(navigation)
      try stage.settle()
      carousel.contentOffset.y = 300
      stage.advance(frames: 1)
      #expect(shown(navigation.navigationBar) == 0)
      list.contentOffset.y = 300
      stage.advance(frames: 1)
      #expect(shown(navigation.navigationBar) == 1)
    }
  }

  @Test("A bar that is not translucent is opaque, and has no material although its appearance has one")
  func opaqueAppearance() throws {
    try withStage(.iPhone15) { stage in
      let navigation = UINavigationController(rootViewController: screen("A", at: 500))
      let appearance = UINavigationBarAppearance()
      appearance.configureWithDefaultBackground()
      navigation.navigationBar.standardAppearance = appearance
      navigation.navigationBar.isTranslucent = false
      stage.show(navigation)
      try stage.settle()
      #expect(!blurs(navigation.navigationBar))
      let color = stage.image.color(x: 3, y: 3 * 80)
      #expect(color == UIColor(white: 249.0 / 255, alpha: 1))
      navigation.navigationBar.isTranslucent = true
      try stage.settle()
      #expect(stage.image.color(x: 3, y: 3 * 80) != color)
    }
  }
}
