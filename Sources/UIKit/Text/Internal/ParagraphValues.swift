import CoreGraphics

/// The values of a paragraph style.
struct ParagraphValues: Hashable {
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var direction = NSWritingDirection.natural
  var lengths = TextParagraphStyle()
  var tabStops: [NSTextTab]?

  /// The style for a layout; natural alignment is at the paragraph's leading edge.
  var layoutStyle: TextParagraphStyle {
    var style = lengths
    style.alignment = alignment == .natural ? .natural : alignment.layoutAlignment(isRightToLeft: false)
    style.isRightToLeft = direction == .natural ? nil : direction == .rightToLeft
    style.tabs = tabStops?.map(\.textTab).sorted { $0.location < $1.location }
    return style
  }

  /// Sets a length; one that is not finite, or negative where that is invalid, changes nothing.
  mutating func set(
    _ length: WritableKeyPath<TextParagraphStyle, CGFloat>, _ value: CGFloat, mayBeNegative: Bool = false
  ) {
    if value.isFinite, value >= 0 || mayBeNegative { lengths[keyPath: length] = value }
  }
}
