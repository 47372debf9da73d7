import QuartzCore

/// What lies around a sheet or a popover: it darkens the screen behind (K-20), and tells of taps.
final class DimmingView: UIView {
  /// What a tap does.
  var onTap: () -> Void = {}

  /// - Parameter color: clear for surroundings that only take touches.
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
