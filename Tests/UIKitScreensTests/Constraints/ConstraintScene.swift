import Testing
import TransitionTesting
import UIKit

/// A view that code places, on a stage, into which a test lays out views by constraints.
@MainActor struct ConstraintScene {
  let stage: Stage
  let root: UIView

  init(_ stage: Stage, _ width: CGFloat = 320, _ height: CGFloat = 240) {
    self.stage = stage
    let controller = UIViewController()
    root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    controller.view.addSubview(root)
    stage.show(controller)
  }

  /// Adds a view that constraints place.
  func add<View: UIView>(_ view: View, to parent: UIView? = nil) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? root).addSubview(view)
    return view
  }

  func add() -> UIView { add(UIView()) }

  func activate(_ constraints: NSLayoutConstraint...) {
    NSLayoutConstraint.activate(constraints)
  }

  func layOut() {
    root.layoutIfNeeded()
  }
}

/// A view with a natural size.
final class SizedView: UIView {
  var natural: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ width: CGFloat, _ height: CGFloat) {
    natural = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { natural }
}

/// Compares frames within a hundredth of a point.
@MainActor func expect(
  _ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let frame = view.frame
  let isEqual =
    abs(frame.minX - x) < 0.01 && abs(frame.minY - y) < 0.01 && abs(frame.width - width) < 0.01
    && abs(frame.height - height) < 0.01
  #expect(isEqual, "\(frame), not (\(x), \(y), \(width), \(height))", sourceLocation: sourceLocation)
}
