import UIKit

/// A snapshot of the screen behind, on black.
final class SemiModalBackdrop: UIView {
  private let still: UIView

  /// Makes a snapshot of a view at its position in a container.
  init(showing view: UIView, in container: UIView) {
    still = view.snapshotView(afterScreenUpdates: false) ?? UIView(frame: .zero)
    super.init(frame: container.bounds)
    backgroundColor = .black
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    still.frame = view.convert(view.bounds, to: container)
    addSubview(still)
  }

  required init?(coder: NSCoder) { nil }

  /// Scales the snapshot.
  func push(to scale: CGFloat) {
    let usable = scale.usable(in: 0.001...100, else: 1)
    still.transform = CGAffineTransform(scaleX: usable, y: usable)
  }
}
