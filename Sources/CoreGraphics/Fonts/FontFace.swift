import Foundation
import Synchronization

/// One font of a file, read once: its metrics, its glyphs' outlines, and the shaping of text with it.
///
/// Any thread may use it. What it keeps of glyphs is a cache: results do not depend on what was asked before. Two faces are
/// equal if they are the same object; a `FontLibrary` gives one object for each font.
package final class FontFace: Hashable, @unchecked Sendable {
  /// The file.
  package let path: String
  /// Which font of the file it is; 0 in files of one.
  package let index: Int
  /// The name for programs, such as `Inter-SemiBold`.
  package let postScriptName: String
  /// The family's name.
  package let familyName: String
  /// The style's name.
  package let styleName: String
  /// The version that the font itself names.
  package let version: String
  /// Font units to the size of one.
  package let unitsPerEm: Int
  /// How many glyphs there are.
  package let glyphCount: Int
  /// The heights at a size of one.
  package let metrics: FontMetrics
  /// Whether the strokes are heavy.
  package let isBold: Bool
  /// Whether glyphs are pictures in colours.
  package let hasColorGlyphs: Bool

  private let bytes: FontBytes
  private let harfBuzz: HarfBuzzFont
  private let glyphs: Mutex<GlyphStore>
  private let onShaping: (@Sendable (Int) -> Void)?

  /// Reads a font file; throws `FontError.unreadable`.
  ///
  /// - Parameters:
  ///   - index: which font it is, of a file of several.
  ///   - onShaping: is told how many bytes of text are shaped, each time.
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
    glyphs = Mutex(GlyphStore(freeType))
  }

  /// The glyphs of a text, or of some of its bytes, from left to right; features are OpenType's, such as `tnum`, and a language's
  /// identifier is that of BCP 47.
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

  /// Whether the font has glyphs for all that is to be seen of a letter, each part by itself.
  package func covers(_ letter: Character) -> Bool {
    letter.unicodeScalars.allSatisfy { hasGlyph(for: $0) || $0.properties.isDefaultIgnorableCodePoint }
  }

  /// Whether the font draws a letter: it has glyphs for the parts, or for what they make together.
  package func draws(_ letter: Character) -> Bool {
    covers(letter) || !shape(String(letter)).contains { $0.glyph == 0 }
  }

  /// A glyph's picture in colours; nil where the font has none for it.
  package func colorGlyph(_ glyph: UInt32) -> ColorGlyph? {
    glyphs.withLock { $0.colorGlyph(glyph) }
  }

  /// A smaller copy of a glyph's picture in colours; nil where the font has none for it.
  package func picture(of glyph: UInt32, halved halvings: CGImage.Halvings) -> CGImage? {
    glyphs.withLock { $0.picture(of: glyph, halved: halvings) }
  }

  /// A glyph's outline in font units, y upwards.
  package func outline(of glyph: UInt32) -> [PathElement] {
    glyphs.withLock { $0.outline(of: glyph) }
  }

  /// A glyph's coverage at a size in pixels, moved right by `step` of `GlyphImage.steps` parts of a pixel.
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
