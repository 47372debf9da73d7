/// The value of a member in a line of JSON Lines.
package enum JSONValue: Hashable, Sendable, Decodable {
  case null
  case number(Double)
  case string(String)
  case strings([String])
  /// A value that no member of ours has: a boolean, an object, or a list of other things than strings.
  case other

  /// Throws `DecodingError.dataCorrupted` for a value that is not JSON.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    func value<Value: Decodable>(_: Value.Type) throws -> Value? {
      do {
        return try container.decode(Value.self)
      } catch DecodingError.typeMismatch, DecodingError.valueNotFound {
        return nil
      }
    }
    if container.decodeNil() {
      self = .null
    } else if let text = try value(String.self) {
      self = .string(text)
    } else if let number = try value(Double.self) {
      self = .number(number)
    } else if let texts = try value([String].self) {
      self = .strings(texts)
    } else {
      self = .other
    }
  }
}
