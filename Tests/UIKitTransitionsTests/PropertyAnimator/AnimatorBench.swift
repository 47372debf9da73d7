import TransitionTesting
import UIKit

@testable import UIKitTestSupport

/// A square in a window, 20 points wide, at the left; animators move its centre from x 10 to 110.
@MainActor struct AnimatorBench {
  let stage: Stage
  let square = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  let screen = UIViewController()

  init(_ stage: Stage) {
    self.stage = stage
    stage.show(screen)
    screen.view.addSubview(square)
    stage.advance(frames: 1)
  }

  /// Where the square is shown.
  var x: Double { Double(square.layer.presentation()?.position.x ?? -1) }
  /// How much of the way is shown, in 0…1.
  var progress: Double { (x - 10) / 100 }

  /// The change that the animators make.
  func move() {
    square.center.x = 110
  }

  /// An animator that moves the square over a second, linearly unless said otherwise.
  func animator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 1, curve: curve) { move() }
  }
}
