import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Settling a stage") @MainActor struct SettleTests {
  @Test("settle names the diagnostics that were reported before")
  func traps() throws {
    try withStage(.small) { stage in
      let view = ViewScene(stage).square()
      UIView.animate(withDuration: 5) { view.center.x = 105 }
      view.alpha = .nan
      let error = #expect(throws: StageError.self) { try stage.settle(within: 1) }
      let trap = try stage.expectDiagnostic("invalid-geometry")
      let text = try #require(error?.description)
      #expect(text.contains("or give settle(within:) more time."))
      #expect(
        text.hasSuffix(
          "\nBefore that UIKit reported what would be a bug in an app, and may be the cause:\n  - \(trap.message)"))
      try stage.settle()
    }
  }

  @Test("settle does not suggest more time for an animation without end")
  func endless() throws {
    try withStage(.small) { stage in
      let view = ViewScene(stage).square()
      UIView.animate(withDuration: 1, delay: 0, options: .repeat) { view.center.x = 105 }
      let error = #expect(throws: StageError.self) { try stage.settle() }
      #expect(
        error?.description == """
          The stage did not settle within 0.00 s. What still runs:
            - animation "position" of UIView, no end, started by UIView.animate
          What has no end never settles: remove it, or pass time with advance(by:).
          """)
      view.layer.removeAllAnimations()
    }
  }

  @Test("settle waits for the completion of a property animator whose view is in no window (C-67)")
  func animatorOutsideWindow() throws {
    try withStage(.small) { stage in
      let view = UIView()
      var ends: [UIViewAnimatingPosition] = []
      let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { view.alpha = 0 }
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      stage.advance(frames: 2)
      #expect(!stage.isQuiet && stage.whatRuns == ["a property animator of 0.3 s"])
      try stage.settle()
      #expect(ends == [.end] && view.alpha == 0)
    }
  }

  @Test("A window that is shown after a rotation or a size change fills the screen")
  func windowShownLate() throws {
    try withStage(.iPhone15) { stage in
      let own = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      stage.rotate(to: .landscapeLeft)
      let root = UIViewController()
      stage.show(root)
      #expect(stage.window.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
      #expect(root.view.frame == stage.window.bounds)
      #expect(root.traitCollection.verticalSizeClass == .compact)
      own.makeKeyAndVisible()
      #expect(own.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
      stage.rotate(to: .portrait)
      try stage.settle()
      #expect(root.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    }
    try withStage(.iPad) { stage in
      stage.resize(to: CGSize(width: 375, height: 800))
      stage.show(UIViewController())
      #expect(stage.window.bounds.size == CGSize(width: 375, height: 800))
    }
  }
}
