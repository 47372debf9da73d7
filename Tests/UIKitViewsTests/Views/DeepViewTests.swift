import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Deep view trees") @MainActor struct DeepViewTests {
  @Test("A thousand nested views are laid out, drawn and hit as deep as they go, and are released")
  func views() throws {
    try withStage(.small) { stage in
      let screen = UIViewController()
      stage.show(screen)
      var (inner, taps): (UIView, [Int]) = (screen.view, [])
      for level in 1...1_000 {
        let view = UIView(frame: screen.view.bounds)
        inner.addSubview(view)
        inner = view
        guard level == 300 || level == 900 else { continue }
        let tap = UITapGestureRecognizer()
        tap.addAction { _ in taps.append(level) }
        view.addGestureRecognizer(tap)
      }
      inner.setNeedsLayout()
      stage.advance(frames: 2)
      stage.tap(CGPoint(x: 20, y: 20))
      try stage.settle()
      #expect(taps == [300])
      #expect(stage.image.width > 0)
    }
  }
}
