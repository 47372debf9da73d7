import Foundation

/// The bytes of a source file, and where its lines begin.
public struct SourceText: Sendable {
  /// The bytes as they were read, with a byte order mark if there was one.
  public let bytes: [UInt8]
  /// The words of the text.
  let words: WordSet
  private let lineStarts: [Int]

  /// A text of UTF-8 bytes.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    words = WordSet(bytes)
    lineStarts = Self.lineStarts(of: bytes)
  }

  /// The number of lines; a last line without a newline counts.
  public var lineCount: Int { lineStarts.count }

  /// The line (from 1) and column (from 1, in UTF-8 bytes) of an offset.
  func location(at offset: Int) -> SourceLocation {
    let line = lineIndex(at: offset)
    return SourceLocation(line: line + 1, column: offset - lineStarts[line] + 1)
  }

  /// The newline that the file uses: that of its first line.
  var newline: String {
    guard let end = bytes.firstIndex(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) else {
      return "\n"
    }
    if bytes[end] == UInt8(ascii: "\n") { return "\n" }
    return end + 1 < bytes.count && bytes[end + 1] == UInt8(ascii: "\n") ? "\r\n" : "\r"
  }

  /// The text of a range of bytes.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Whether the bytes of a word stand anywhere in the text.
  func contains(_ word: String) -> Bool { count(of: word, upTo: 1) > 0 }

  /// The number of places at which the bytes of a word stand, where they do not overlap.
  ///
  /// - Parameter most: the number at which counting ends.
  func count(of word: String, upTo most: Int = .max) -> Int {
    var (word, count) = (word, 0)
    word.withUTF8 { word in
      bytes.withUnsafeBufferPointer { bytes in
        guard let first = word.first, let start = word.baseAddress, var rest = bytes.baseAddress else { return }
        let end = rest + bytes.count
        // The C library's functions look at many bytes at once.
        while count < most, end - rest >= word.count,
          let found = memchr(rest, Int32(first), end - rest - word.count + 1)
        {
          let isWord = memcmp(found, start, word.count) == 0
          if isWord { count += 1 }
          rest = UnsafePointer(found.assumingMemoryBound(to: UInt8.self)) + (isWord ? word.count : 1)
        }
      }
    }
    return count
  }

  /// Whether one of some words stands anywhere in the text.
  func contains(anyOf words: some Sequence<String>) -> Bool { words.contains { contains($0) } }

  private func lineIndex(at offset: Int) -> Int {
    var (low, high) = (0, lineStarts.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The offsets at which lines begin. A line ends with a line feed, a carriage return, or both.
  private static func lineStarts(of bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for (index, byte) in bytes.enumerated() {
      let isLast = index + 1 == bytes.count
      let endsWithReturn = byte == UInt8(ascii: "\r") && (isLast || bytes[index + 1] != UInt8(ascii: "\n"))
      if byte == UInt8(ascii: "\n") || endsWithReturn { starts.append(index + 1) }
    }
    return starts
  }
}
