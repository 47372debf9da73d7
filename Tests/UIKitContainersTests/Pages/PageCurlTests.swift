import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Pages that curl") @MainActor struct PageCurlTests {
  @Test("A curl by a drag sends the old page's viewDidDisappear before the new one's viewDidAppear (T-117, T-118)")
  func completed() throws {
    try withStage(.small) { stage in
      let scene = PageScene(stage, .pageCurl)
      stage.touchDown(at: CGPoint(x: 90, y: 100))
      for x in stride(from: 85, through: 20, by: -5) {
        stage.touchMove(to: CGPoint(x: CGFloat(x), y: 100))
        stage.advance(frames: 2)
        // The page rolls from the right, where the next one shows. The old one shows on the left.
        if x == 60 { #expect(stage.image.color(x: 97, y: 100) == .blue && stage.image.color(x: 2, y: 100) == .red) }
      }
      #expect(scene.take() == "after(A) will(B) B.wA A.wD")
      stage.touchUp(at: CGPoint(x: 20, y: 100))
      try stage.settle()
      #expect(scene.take() == "A.dD B.dA did(A,1)")
      #expect(scene.pager.viewControllers == [scene.pages[1]] && scene.pager.children == [scene.pages[1]])
      #expect(stage.image.color(x: 2, y: 100) == .blue)
    }
  }

  @Test("A curl that is released early goes back, with both wills before both dids (T-117, T-118)")
  func cancelled() throws {
    try withStage(.small) { stage in
      let scene = PageScene(stage, .pageCurl)
      stage.touchDown(at: CGPoint(x: 90, y: 100))
      for x in stride(from: 85, through: 60, by: -5) {
        stage.touchMove(to: CGPoint(x: CGFloat(x), y: 100))
        stage.advance(frames: 6)
      }
      stage.touchUp(at: CGPoint(x: 60, y: 100))
      #expect(scene.take() == "after(A) will(B) B.wA A.wD")
      try stage.settle()
      #expect(scene.take() == "B.wD A.wA B.dD A.dA did(A,0)")
      #expect(scene.pager.children == [scene.pages[0]] && !scene.pages[0].view.isHidden)
      #expect(stage.image.color(x: 97, y: 100) == .red)
    }
  }

  @Test("A drag whose first movement takes no time turns the page, too")
  func suddenDrag() throws {
    try withStage(.small) { stage in
      let scene = PageScene(stage, .pageCurl)
      stage.touchDown(at: CGPoint(x: 90, y: 100))
      stage.touchMove(to: CGPoint(x: 70, y: 100))
      stage.advance(frames: 2)
      #expect(scene.take() == "after(A) will(B) B.wA A.wD")
      stage.touchUp(at: CGPoint(x: 70, y: 100))
      try stage.settle()
    }
  }

  @Test("The page before comes down over the present one from its spine")
  func reverse() throws {
    try withStage(.small) { stage in
      let scene = PageScene(stage, .pageCurl, first: 1)
      var completions: [Bool] = []
      scene.pager.setViewControllers([scene.pages[0]], direction: .reverse, animated: true) { completions.append($0) }
      stage.advance(by: 0.25)
      #expect(stage.image.color(x: 97, y: 100) == .blue && stage.image.color(x: 2, y: 100) == .red)
      try stage.settle()
      #expect(scene.take() == "A.wA B.wD B.dD A.dA" && completions == [true])
      #expect(stage.image.color(x: 97, y: 100) == .red)
    }
  }

  @Test("A tap near an edge turns the page in 0.5 s, and one in the middle goes to the page (K-64)")
  func tap() throws {
    try withStage(.small) { stage in
      let scene = PageScene(stage, .pageCurl)
      #expect(scene.pager.gestureRecognizers.count == 2)
      stage.tap(CGPoint(x: 50, y: 100))
      try stage.settle()
      #expect(scene.take() == "")
      stage.tap(CGPoint(x: 95, y: 100))
      stage.advance(by: 0.45)
      #expect(scene.take() == "after(A) will(B) B.wA A.wD")
      stage.advance(by: 0.15)
      #expect(scene.take() == "A.dD B.dA did(A,1)")
      stage.tap(CGPoint(x: 5, y: 100))
      try stage.settle()
      #expect(scene.pager.viewControllers == [scene.pages[0]])
    }
  }

  @Test("With a spine on the right, pages roll to the right")
  func spine() throws {
    try withStage(.small) { stage in
      let scene = PageScene(
        stage, .pageCurl, options: [.spineLocation: UIPageViewController.SpineLocation.max.rawValue])
      #expect(scene.pager.spineLocation == .max)
      scene.pager.setViewControllers([scene.pages[1]], direction: .forward, animated: true)
      stage.advance(by: 0.25)
      #expect(stage.image.color(x: 2, y: 100) == .blue && stage.image.color(x: 97, y: 100) == .red)
      try stage.settle()
    }
  }

  @Test("Backs and a spine in the middle are reported, and backs are passed over")
  func unsupported() throws {
    try withStage(.small) { stage in
      let scene = PageScene(
        stage, .pageCurl, count: 4, options: [.spineLocation: UIPageViewController.SpineLocation.mid])
      try stage.expectDiagnostic("page-spine")
      #expect(scene.pager.spineLocation == .min)
      scene.pager.isDoubleSided = true
      try stage.expectDiagnostic("page-back")
      stage.tap(CGPoint(x: 95, y: 100))
      try stage.settle()
      #expect(scene.pager.viewControllers == [scene.pages[2]])
    }
  }
}
