import QuartzCore

/// The parts of a new table view.
extension UITableView {
  func setUp() {
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    alwaysBounceVertical = true
    addGestureRecognizer(swiping.recognizer)
    addGestureRecognizer(reordering.recognizer)
  }

  static func makeMeasuringLabel() -> UILabel {
    let label = UILabel(frame: .zero)
    label.numberOfLines = 0
    return label
  }
}
