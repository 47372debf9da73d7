import QuartzCore

extension NSLayoutConstraint {
  /// The system's space between two edges, in points (L-42).
  static let systemSpacing: CGFloat = 8

  /// The system's space between the sides, in points: between two baselines the height of the larger font's line, up to
  /// a whole point (L-43).
  var systemSpace: CGFloat {
    guard firstAttribute.isBaseline, secondAttribute.isBaseline else { return Self.systemSpacing }
    let heights = [firstSide, secondSide].compactMap { $0?.textBaseline?.height }
    let height = heights.max() ?? 0
    return height > 0 ? height.rounded(.up) : Self.systemSpacing
  }
}

extension LayoutSide {
  /// The line of text whose baseline the side names; nil for another attribute, and for a view without text.
  fileprivate var textBaseline: TextBaseline? {
    guard start.attribute.isBaseline, let view = item as? UIView else { return nil }
    let isFirst = start.attribute == .firstBaseline
    let text = view.baselineView(isFirst: isFirst)
    return text.textBaseline(isFirst: isFirst, in: text.bounds.size)
  }
}

/// The first or the last line of text in a view.
struct TextBaseline {
  /// The distance from the view's top edge to the first line's baseline, or from the last line's to its bottom edge, in
  /// points.
  let inset: CGFloat
  /// The height of a line of the text's font, in points; 0 for a line in an image.
  let height: CGFloat
}
