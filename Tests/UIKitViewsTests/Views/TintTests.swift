import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("The tint colour") @MainActor struct TintTests {
  private final class Listener: UIView {
    var changes = 0
    override func tintColorDidChange() { changes += 1 }
  }

  @Test("The tint dims with the mode of a superview, up to a view with its own mode, and each view is notified (A-56)")
  func dimming() throws {
    try withStage(.small) { stage in
      let scene = ViewScene(stage)
      let (outer, inner, own, normal) = (Listener(), Listener(), Listener(), Listener())
      scene.root.addSubview(outer)
      for view in [inner, own, normal] { outer.addSubview(view) }
      outer.tintColor = .red
      own.tintColor = .green
      normal.tintAdjustmentMode = .normal
      for view in [outer, inner, own, normal] { view.changes = 0 }
      outer.tintAdjustmentMode = .dimmed
      #expect([outer, inner, own, normal].map(\.changes) == [1, 1, 1, 0])
      #expect([outer, inner, own, normal].map(\.tintAdjustmentMode) == [.dimmed, .dimmed, .dimmed, .normal])
      let grey = UIColor(white: 0.299, alpha: 1)
      #expect(outer.tintColor == grey && inner.tintColor == grey)
      #expect(own.tintColor == UIColor(white: 0.587, alpha: 1))
      outer.tintAdjustmentMode = .automatic
      #expect(outer.tintAdjustmentMode == .normal && inner.tintColor == .red && own.tintColor == .green)
      #expect(inner.changes == 2)
    }
  }
}
