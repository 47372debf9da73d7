import Foundation
import Raster

/// A cache of glyphs' outlines, coverage and colour images.
struct GlyphCache: ~Copyable {
  private struct Key: Hashable {
    let glyph: UInt32
    let pixelSize: CGFloat
    let step: Int
  }

  private struct CopyKey: Hashable {
    let glyph: UInt32
    let halvings: CGImage.Halvings
  }

  /// The greatest number of cached coverage images before the cache is cleared.
  private static let maxImages = 4096
  /// The greatest number of cached colour images, of some 70 kB each.
  private static let maxColorGlyphs = 128
  /// The greatest number of cached smaller copies, of at most some 17 kB each.
  private static let maxCopies = 512

  private let freeType: FreeTypeFace
  private var outlines: [UInt32: [PathElement]] = [:]
  private var images: [Key: GlyphImage] = [:]
  private var colorGlyphs: [UInt32: ColorGlyph?] = [:]
  private var copies: [CopyKey: CGImage] = [:]

  /// Creates a cache of a face's glyphs.
  init(_ freeType: sending FreeTypeFace) {
    self.freeType = freeType
  }

  /// Returns a glyph's colour image; nil if it has none.
  mutating func colorGlyph(_ glyph: UInt32) -> ColorGlyph? {
    if let cached = colorGlyphs[glyph] { return cached }
    if colorGlyphs.count >= Self.maxColorGlyphs { colorGlyphs.removeAll() }
    let colorGlyph = freeType.colorGlyph(glyph)
    colorGlyphs[glyph] = .some(colorGlyph)
    return colorGlyph
  }

  /// Returns a smaller copy of a glyph's colour image; nil if it has none.
  mutating func colorImage(of glyph: UInt32, halved halvings: CGImage.Halvings) -> CGImage? {
    let key = CopyKey(glyph: glyph, halvings: halvings)
    if let cached = copies[key] { return cached }
    guard let copy = colorGlyph(glyph)?.image.halved(halvings) else { return nil }
    if copies.count >= Self.maxCopies { copies.removeAll() }
    copies[key] = copy
    return copy
  }

  /// Returns a glyph's outline in font units, y upwards.
  mutating func outline(of glyph: UInt32) -> [PathElement] {
    if let cached = outlines[glyph] { return cached }
    let outline = freeType.outline(of: glyph)
    outlines[glyph] = outline
    return outline
  }

  /// Returns a glyph's coverage.
  mutating func image(of glyph: UInt32, pixelSize: CGFloat, step: Int, unitsPerEm: Int) -> GlyphImage {
    let key = Key(glyph: glyph, pixelSize: pixelSize, step: step)
    if let cached = images[key] { return cached }
    let scale = pixelSize / CGFloat(unitsPerEm)
    let transform = CGAffineTransform(
      a: scale, b: 0, c: 0, d: -scale, tx: CGFloat(step) / CGFloat(GlyphImage.steps), ty: 0)
    var path = PathStorage()
    path.add(outline(of: glyph), transform)
    let converter = ScanConverter(CGPath(path).outline())
    var spans: [CoverageSpan] = []
    converter.forEachSpan(in: converter.bounds) { spans.append($0) }
    let image = GlyphImage(spans: spans, bounds: converter.bounds)
    if images.count >= Self.maxImages { images.removeAll() }
    images[key] = image
    return image
  }
}
