import SeededRandom

/// Damages source from a seed, so that most of it still parses in part.
public struct SourceMutator {
  private var numbers: SeededRandom

  /// A mutator with the damages of a seed.
  public init(seed: UInt64) {
    numbers = SeededRandom(seed: seed)
  }

  /// A source after none to six damages.
  public mutating func mutate(_ source: [UInt8]) -> [UInt8] {
    var bytes = source
    for _ in 0..<numbers.roll(7) where !bytes.isEmpty { bytes = damage(bytes) }
    return bytes
  }

  private mutating func damage(_ bytes: [UInt8]) -> [UInt8] {
    let offset = numbers.roll(bytes.count)
    let length = min(bytes.count - offset, 1 + numbers.roll(12))
    var result = bytes
    switch numbers.roll(7) {
    case 0: result.removeSubrange(offset..<(offset + length))
    case 1: result.insert(contentsOf: bytes[offset..<(offset + length)], at: numbers.roll(bytes.count))
    case 2: result[offset] = UInt8(truncatingIfNeeded: numbers.next())
    case 3: result.insert(contentsOf: Array(Self.pieces[numbers.roll(Self.pieces.count)].utf8), at: offset)
    case 4: result.removeSubrange(offset...)
    case 5: result = swapLines(bytes)
    default: result.insert(contentsOf: Array(Fragments.members[numbers.roll(Fragments.members.count)].utf8), at: offset)
    }
    return result
  }

  private mutating func swapLines(_ bytes: [UInt8]) -> [UInt8] {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
    lines.swapAt(numbers.roll(lines.count), numbers.roll(lines.count))
    return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  private static let pieces = [
    "(", ")", "{", "}", "#", "@", "\"", "`", "?", "!", ":", ";", ".", "\0", "\r", "\r\n", "\n", "\u{FEFF}", "//", "/*",
    "*/", "#if ",
    "#selector(", "@objc ", "optional ", "override ", "extension ", "\\(", "é", "🂡", " as ", "super.", "self.",
  ]
}
