import Foundation

/// A face at a size, with the metrics for layout.
package struct TextFont: Hashable, Sendable {
  /// The face.
  package var face: FontFace
  /// The size in points, as requested.
  package var size: CGFloat
  /// The factor by which glyphs are drawn larger than the size.
  package var glyphScale: CGFloat
  /// The metrics in points.
  package var metrics: FontMetrics
  /// The enabled OpenType features, such as `tnum`.
  package var features: [String]
  /// The tracking added to each glyph's advance, in font units.
  package var tracking = 0

  /// Creates a font of a face with its own metrics; a size that is not positive and finite counts as zero.
  package init(face: FontFace, size: CGFloat, features: [String] = []) {
    let size = size > 0 && size.isFinite ? size : 0
    self.face = face
    self.size = size
    self.features = features
    glyphScale = 1
    metrics = face.metrics.scaled(by: size)
  }

  /// Returns the replacement for iOS's system font; throws `FontError` if it is not installed.
  ///
  /// The face is Inter, in its form for headings from 20 points on; digits of one width have the form for text, because
  /// those for headings differ. Lines have the heights of iOS's font, and glyphs are scaled so that capitals are as
  /// tall as iOS's. In the form for text tracking falls with the size, as on iOS, by Inter's own formula: −0.0223 +
  /// 0.185 · e^(−0.1745 · size) of the size.
  package static func system(
    size: CGFloat, weight: FontWeight = .regular, italic: Bool = false, features: [String] = [],
    library: FontLibrary = .standard
  ) throws -> TextFont {
    let isOfText = size < firstDisplaySize || features.contains("tnum")
    let face = try library.systemFace(
      size: isOfText ? min(size, firstDisplaySize - 1) : size, weight: weight, italic: italic)
    var font = TextFont(face: face, size: size, features: features)
    if face.metrics.capHeight > 0 { font.glyphScale = FontMetrics.system.capHeight / face.metrics.capHeight }
    font.metrics = FontMetrics.system.scaled(by: font.size)
    if font.size > 0, isOfText {
      let spacing = -0.0223 + 0.185 * EngineMath.exp(-0.1745 * Double(font.size))
      font.tracking = Int((spacing * Double(face.unitsPerEm)).rounded())
    }
    return font
  }

  /// The size in points from which on the system's font has the form of headings.
  private static let firstDisplaySize: CGFloat = 20

  /// Returns the font at a multiple of its size.
  package func scaled(by factor: CGFloat) -> TextFont {
    var font = self
    font.size *= factor
    font.metrics = metrics.scaled(by: factor)
    return font
  }

  /// Points per font unit.
  package var unit: CGFloat {
    size * glyphScale / CGFloat(face.unitsPerEm)
  }

  /// Shapes a text, or some of its bytes, into glyphs from left to right.
  ///
  /// - Parameters:
  ///   - isRightToLeft: the direction; nil uses that of the first letter with a script.
  ///   - joinsLetters: whether ligatures are used.
  ///   - language: a BCP 47 identifier; nil for none in particular.
  package func shape(
    _ text: String, in range: Range<Int>? = nil, isRightToLeft: Bool? = nil, joinsLetters: Bool = true,
    language: String? = nil
  ) -> [ShapedGlyph] {
    let features = joinsLetters ? features : features + ["liga=0", "clig=0"]
    let glyphs = face.shape(text, in: range, isRightToLeft: isRightToLeft, language: language, features: features)
    guard tracking != 0 else { return glyphs }
    // Marks have no advance and stay at their base.
    return glyphs.map { glyph in
      var glyph = glyph
      if glyph.advance > 0 { glyph.advance += tracking }
      return glyph
    }
  }

  /// Returns the advance of a text, in points.
  package func width(of text: String) -> CGFloat {
    CGFloat(shape(text).reduce(0) { $0 + $1.advance }) * unit
  }

  /// Returns a glyph's outline in points, y downwards, the pen at (0, 0).
  package func path(of glyph: UInt32) -> CGPath {
    var transform = CGAffineTransform(scaleX: unit, y: -unit)
    return CGPath(elements: face.outline(of: glyph)).copy(using: &transform) ?? CGMutablePath()
  }
}
