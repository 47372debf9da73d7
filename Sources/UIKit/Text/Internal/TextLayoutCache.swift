import CoreGraphics

/// A cache of text layouts, because screens and bars ask for the same ones again.
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

  private var layouts = BoundedCache<Key, TextLayout>(limit: 256)

  /// Returns the layout for a key.
  func layout(_ key: Key) -> TextLayout {
    layouts.value(for: key) { key in
      TextLayout(
        key.runs, maximumSize: key.size, numberOfLines: key.numberOfLines,
        lineBreakMode: key.lineBreakMode, alignment: key.alignment, isRightToLeft: key.isRightToLeft)
    }
  }
}
