import CoreGraphics

/// Layouts of text that were made, since screens and bars ask for the same ones again and again.
@MainActor final class TextLayoutCache {
  /// Everything that a layout depends on.
  struct Key: Hashable {
    var runs: [TextRun]
    var size: CGSize
    var numberOfLines: Int
    var lineBreakMode: TextLineBreakMode
    var alignment: TextAlignment
    var isRightToLeft: Bool
  }

  private var layouts = Memo<Key, TextLayout>(limit: 256)

  /// The layout for some arguments.
  func layout(_ key: Key) -> TextLayout {
    layouts.value(for: key) { key in
      TextLayout(
        key.runs, maximumSize: key.size, numberOfLines: key.numberOfLines,
        lineBreakMode: key.lineBreakMode, alignment: key.alignment, isRightToLeft: key.isRightToLeft)
    }
  }
}
