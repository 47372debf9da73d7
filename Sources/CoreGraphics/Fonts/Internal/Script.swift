import CHarfBuzz

/// The script of a character.
struct Script: Hashable {
  /// The ISO 15924 code, as a number.
  let tag: UInt32

  /// The script of a character.
  init(of scalar: Unicode.Scalar) {
    tag = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value).rawValue
  }

  /// Whether the character belongs to several scripts, or is a mark.
  var isShared: Bool {
    tag == HB_SCRIPT_COMMON.rawValue || tag == HB_SCRIPT_INHERITED.rawValue || tag == HB_SCRIPT_UNKNOWN.rawValue
  }

  /// The ISO 15924 code.
  var name: String {
    String((0..<4).map { Character(Unicode.Scalar(UInt8(truncatingIfNeeded: tag >> (24 - 8 * UInt32($0))))) })
  }
}
