import CFreeType
import Foundation
import Raster

/// A FreeType face over a font in memory; for one thread at a time.
final class FreeTypeFace {
  private let bytes: FontBytes
  private let library: FT_Library
  private let face: FT_Face

  /// Creates a face over a font file's bytes, by its index; throws `FontError.unreadable`.
  init(_ bytes: FontBytes, index: Int, path: String) throws(FontError) {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else {
      throw FontError.unreadable(path: path, reason: "FreeType could not be started")
    }
    var face: FT_Face?
    let start = bytes.buffer.bindMemory(to: UInt8.self).baseAddress
    let error = FT_New_Memory_Face(library, start, FT_Long(bytes.buffer.count), FT_Long(index), &face)
    guard error == 0, let face, Self.unitsPerEm(of: face) > 0 else {
      if let face { FT_Done_Face(face) }
      FT_Done_FreeType(library)
      throw FontError.unreadable(path: path, reason: "FreeType's error \(error)")
    }
    self.bytes = bytes
    self.library = library
    self.face = face
  }

  deinit {
    FT_Done_Face(face)
    FT_Done_FreeType(library)
  }

  /// Font units per em.
  var unitsPerEm: Int { Self.unitsPerEm(of: face) }
  /// The number of glyphs.
  var glyphCount: Int { Int(face.pointee.num_glyphs) }
  /// The PostScript name.
  var postScriptName: String { face.postScriptName }
  /// The family's name.
  var familyName: String { face.familyName }
  /// The style's name.
  var styleName: String { face.styleName }

  /// The metrics at a size of 1.
  var metrics: FontMetrics {
    let unit = CGFloat(unitsPerEm)
    // FreeType's values for a font of bitmaps only are in pixels.
    let header = FT_Get_Sfnt_Table(face, FT_SFNT_HHEA)?.assumingMemoryBound(to: TT_HoriHeader.self).pointee
    let isScalable = face.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0
    let ascender = CGFloat(isScalable ? face.pointee.ascender : header?.Ascender ?? 0) / unit
    let descender = CGFloat(isScalable ? face.pointee.descender : header?.Descender ?? 0) / unit
    let leading = isScalable ? max(0, CGFloat(face.pointee.height) / unit - ascender + descender) : 0
    var (cap, x) = (ascender * 0.7, ascender * 0.5)
    if let table = FT_Get_Sfnt_Table(face, FT_SFNT_OS2)?.assumingMemoryBound(to: TT_OS2.self),
      table.pointee.version >= 2
    {
      cap = CGFloat(table.pointee.sCapHeight) / unit
      x = CGFloat(table.pointee.sxHeight) / unit
    }
    return FontMetrics(ascender: ascender, descender: descender, leading: leading, capHeight: cap, xHeight: x)
  }

  /// The font's own version string; empty if it has none.
  var version: String {
    for index in 0..<FT_Get_Sfnt_Name_Count(face) {
      var name = FT_SfntName()
      guard FT_Get_Sfnt_Name(face, index, &name) == 0, name.name_id == 5, let string = name.string else { continue }
      let bytes = UnsafeBufferPointer(start: string, count: Int(name.string_len))
      // Windows names are UTF-16; a version consists of letters and digits.
      return String(decoding: bytes.filter { $0 >= 0x20 && $0 < 0x7F }, as: UTF8.self)
    }
    return ""
  }

  /// Returns a glyph's outline in font units, y upwards; empty for a glyph that draws nothing or does not exist.
  func outline(of glyph: UInt32) -> [PathElement] {
    let flags = FT_Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
    guard FT_Load_Glyph(face, glyph, flags) == 0, let slot = face.pointee.glyph,
      slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return [] }
    return OutlineReader.elements(of: slot.pointee.outline)
  }

  /// Returns font units per em; a font of bitmaps only has them in its header only.
  private static func unitsPerEm(of face: FT_Face) -> Int {
    if face.pointee.units_per_EM > 0 { return Int(face.pointee.units_per_EM) }
    let table = FT_Get_Sfnt_Table(face, FT_SFNT_HEAD)?.assumingMemoryBound(to: TT_Header.self)
    return Int(table?.pointee.Units_Per_EM ?? 0)
  }

  /// Whether the weight is 600 or more on OpenType's scale.
  var isBold: Bool {
    let table = FT_Get_Sfnt_Table(face, FT_SFNT_OS2)?.assumingMemoryBound(to: TT_OS2.self)
    return (table?.pointee.usWeightClass ?? 400) >= 600
  }

  /// Whether glyphs are colour images.
  var hasColorGlyphs: Bool {
    face.pointee.face_flags & FT_Long(FT_FACE_FLAG_COLOR) != 0 && face.pointee.num_fixed_sizes > 0
  }

  /// Returns a glyph's colour image of the largest available size; nil if it has none.
  func colorGlyph(_ glyph: UInt32) -> ColorGlyph? {
    guard hasColorGlyphs, let sizes = face.pointee.available_sizes else { return nil }
    let largest = (0..<Int(face.pointee.num_fixed_sizes)).max { sizes[$0].y_ppem < sizes[$1].y_ppem } ?? 0
    guard FT_Select_Size(face, FT_Int(largest)) == 0, FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_COLOR)) == 0,
      let slot = face.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_BITMAP
    else { return nil }
    let bitmap = slot.pointee.bitmap
    guard bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue), let bytes = bitmap.buffer, bitmap.pitch > 0 else {
      return nil
    }
    var pixels = PixelBuffer(width: Int(bitmap.width), height: Int(bitmap.rows))
    for y in 0..<pixels.height {
      let row = UnsafeRawPointer(bytes + y * Int(bitmap.pitch))
      for x in 0..<pixels.width {
        let pixel = row.loadUnaligned(fromByteOffset: 4 * x, as: UInt32.self)
        pixels.pixels[y * pixels.width + x] = UInt32(littleEndian: pixel)
      }
    }
    return ColorGlyph(
      image: CGImage(pixels), left: Int(slot.pointee.bitmap_left), top: Int(slot.pointee.bitmap_top),
      pixelSize: CGFloat(sizes[largest].y_ppem) / 64)
  }

  /// FreeType's version.
  static var libraryVersion: String {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0 else { return "unknown" }
    defer { FT_Done_FreeType(library) }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }
}
