import Foundation
import Raster

/// Outlines and images of glyphs, each made once.
struct GlyphStore: ~Copyable {
  private struct Key: Hashable {
    let glyph: UInt32
    let pixelSize: CGFloat
    let step: Int
  }

  private struct PictureKey: Hashable {
    let glyph: UInt32
    let halvings: CGImage.Halvings
  }

  /// How many images are kept before all are forgotten.
  private static let mostImages = 4096
  /// How many pictures are kept, of some 70 kB each.
  private static let mostPictures = 128
  /// How many smaller copies of pictures are kept, of some 17 kB or less each.
  private static let mostCopies = 512

  private let freeType: FreeTypeFace
  private var outlines: [UInt32: [PathElement]] = [:]
  private var images: [Key: GlyphImage] = [:]
  private var pictures: [UInt32: ColorGlyph?] = [:]
  private var copies: [PictureKey: CGImage] = [:]

  /// A store of a face's glyphs.
  init(_ freeType: sending FreeTypeFace) {
    self.freeType = freeType
  }

  /// A glyph's picture in colours; nil if it has none.
  mutating func colorGlyph(_ glyph: UInt32) -> ColorGlyph? {
    if let known = pictures[glyph] { return known }
    if pictures.count >= Self.mostPictures { pictures.removeAll() }
    let picture = freeType.colorGlyph(glyph)
    pictures[glyph] = .some(picture)
    return picture
  }

  /// A smaller copy of a glyph's picture in colours; nil if it has none.
  mutating func picture(of glyph: UInt32, halved halvings: CGImage.Halvings) -> CGImage? {
    let key = PictureKey(glyph: glyph, halvings: halvings)
    if let known = copies[key] { return known }
    guard let copy = colorGlyph(glyph)?.image.halved(halvings) else { return nil }
    if copies.count >= Self.mostCopies { copies.removeAll() }
    copies[key] = copy
    return copy
  }

  /// A glyph's outline in font units, y upwards.
  mutating func outline(of glyph: UInt32) -> [PathElement] {
    if let known = outlines[glyph] { return known }
    let outline = freeType.outline(of: glyph)
    outlines[glyph] = outline
    return outline
  }

  /// A glyph's coverage.
  mutating func image(of glyph: UInt32, pixelSize: CGFloat, step: Int, unitsPerEm: Int) -> GlyphImage {
    let key = Key(glyph: glyph, pixelSize: pixelSize, step: step)
    if let known = images[key] { return known }
    let scale = pixelSize / CGFloat(unitsPerEm)
    let place = CGAffineTransform(
      a: scale, b: 0, c: 0, d: -scale, tx: CGFloat(step) / CGFloat(GlyphImage.steps), ty: 0)
    var path = PathStorage()
    path.add(outline(of: glyph), place)
    let converter = ScanConverter(CGPath(path).outline())
    var spans: [CoverageSpan] = []
    converter.forEachSpan(in: converter.bounds) { spans.append($0) }
    let image = GlyphImage(spans: spans, bounds: converter.bounds)
    if images.count >= Self.mostImages { images.removeAll() }
    images[key] = image
    return image
  }
}
