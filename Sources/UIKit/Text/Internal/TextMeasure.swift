import QuartzCore

/// Measures text as a label with these settings shows it.
@MainActor struct TextMeasure {
  var font: UIFont?
  var numberOfLines = 1
  var lineBreakMode = NSLineBreakMode.byTruncatingTail
  var textAlignment = NSTextAlignment.natural
  /// Whether the colours of attributed text are ignored.
  var isRecolored = false
  /// Whether the layout direction is right to left.
  var isRightToLeft = false

  /// Returns the text in runs; nil where there is no text, or no typeface.
  func runs(of content: LabelContent) -> [TextRun]? {
    content.runs(font: font?.textFont, size: font?.pointSize ?? 0, recolored: isRecolored)
  }

  /// Returns the text's lines in a size, in points; nil where there is no text or no typeface.
  func layout(of content: LabelContent, in size: CGSize, _ environment: UIEnvironment) -> TextLayout? {
    key(of: content, in: size).map(environment.textLayoutCache.layout)
  }

  /// Returns the key of the text's lines in a size, in points; nil where there is no text or no typeface.
  func key(of content: LabelContent, in size: CGSize) -> TextLayoutCache.Key? {
    runs(of: content).map { runs in
      TextLayoutCache.Key(
        runs: runs, size: size, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode.layoutMode,
        alignment: textAlignment.layoutAlignment(isRightToLeft: isRightToLeft), isRightToLeft: isRightToLeft)
    }
  }

  /// Returns the size of the text, in points, rounded up to whole pixels; a width that is not above 0 is no limit.
  func size(of content: LabelContent, fitting size: CGSize, _ environment: UIEnvironment) -> CGSize {
    let width = size.width > 0 ? size.width : .infinity
    let room = CGSize(width: width, height: .infinity)
    guard let measured = layout(of: content, in: room, environment)?.size else { return .zero }
    let scale = environment.screen.scale
    return CGSize(
      width: min((measured.width * scale).rounded(.up) / scale, width),
      height: (measured.height * scale).rounded(.up) / scale)
  }
}
