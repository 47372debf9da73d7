import QuartzCore

/// The dark over the screen behind a sheet (K-20).
final class DimmingView: UIView {
  /// What a tap does.
  var onTap: () -> Void = {}

  init() {
    super.init(frame: .zero)
    backgroundColor = UIColor(white: 0, alpha: SheetMetrics.dimming)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tapped", DimmingView.tapped)))
  }

  required init?(coder: NSCoder) { nil }

  private func tapped() {
    onTap()
  }
}
