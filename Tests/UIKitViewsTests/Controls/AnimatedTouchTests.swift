import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Touches on animated views") @MainActor struct AnimatedTouchTests {
  @Test("Animated views take no touches, unless the block allows them (C-71)", arguments: [false, true])
  func touches(allowed: Bool) throws {
    try withStage(.small) { stage in
      let root = UIViewController()
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      var taps = 0
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      root.view.addSubview(button)
      stage.show(root)
      UIView.animate(withDuration: 0.5, delay: 0, options: allowed ? .allowUserInteraction : []) {
        button.center.y += 100
      }
      stage.advance(by: 0.1)
      // Hit-testing goes by the model: where the view will be.
      stage.tap(CGPoint(x: 25, y: 125))
      stage.advance(by: 0.1)
      #expect(taps == (allowed ? 1 : 0))
      try stage.settle()
      stage.tap(CGPoint(x: 25, y: 125))
      stage.advance(by: 0.1)
      #expect(taps == (allowed ? 2 : 1))
    }
  }

  @Test("A block animates subviews that it lays out, or whose layout option it sets (C-72)")
  func layoutSubviews() throws {
    try withStage(.small) { stage in
      final class Pair: UIView {
        let half = UIView(frame: .zero)
        override func layoutSubviews() {
          super.layoutSubviews()
          half.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
        }
      }
      let root = UIViewController()
      let pairs = (0..<3).map { _ in Pair(frame: CGRect(x: 0, y: 0, width: 40, height: 10)) }
      for pair in pairs {
        pair.addSubview(pair.half)
        root.view.addSubview(pair)
      }
      stage.show(root)
      stage.advance(frames: 1)
      UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .layoutSubviews]) {
        pairs[0].frame.size.width = 80
      }
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        pairs[1].frame.size.width = 80
        pairs[1].layoutIfNeeded()
      }
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        pairs[2].frame.size.width = 80
      }
      stage.advance(by: 0.5)
      let widths = pairs.map { Double($0.half.layer.presentation()?.bounds.width ?? 0) }
      #expect(zip(widths, [30, 30, 40]).allSatisfy { abs($0 - $1) < 1e-6 }, "\(widths)")
      try stage.settle()
    }
  }
}
