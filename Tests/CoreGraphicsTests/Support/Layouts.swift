import CoreGraphics
import Foundation

extension TextLine {
  /// The glyphs of all pieces, from left to right; positions count from the line's start.
  var glyphs: [TextGlyph] {
    pieces.flatMap { piece in
      piece.glyphs.map { glyph in
        var glyph = glyph
        glyph.position.x += piece.x
        return glyph
      }
    }
  }
}

extension TextLayout {
  /// Whether an ellipsis stands for text, in tests whose texts have none.
  var isTruncated: Bool { lines.contains { $0.text.contains("…") } }
}
