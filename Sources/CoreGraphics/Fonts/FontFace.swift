import Foundation
import Synchronization

/// A font face of a file: its metrics, its glyphs' outlines, and text shaping.
///
/// Any thread may use it. Glyphs are cached, but results do not depend on earlier requests. Two faces are equal if they
/// are the same object; a `FontLibrary` has one object for each font.
package final class FontFace: Hashable, @unchecked Sendable {
  /// The file.
  package let path: String
  /// The index of the font in its file; 0 in files with one font.
  package let index: Int
  /// The PostScript name, such as `Inter-SemiBold`.
  package let postScriptName: String
  /// The family's name.
  package let familyName: String
  /// The style's name.
  package let styleName: String
  /// The font's own version string.
  package let version: String
  /// Font units per em.
  package let unitsPerEm: Int
  /// The number of glyphs.
  package let glyphCount: Int
  /// The metrics at a size of 1.
  package let metrics: FontMetrics
  /// Whether the weight is 600 or more.
  package let isBold: Bool
  /// Whether glyphs are colour images.
  package let hasColorGlyphs: Bool

  private let bytes: FontBytes
  private let harfBuzz: HarfBuzzFont
  private let glyphs: Mutex<GlyphCache>
  private let onShaping: (@Sendable (Int) -> Void)?

  /// Reads a font file; throws `FontError.unreadable`.
  ///
  /// - Parameters:
  ///   - index: the font's index in a file of several.
  ///   - onShaping: called with the number of bytes of text, each time that text is shaped.
  package init(path: String, index: Int = 0, onShaping: (@Sendable (Int) -> Void)? = nil) throws(FontError) {
    guard let bytes = FontBytes(path: path) else {
      throw FontError.unreadable(path: path, reason: "the file is empty or cannot be opened")
    }
    let freeType = try FreeTypeFace(bytes, index: index, path: path)
    (self.path, self.index, self.onShaping) = (path, index, onShaping)
    self.bytes = bytes
    postScriptName = freeType.postScriptName
    familyName = freeType.familyName
    styleName = freeType.styleName
    version = freeType.version
    unitsPerEm = freeType.unitsPerEm
    glyphCount = freeType.glyphCount
    metrics = freeType.metrics
    isBold = freeType.isBold
    hasColorGlyphs = freeType.hasColorGlyphs
    harfBuzz = HarfBuzzFont(bytes, index: index, unitsPerEm: freeType.unitsPerEm)
    glyphs = Mutex(GlyphCache(freeType))
  }

  /// Shapes a text, or some of its bytes, into glyphs from left to right; features are OpenType's, such as `tnum`, and
  /// `language` is a BCP 47 identifier.
  package func shape(
    _ text: String, in range: Range<Int>? = nil, isRightToLeft: Bool? = nil, language: String? = nil,
    features: [String] = []
  ) -> [ShapedGlyph] {
    onShaping?(range?.count ?? text.utf8.count)
    return harfBuzz.shape(text, in: range, isRightToLeft: isRightToLeft, language: language, features: features)
  }

  /// Whether the font has a glyph for a character.
  package func hasGlyph(for scalar: Unicode.Scalar) -> Bool {
    harfBuzz.hasGlyph(for: scalar)
  }

  /// Whether the font has glyphs for all visible scalars of a grapheme.
  package func covers(_ letter: Character) -> Bool {
    letter.unicodeScalars.allSatisfy { hasGlyph(for: $0) || $0.properties.isDefaultIgnorableCodePoint }
  }

  /// Whether the font draws a grapheme: it has glyphs for its scalars, or for their ligature.
  package func draws(_ letter: Character) -> Bool {
    covers(letter) || !shape(String(letter)).contains { $0.glyph == 0 }
  }

  /// Returns a glyph's colour image; nil if it has none.
  package func colorGlyph(_ glyph: UInt32) -> ColorGlyph? {
    glyphs.withLock { $0.colorGlyph(glyph) }
  }

  /// Returns a smaller copy of a glyph's colour image; nil if it has none.
  package func colorImage(of glyph: UInt32, halved halvings: CGImage.Halvings) -> CGImage? {
    glyphs.withLock { $0.colorImage(of: glyph, halved: halvings) }
  }

  /// Returns a glyph's outline in font units, y upwards.
  package func outline(of glyph: UInt32) -> [PathElement] {
    glyphs.withLock { $0.outline(of: glyph) }
  }

  /// Returns a glyph's coverage at a size in pixels, moved right by `step` of `GlyphImage.steps` parts of a pixel.
  package func image(of glyph: UInt32, pixelSize: CGFloat, step: Int) -> GlyphImage {
    glyphs.withLock { $0.image(of: glyph, pixelSize: pixelSize, step: step, unitsPerEm: unitsPerEm) }
  }

  /// A hash of the file's bytes (FNV-1a, 64 bits), in hexadecimal.
  package var fileHash: String {
    String(bytes.hash, radix: 16)
  }

  /// Whether two faces are the same object.
  package static func == (lhs: FontFace, rhs: FontFace) -> Bool {
    lhs === rhs
  }

  /// Hashes the object's identity.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
