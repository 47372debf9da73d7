import CHarfBuzz

/// The script that a character is written in.
struct Script: Hashable {
  /// The four letters of ISO 15924, as a number.
  let tag: UInt32

  /// The script of a character.
  init(of scalar: Unicode.Scalar) {
    tag = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value).rawValue
  }

  /// Whether the character goes with any script: it is common to several, or a mark.
  var isShared: Bool {
    tag == HB_SCRIPT_COMMON.rawValue || tag == HB_SCRIPT_INHERITED.rawValue || tag == HB_SCRIPT_UNKNOWN.rawValue
  }

  /// The four letters.
  var name: String {
    String((0..<4).map { Character(Unicode.Scalar(UInt8(truncatingIfNeeded: tag >> (24 - 8 * UInt32($0))))) })
  }
}
