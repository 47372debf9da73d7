import QuartzCore

/// A row on a picker's wheel: a title, or a view of the delegate's.
final class PickerRow: UIView {
  private var label: UILabel?
  /// The delegate's view; nil for a title.
  private(set) var ownView: UIView?

  /// The vertical middle of the row on the screen, in the wheel's coordinates.
  var shownMiddle: CGFloat {
    guard let superview else { return 0 }
    return convert(CGPoint(x: bounds.midX, y: bounds.midY), to: superview).y
  }

  func show(_ title: String) {
    makeLabel().text = title
  }

  func show(_ title: NSAttributedString) {
    makeLabel().attributedText = title
  }

  func show(_ view: UIView) {
    ownView = view
    addSubview(view)
    setNeedsLayout()
  }

  private func makeLabel() -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: PickerMetrics.fontSize)
    label.textAlignment = .center
    self.label = label
    addSubview(label)
    return label
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label?.frame = bounds.insetBy(dx: PickerMetrics.padding, dy: 0)
    guard let ownView else { return }
    // A view without a size fills the row; others are in its middle.
    if ownView.bounds.size == .zero {
      ownView.frame = bounds
    } else {
      ownView.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
  }
}
