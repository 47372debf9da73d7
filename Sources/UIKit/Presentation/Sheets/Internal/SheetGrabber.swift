import QuartzCore

/// The grabber at the top of a card (K-27).
final class SheetGrabber: UIView {
  /// Called on a tap.
  var onTap: () -> Void = {}
  /// The margin around the bar that receives taps, in points.
  private static let reach: CGFloat = 12

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .tertiaryLabel
    layer.cornerRadius = SheetMetrics.grabber.height / 2
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tapped", SheetGrabber.tapped)))
  }

  required init?(coder: NSCoder) { nil }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(point)
  }

  private func tapped() {
    onTap()
  }
}
