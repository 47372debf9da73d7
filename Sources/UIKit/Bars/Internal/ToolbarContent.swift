import QuartzCore

/// One set of buttons in a toolbar.
final class ToolbarContent: UIView {
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 8

  private let items: [UIBarButtonItem]
  /// A view for each item; nil for a space.
  private let parts: [UIView?]

  init(_ items: [UIBarButtonItem], _ look: UIToolbarAppearance?, _ metrics: UIBarMetrics) {
    self.items = items
    parts = items.map { item in
      item.space == nil ? item.makeView(look?.buttonAppearance, done: look?.doneButtonAppearance, metrics) : nil
    }
    super.init(frame: .zero)
    for part in parts { if let part { addSubview(part) } }
  }

  required init?(coder: NSCoder) { nil }

  /// Items are placed from the leading edge, and flexible spaces share the rest equally.
  override func layoutSubviews() {
    super.layoutSubviews()
    let widths = zip(items, parts).map { item, part in
      if item.width > 0 { return item.width }
      return part?.sizeThatFits(bounds.size).width ?? 0
    }
    let gaps = CGFloat(parts.count { $0 != nil }) - 1
    let taken = widths.reduce(0, +) + max(0, gaps) * Self.gap + 2 * Self.margin
    let flexible = items.count { $0.space == .flexibleSpace }
    let share = flexible > 0 ? max(0, bounds.width - taken) / CGFloat(flexible) : 0
    var x = Self.margin
    for (index, part) in parts.enumerated() {
      guard let part else {
        x += items[index].space == .flexibleSpace ? share : widths[index]
        continue
      }
      part.bounds.size = CGSize(width: widths[index], height: bounds.height)
      let middle = x + widths[index] / 2
      let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
      part.center = CGPoint(x: isRightToLeft ? bounds.width - middle : middle, y: bounds.midY)
      x += widths[index] + Self.gap
    }
  }
}
