/// Writes JSON. `JSONEncoder` knows no fixed order of members, and writes characters into strings that end a line
/// (Decision 32).
package enum JSONText {
  /// A string with quotes; control characters, quotes and backslashes are escaped, all else stays as it is.
  package static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where isControl(scalar):
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Whether a character would break a line or a terminal: the control characters and Unicode's line separators.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || (0x2028...0x2029).contains(scalar.value)
  }

  /// A number in its shortest form that reads back the same; `null` for one that is not finite, which JSON cannot say.
  package static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    if let whole = Int64(exactly: value), abs(whole) < 1 << 53 { return "\(whole)" }
    return "\(value)"
  }

  /// A list of strings.
  package static func strings(_ list: [String]) -> String {
    "[" + list.map(string).joined(separator: ",") + "]"
  }
}
