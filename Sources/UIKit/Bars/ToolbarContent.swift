import QuartzCore

/// One set of buttons in a toolbar.
final class ToolbarContent: UIView {
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 8

  private let items: [UIBarButtonItem]
  /// A view for each item; nil for a space.
  private let parts: [UIView?]

  init(_ items: [UIBarButtonItem]) {
    self.items = items
    parts = items.map { $0.space == nil ? $0.makeView() : nil }
    super.init(frame: .zero)
    for part in parts { if let part { addSubview(part) } }
  }

  required init?(coder: NSCoder) { nil }

  /// Items are placed from left to right, and flexible spaces share the rest equally.
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
      part.center = CGPoint(x: x + widths[index] / 2, y: bounds.midY)
      x += widths[index] + Self.gap
    }
  }
}
