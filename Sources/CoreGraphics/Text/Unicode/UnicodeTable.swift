/// A property of all characters, as small numbers.
struct UnicodeTable: Sendable {
  /// How many of the first characters have their numbers in an array, where they are found at once.
  private static let direct: UInt32 = 0x3000

  private let first: [UInt8]
  /// Where stretches with one number start, and the number; in order.
  private let starts: [UInt32]
  private let values: [UInt8]

  /// The table of a text of letters with numbers: `a` to `z`, then `A` to `Z`, stand for 0 and on; the number says for
  /// how many characters, where it is not one.
  init(_ text: String) {
    var (starts, values): ([UInt32], [UInt8]) = ([], [])
    var (next, count): (UInt32, UInt32) = (0, 0)
    for byte in text.utf8 {
      if byte < 0x3A {
        count = count * 10 + UInt32(byte - 0x30)
        continue
      }
      if !values.isEmpty { next += max(1, count) }
      count = 0
      starts.append(next)
      values.append(byte >= 0x61 ? byte - 0x61 : byte - 0x41 + 26)
    }
    (self.starts, self.values) = (starts, values)
    var first = [UInt8](repeating: 0, count: Int(Self.direct))
    for index in starts.indices where starts[index] < Self.direct {
      let end = index + 1 < starts.count ? min(starts[index + 1], Self.direct) : Self.direct
      for code in starts[index]..<end { first[Int(code)] = values[index] }
    }
    self.first = first
  }

  /// A character's number.
  subscript(_ scalar: Unicode.Scalar) -> UInt8 {
    let code = scalar.value
    if code < Self.direct { return first[Int(code)] }
    return values[firstIndex(in: 1..<starts.count) { starts[$0] > code } - 1]
  }
}
