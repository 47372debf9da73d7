import Foundation
import Synchronization

/// One font file, read once: its metrics, its glyphs' outlines, and the shaping of text with it.
///
/// Any thread may use it. What it keeps of glyphs is a cache: results do not depend on what was asked before. Two faces are
/// equal if they are the same object; a `FontLibrary` gives one object for each file.
package final class FontFace: Hashable, @unchecked Sendable {
  /// The file.
  package let path: String
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

  private let bytes: FontBytes
  private let harfBuzz: HarfBuzzFont
  private let glyphs: Mutex<GlyphStore>

  /// Reads a font file; throws `FontError.unreadable`.
  package init(path: String) throws {
    guard let bytes = FontBytes(path: path) else {
      throw FontError.unreadable(path: path, reason: "the file is empty or cannot be opened")
    }
    let freeType = try FreeTypeFace(bytes, path: path)
    self.path = path
    self.bytes = bytes
    postScriptName = freeType.postScriptName
    familyName = freeType.familyName
    styleName = freeType.styleName
    version = freeType.version
    unitsPerEm = freeType.unitsPerEm
    glyphCount = freeType.glyphCount
    metrics = freeType.metrics
    harfBuzz = HarfBuzzFont(bytes, unitsPerEm: freeType.unitsPerEm)
    glyphs = Mutex(GlyphStore(freeType))
  }

  /// The glyphs of a text, or of some of its bytes, from left to right; features are OpenType's, such as `tnum`.
  package func shape(_ text: String, in range: Range<Int>? = nil, features: [String] = []) -> [ShapedGlyph] {
    harfBuzz.shape(text, in: range, features: features)
  }

  /// Whether the font has a glyph for a character.
  package func hasGlyph(for scalar: Unicode.Scalar) -> Bool {
    glyphs.withLock { $0.glyph(for: scalar) } != 0
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
