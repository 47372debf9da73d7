import CoreGraphics
import Foundation
import QuartzCore

/// The content of a label.
enum LabelContent: Equatable {
  /// A text in the label's font and colour.
  case plain(String?)
  /// An attributed text, with its attributes as values.
  case attributed(NSAttributedString, AttributedText)

  /// Copies an attributed text.
  init(_ string: NSAttributedString) {
    var reader = AttributeReader()
    self = .attributed(string, reader.read(string))
  }

  /// The characters without attributes.
  var string: String? {
    switch self {
    case .plain(let string): string
    case .attributed(let string, _): string.string
    }
  }

  /// Whether there is nothing to draw.
  var isEmpty: Bool { string?.isEmpty ?? true }

  /// The content as an attributed text; a plain text gets the given attributes.
  func attributedString(attributes: [NSAttributedString.Key: Any]) -> NSAttributedString? {
    switch self {
    case .plain(let string): string.map { NSAttributedString(string: $0, attributes: attributes) }
    case .attributed(let string, _): string
    }
  }

  /// Returns the attributed text with changed attributes; nil for a plain text.
  func changing(_ change: (inout [NSAttributedString.Key: Any]) -> Void) -> LabelContent? {
    guard case .attributed(let string, _) = self else { return nil }
    return LabelContent(string.rebuilt(change))
  }

  /// Reads the attributes again, because their colours may depend on the current traits.
  mutating func readColors() {
    if case .attributed(let string, _) = self { self = LabelContent(string) }
  }

  /// Returns the text in runs; nil where there is no text, or no font.
  ///
  /// - Parameters:
  ///   - font: the font of runs without one.
  ///   - size: the size in points of fonts without one.
  ///   - recolored: whether the colours of the text are ignored.
  func runs(font: TextFont?, size: CGFloat, recolored: Bool) -> [TextRun]? {
    guard !isEmpty else { return nil }
    switch self {
    case .plain(let string): return font.map { [TextRun(string ?? "", TextStyle(font: $0))] }
    case .attributed(_, let text):
      var runs = text.styledRuns(font: font, color: nil, faceSize: size)
      if recolored { for index in runs.indices { runs[index].style.color = nil } }
      return runs.isEmpty ? nil : runs
    }
  }

  /// Whether two contents look the same.
  static func == (lhs: LabelContent, rhs: LabelContent) -> Bool {
    switch (lhs, rhs) {
    case (.plain(let one), .plain(let other)): one == other
    case (.attributed(_, let one), .attributed(_, let other)): one == other
    case (.plain, .attributed), (.attributed, .plain): false
    }
  }
}

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
  /// The smallest factor by which fonts shrink so that the text fits; 1 for none.
  var minimumScale: CGFloat = 1
  /// The factor by which fonts are scaled.
  private var scale: CGFloat = 1
  /// Whether fonts are smaller than their size, so that the text fits.
  var isShrunk: Bool { scale < 1 }

  init(
    font: UIFont? = nil, numberOfLines: Int = 1, lineBreakMode: NSLineBreakMode = .byTruncatingTail,
    textAlignment: NSTextAlignment = .natural, isRecolored: Bool = false, isRightToLeft: Bool = false,
    minimumScale: CGFloat = 1
  ) {
    (self.font, self.numberOfLines, self.lineBreakMode) = (font, numberOfLines, lineBreakMode)
    (self.textAlignment, self.isRecolored, self.isRightToLeft) = (textAlignment, isRecolored, isRightToLeft)
    self.minimumScale = minimumScale
  }

  /// Returns the settings with fonts so small that the text fits into a size, but no smaller than allowed.
  func fitting(_ content: LabelContent, in size: CGSize, _ environment: UIEnvironment) -> TextMeasure {
    guard minimumScale < 1, size.width > 0, size.height > 0 else { return self }
    func fits(_ measure: TextMeasure) -> Bool {
      let width = numberOfLines == 1 ? CGFloat.infinity : size.width
      var unlimited = measure
      unlimited.numberOfLines = numberOfLines == 1 ? 1 : 0
      guard let layout = unlimited.layout(of: content, in: CGSize(width: width, height: .infinity), environment) else {
        return true
      }
      let hasLines = numberOfLines == 0 || layout.lines.count <= numberOfLines
      return hasLines && layout.size.width <= size.width + 0.001
        && (numberOfLines == 1 || layout.size.height <= size.height + 0.001)
    }
    if fits(self) { return self }
    var (low, high) = (self, 1 as CGFloat)
    low.scale = minimumScale
    guard fits(low) else { return low }
    // Eight steps bring the size within half a percent.
    for _ in 0..<8 {
      var middle = self
      middle.scale = (low.scale + high) / 2
      if fits(middle) { low = middle } else { high = middle.scale }
    }
    return low
  }

  /// Returns the text in runs; nil where there is no text, or no typeface.
  func runs(of content: LabelContent) -> [TextRun]? {
    let runs = content.runs(font: font?.textFont, size: font?.pointSize ?? 0, recolored: isRecolored)
    guard scale != 1 else { return runs }
    return runs.map { runs in
      runs.map { run in
        var run = run
        run.style.font = run.style.font.scaled(by: scale)
        return run
      }
    }
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
    let availableSize = CGSize(width: width, height: .infinity)
    guard let measured = layout(of: content, in: availableSize, environment)?.size else { return .zero }
    let scale = environment.screen.scale
    return CGSize(
      width: min((measured.width * scale).rounded(.up) / scale, width),
      height: (measured.height * scale).rounded(.up) / scale)
  }
}
