import CFreeType
import Foundation

/// FreeType's view of a font in memory; for one thread at a time.
final class FreeTypeFace {
  private let bytes: FontBytes
  private let library: FT_Library
  private let face: FT_Face

  /// A face over a font file's bytes; throws `FontError.unreadable`.
  init(_ bytes: FontBytes, path: String) throws {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else {
      throw FontError.unreadable(path: path, reason: "FreeType could not be started")
    }
    var face: FT_Face?
    let start = bytes.buffer.bindMemory(to: UInt8.self).baseAddress
    let error = FT_New_Memory_Face(library, start, FT_Long(bytes.buffer.count), 0, &face)
    guard error == 0, let face, face.pointee.units_per_EM > 0 else {
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

  /// Font units to the size of one.
  var unitsPerEm: Int { Int(face.pointee.units_per_EM) }
  /// How many glyphs there are.
  var glyphCount: Int { Int(face.pointee.num_glyphs) }
  /// The name for programs.
  var postScriptName: String { FT_Get_Postscript_Name(face).map { String(cString: $0) } ?? "" }
  /// The family's name.
  var familyName: String { face.pointee.family_name.map { String(cString: $0) } ?? "" }
  /// The style's name.
  var styleName: String { face.pointee.style_name.map { String(cString: $0) } ?? "" }

  /// The heights at a size of one.
  var metrics: FontMetrics {
    let unit = CGFloat(unitsPerEm)
    let ascender = CGFloat(face.pointee.ascender) / unit
    let descender = CGFloat(face.pointee.descender) / unit
    let leading = max(0, CGFloat(face.pointee.height) / unit - ascender + descender)
    var (cap, x) = (ascender * 0.7, ascender * 0.5)
    if let table = FT_Get_Sfnt_Table(face, FT_SFNT_OS2)?.assumingMemoryBound(to: TT_OS2.self),
      table.pointee.version >= 2
    {
      cap = CGFloat(table.pointee.sCapHeight) / unit
      x = CGFloat(table.pointee.sxHeight) / unit
    }
    return FontMetrics(ascender: ascender, descender: descender, leading: leading, capHeight: cap, xHeight: x)
  }

  /// The name that the font gives its version; empty if it gives none.
  var version: String {
    for index in 0..<FT_Get_Sfnt_Name_Count(face) {
      var name = FT_SfntName()
      guard FT_Get_Sfnt_Name(face, index, &name) == 0, name.name_id == 5, let string = name.string else { continue }
      let bytes = UnsafeBufferPointer(start: string, count: Int(name.string_len))
      // Windows' names are UTF-16; a version has letters and digits only.
      return String(decoding: bytes.filter { $0 >= 0x20 && $0 < 0x7F }, as: UTF8.self)
    }
    return ""
  }

  /// A glyph's outline in font units, y upwards; empty for a glyph that draws nothing or does not exist.
  func outline(of glyph: UInt32) -> [PathElement] {
    let flags = FT_Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
    guard FT_Load_Glyph(face, glyph, flags) == 0, let slot = face.pointee.glyph,
      slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return [] }
    return OutlineReader.elements(of: slot.pointee.outline)
  }

  /// The glyph of a character; 0 if the font has none.
  func glyph(for scalar: Unicode.Scalar) -> UInt32 {
    FT_Get_Char_Index(face, FT_ULong(scalar.value))
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
