import QuartzCore

/// The view around a sheet or a popover, which dims the screen behind (K-20) and handles taps.
final class DimmingView: UIView {
  /// Called on a tap.
  var onTap: () -> Void = {}

  /// - Parameter color: clear for a view that only receives touches.
  init(color: UIColor = UIColor(white: 0, alpha: SheetMetrics.dimming)) {
    super.init(frame: .zero)
    backgroundColor = color
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tapped", DimmingView.tapped)))
  }

  required init?(coder: NSCoder) { nil }

  private func tapped() {
    onTap()
  }
}
