import QuartzCore

/// How large text is, as a label with these settings shows it.
@MainActor struct TextMeasure {
  var font: UIFont?
  var numberOfLines = 1
  var lineBreakMode = NSLineBreakMode.byTruncatingTail
  var textAlignment = NSTextAlignment.natural

  /// The text's lines in a size, in points; nil where there is no text or no typeface.
  func layout(of text: String?, in size: CGSize, _ environment: UIEnvironment) -> TextLayout? {
    guard let text, !text.isEmpty, let textFont = font?.textFont else { return nil }
    return environment.textLayouts.layout(
      TextLayoutCache.Key(
        text: text, font: textFont, size: size, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode.layoutMode,
        alignment: textAlignment.layoutAlignment))
  }

  /// The size that text takes, in points, rounded up to whole pixels; a width that is not above 0 is no limit.
  func size(of text: String?, fitting size: CGSize, _ environment: UIEnvironment) -> CGSize {
    let width = size.width > 0 ? size.width : .infinity
    let room = CGSize(width: width, height: .infinity)
    guard let measured = layout(of: text, in: room, environment)?.size else { return .zero }
    let scale = environment.screen.scale
    return CGSize(
      width: min((measured.width * scale).rounded(.up) / scale, width),
      height: (measured.height * scale).rounded(.up) / scale)
  }
}
