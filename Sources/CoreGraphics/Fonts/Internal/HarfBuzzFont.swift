import CHarfBuzz
import Foundation

/// A HarfBuzz font over a font in memory, in font units; it is immutable, and any thread may use it.
final class HarfBuzzFont: @unchecked Sendable {
  private let font: OpaquePointer
  /// The default language: HarfBuzz's own default would be the process's locale.
  private static let usualLanguage = "en"

  /// Creates a font over a file's bytes, which it retains, by its index.
  init(_ bytes: FontBytes, index: Int, unitsPerEm: Int) {
    let face = hb_face_create(bytes.blob, UInt32(index))
    font = hb_font_create(face)
    hb_ot_font_set_funcs(font)
    hb_font_set_scale(font, Int32(unitsPerEm), Int32(unitsPerEm))
    hb_font_make_immutable(font)
    hb_face_destroy(face)
  }

  deinit {
    hb_font_destroy(font)
  }

  /// Shapes a text, or some of its bytes, into glyphs from left to right; features are OpenType's, such as `tnum` or
  /// `kern=0`.
  ///
  /// - Parameters:
  ///   - isRightToLeft: the direction; nil uses that of the first letter with a script.
  ///   - language: a BCP 47 identifier, for fonts with language-specific glyphs.
  func shape(
    _ text: String, in range: Range<Int>? = nil, isRightToLeft: Bool? = nil, language: String? = nil,
    features names: [String]
  ) -> [ShapedGlyph] {
    guard !text.isEmpty, let buffer = hb_buffer_create() else { return [] }
    defer { hb_buffer_destroy(buffer) }
    var text = text
    text.withUTF8 { bytes in
      let start = bytes.baseAddress.map { UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self) }
      let range = range ?? 0..<bytes.count
      hb_buffer_add_utf8(buffer, start, Int32(bytes.count), UInt32(range.lowerBound), Int32(range.count))
    }
    hb_buffer_set_language(buffer, hb_language_from_string(language ?? Self.usualLanguage, -1))
    if let isRightToLeft { hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR) }
    hb_buffer_guess_segment_properties(buffer)
    let features = names.compactMap { name -> hb_feature_t? in
      var feature = hb_feature_t()
      return hb_feature_from_string(name, -1, &feature) != 0 ? feature : nil
    }
    hb_shape(font, buffer, features, UInt32(features.count))
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    return (0..<Int(count)).map { index in
      ShapedGlyph(
        glyph: infos[index].codepoint, cluster: Int(infos[index].cluster),
        advance: Int(positions[index].x_advance), xOffset: Int(positions[index].x_offset),
        yOffset: Int(positions[index].y_offset))
    }
  }

  /// Whether the font has a glyph for a character.
  func hasGlyph(for scalar: Unicode.Scalar) -> Bool {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 && glyph != 0
  }

  /// HarfBuzz's version.
  static var libraryVersion: String {
    String(cString: hb_version_string())
  }
}
