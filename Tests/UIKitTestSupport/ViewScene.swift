import TransitionTesting
import UIKit

/// A plain controller on a stage, for tests of views.
@MainActor struct ViewScene {
  let stage: Stage
  let controller = UIViewController()
  var root: UIView { controller.view }

  init(_ stage: Stage) {
    self.stage = stage
    stage.show(controller)
    stage.advance(frames: 1)
  }

  /// A view in the root, on the screen.
  func square(x: CGFloat = 0, y: CGFloat = 0, side: CGFloat = 10) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: side, height: side))
    root.addSubview(view)
    stage.advance(frames: 1)
    return view
  }
}

extension UIView {
  /// The horizontal place of the centre that is shown; no number before the commit.
  var shownX: Double { layer.presentation().map { Double($0.position.x) } ?? .nan }
  /// The opacity that is shown; no number before the commit.
  var shownAlpha: Double { layer.presentation().map { Double($0.opacity) } ?? .nan }
}

/// Whether a value is near another.
func isClose(_ value: Double, _ other: Double, within distance: Double = 1e-6) -> Bool {
  abs(value - other) < distance
}
