import CoreGraphics

/// Layouts of text that were made, since screens and bars ask for the same ones again and again.
///
/// A layout depends on its arguments alone, so that it makes no difference but to the time whether it is here.
@MainActor final class TextLayoutCache {
  /// Everything that a layout depends on.
  struct Key: Hashable {
    var runs: [TextRun]
    var size: CGSize
    var numberOfLines: Int
    var lineBreakMode: TextLineBreakMode
    var alignment: TextAlignment
  }

  /// How many are kept; the next one forgets all of them.
  static let limit = 256

  private var layouts: [Key: TextLayout] = [:]

  /// The layout for some arguments.
  func layout(_ key: Key) -> TextLayout {
    if let known = layouts[key] { return known }
    let layout = TextLayout(
      key.runs, maximumSize: key.size, numberOfLines: key.numberOfLines,
      lineBreakMode: key.lineBreakMode, alignment: key.alignment)
    if layouts.count == Self.limit { layouts.removeAll() }
    layouts[key] = layout
    return layout
  }
}
