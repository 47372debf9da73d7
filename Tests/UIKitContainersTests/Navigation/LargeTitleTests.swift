import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Large titles") @MainActor struct LargeTitleTests {
  @Test("A bar with a large title is 96 points high, 44 and 52 more, and insets the content by all of it (K-13)")
  func height() throws {
    try withStage(.iPhone15) { stage in
      let scene = TitleScene(stage)
      #expect(scene.bar.frame == CGRect(x: 0, y: 59, width: 393, height: 96))
      #expect(scene.scrollView.adjustedContentInset.top == 155 && scene.scrollView.contentOffset.y == -155)
      let large = try #require(scene.large("Inbox"))
      let frame = scene.shownFrame(of: large)
      #expect(frame.minX == 16 && frame.midY > 115 && frame.midY < 135)
      #expect(scene.labels("Inbox").filter { $0 !== large }.allSatisfy { $0.alpha == 0 })
    }
  }

  @Test(
    "Scrolling collapses the title point by point, then the row's title shows, and the content is inset by 44 (K-13)")
  func collapse() throws {
    try withStage(.iPhone15) { stage in
      let scene = TitleScene(stage)
      let large = try #require(scene.large("Inbox"))
      let start = scene.shownFrame(of: large).minY
      scene.scrollView.contentOffset.y = -135
      stage.advance(frames: 1)
      #expect(scene.bar.frame.height == 76 && scene.scrollView.adjustedContentInset.top == 135)
      #expect(scene.shownFrame(of: large).minY == start - 20)
      scene.scrollView.contentOffset.y = 100
      stage.advance(frames: 1)
      #expect(scene.bar.frame.height == 44 && scene.scrollView.adjustedContentInset.top == 103)
      #expect(scene.labels("Inbox").contains { $0.font.pointSize == 17 && $0.alpha == 1 })
      scene.scrollView.contentOffset.y = -155
      stage.advance(frames: 1)
      #expect(scene.bar.frame.height == 96 && scene.scrollView.adjustedContentInset.top == 155)
    }
  }

  @Test("A drag of the content takes the title along, and pulled down the title follows the content (K-13)")
  func drag() throws {
    try withStage(.iPhone15) { stage in
      let scene = TitleScene(stage)
      let large = try #require(scene.large("Inbox"))
      let start = scene.shownFrame(of: large).minY
      stage.touchDown(at: CGPoint(x: 200, y: 500))
      for y in stride(from: 490, through: 400, by: -10) {
        stage.touchMove(to: CGPoint(x: 200, y: y))
        stage.advance(frames: 1)
      }
      let collapsed = scene.scrollView.contentOffset.y + 155
      #expect(collapsed > 70 && scene.bar.frame.height == 44)
      for y in stride(from: 410, through: 600, by: 10) {
        stage.touchMove(to: CGPoint(x: 200, y: y))
        stage.advance(frames: 1)
      }
      let pulled = -155 - scene.scrollView.contentOffset.y
      #expect(pulled > 20 && scene.bar.frame.height == 96)
      #expect(abs(scene.shownFrame(of: large).minY - start - pulled) < 0.01)
      stage.touchUp(at: CGPoint(x: 200, y: 600))
      try stage.settle()
      #expect(scene.scrollView.contentOffset.y == -155 && scene.shownFrame(of: large).minY == start)
    }
  }

  @Test("Released half-way, the title goes to the nearer end (K-13)", arguments: [(20, -155.0), (40, -103.0)])
  func snap(distance: Int, rest: Double) throws {
    try withStage(.iPhone15) { stage in
      let scene = TitleScene(stage)
      stage.touchDown(at: CGPoint(x: 200, y: 500))
      // Ten points of slop.
      for step in 1...(distance + 10) {
        stage.touchMove(to: CGPoint(x: 200, y: 500 - step))
        stage.advance(frames: 3)
      }
      stage.advance(frames: 30)
      stage.touchUp(at: CGPoint(x: 200, y: CGFloat(490 - distance)))
      try stage.settle()
      #expect(scene.scrollView.contentOffset.y == CGFloat(rest))
      #expect(scene.bar.frame.height == (rest == -155 ? 96 : 44))
    }
  }

  @Test("The bar has no background over content at its edge, and one as soon as the title has collapsed (K-13, K-59)")
  func background() throws {
    try withStage(.iPhone15) { stage in
      let scene = TitleScene(stage)
      @MainActor func shown() -> CGFloat { scene.bar.subviews[0].alpha }
      #expect(shown() == 0)
      scene.scrollView.contentOffset.y = -120
      stage.advance(frames: 1)
      #expect(shown() == 0)
      scene.scrollView.contentOffset.y = 0
      stage.advance(frames: 1)
      #expect(shown() == 1)
    }
  }

  @Test("Display modes: automatic follows the item below, always and never do not (K-13)")
  func modes() throws {
    try withStage(.iPhone15) { stage in
      let scene = TitleScene(stage)
      scene.b.navigationItem.largeTitleDisplayMode = .never
      scene.nav.pushViewController(scene.b, animated: true)
      try stage.settle()
      #expect(scene.bar.frame.height == 44)
      let c = TitleScene.screen("C")
      scene.nav.pushViewController(c, animated: false)
      try stage.settle()
      #expect(scene.bar.frame.height == 44)
      c.navigationItem.largeTitleDisplayMode = .always
      try stage.settle()
      #expect(scene.bar.frame.height == 96)
      stage.rotate(to: .landscapeRight)
      try stage.settle()
      #expect(scene.bar.frame.height == 32)
    }
  }

  @Test("In a push the large title moves to the back button's title, and its bar shrinks along (K-13)")
  func push() throws {
    try withStage(.iPhone15) { stage in
      let scene = TitleScene(stage)
      scene.b.navigationItem.largeTitleDisplayMode = .never
      let large = try #require(scene.large("Inbox"))
      scene.nav.pushViewController(scene.b, animated: true)
      stage.advance(frames: 1)
      var last = scene.shownFrame(of: large)
      for _ in 0..<20 {
        stage.advance(frames: 1)
        let now = scene.shownFrame(of: large)
        #expect(now.midY <= last.midY + 1e-6 && now.width <= last.width + 1e-6)
        last = now
      }
      // Its end is that of the back button's title: half the size, in the middle of the row.
      let back = try #require(scene.labels("Inbox").first { $0.superview is UIControl })
      try stage.settle()
      #expect(scene.bar.frame.height == 44 && back.window != nil)
      #expect(abs(scene.shownFrame(of: back).minX - 26) < 1e-6 && abs(scene.shownFrame(of: back).midY - 81) < 1e-6)
    }
  }

  @Test(
    "A swipe back brings the large title back from the button, and a cancel leaves everything as it was (K-13, C-82)")
  func swipe() throws {
    try withStage(.iPhone15) { stage in
      let scene = TitleScene(stage)
      scene.b.navigationItem.largeTitleDisplayMode = .never
      scene.nav.pushViewController(scene.b, animated: true)
      try stage.settle()
      for x in [100.0, 300.0] {
        stage.touchDown(at: CGPoint(x: 1, y: 400))
        for step in 1...10 {
          stage.touchMove(to: CGPoint(x: x * Double(step) / 10, y: 400))
          stage.advance(frames: 2)
        }
        let large = try #require(scene.large("Inbox"))
        let alpha = large.superview?.layer.presentation()?.opacity ?? 0
        #expect(alpha > 0.1 && alpha < 0.9)
        stage.touchUp(at: CGPoint(x: x, y: 400))
        try stage.settle()
        let isBack = x == 300
        #expect(scene.nav.topViewController === (isBack ? scene.a : scene.b))
        #expect(scene.bar.frame.height == (isBack ? 96 : 44))
      }
      let large = try #require(scene.large("Inbox"))
      #expect(scene.shownFrame(of: large).minX == 16 && large.transform.isIdentity && large.superview?.alpha == 1)
      #expect(scene.scrollView.contentOffset.y == -155)
    }
  }

  @Test("A screen that was left collapsed comes back collapsed (K-13)")
  func remembered() throws {
    try withStage(.iPhone15) { stage in
      let scene = TitleScene(stage)
      scene.scrollView.contentOffset.y = 200
      stage.advance(frames: 1)
      scene.nav.pushViewController(scene.b, animated: true)
      try stage.settle()
      #expect(scene.bar.frame.height == 96)
      scene.nav.popViewController(animated: true)
      try stage.settle()
      #expect(scene.bar.frame.height == 44 && scene.scrollView.contentOffset.y == 200)
    }
  }

  @Test("In a right-to-left layout the large title is on the right (K-13)")
  func rightToLeft() throws {
    try withStage(.iPhone15) { stage in
      let scene = TitleScene(stage, isRightToLeft: true)
      let large = try #require(scene.large("Inbox"))
      #expect(abs(scene.shownFrame(of: large).maxX - 377) < 1e-6)
    }
  }
}
