/// The changes of a file.
///
/// A change never adds or takes a line: what it adds stands on the line of the change or behind the file's last line.
struct EditList {
  private(set) var edits: [Edit] = []
  /// Declarations for the end of the file.
  private(set) var appended: [Edit] = []

  var isEmpty: Bool { edits.isEmpty && appended.isEmpty }

  mutating func replace(_ range: Range<Int>, with text: String, rule: String) {
    edits.append(Edit(range: range, replacement: text, rule: rule))
  }

  /// Adds declarations behind the file's last line; the same text is added once.
  mutating func append(_ text: String, rule: String) {
    guard !appended.contains(where: { $0.replacement == text }) else { return }
    appended.append(Edit(range: 0..<0, replacement: text, rule: rule))
  }

  /// A text after the changes.
  struct Result {
    fileprivate(set) var bytes: [UInt8] = []
    /// The changes that were made; those that overlap others wait for the next pass.
    fileprivate(set) var made: [Edit] = []
    /// The ranges of the text that are others now, with the new lengths, by position; none touches the next.
    fileprivate(set) var replaced: [(range: Range<Int>, length: Int)] = []

    /// Replaces a range that begins where the last one ends or behind it.
    fileprivate mutating func replace(_ range: Range<Int>, with text: some Collection<UInt8>) {
      bytes.append(contentsOf: text)
      if let last = replaced.last, last.range.upperBound == range.lowerBound {
        replaced[replaced.count - 1] = (last.range.lowerBound..<range.upperBound, last.length + text.count)
      } else {
        replaced.append((range, text.count))
      }
    }
  }

  /// Makes the changes in a text.
  func apply(to source: SourceText) -> Result {
    var result = Result()
    result.bytes.reserveCapacity(source.bytes.count + 256)
    var position = 0
    for edit in ordered where edit.range.lowerBound >= position {
      guard edit.range.upperBound <= source.bytes.count else { continue }
      result.bytes.append(contentsOf: source.bytes[position..<edit.range.lowerBound])
      result.replace(edit.range, with: lineKeeping(edit, in: source).utf8)
      position = edit.range.upperBound
      result.made.append(edit)
    }
    result.bytes.append(contentsOf: source.bytes[position...])
    let end = source.bytes.count
    result.replace(end..<end, with: declarations(behind: result.bytes.last, newline: source.newline))
    result.made += appended
    return result
  }

  /// The edits by position; of those at one position insertions come first, in the order in which they were asked for.
  private var ordered: [Edit] {
    edits.enumerated().sorted { first, second in
      let (one, other) = (first.element.range, second.element.range)
      return (one.lowerBound, one.isEmpty ? 0 : 1, first.offset) < (
        other.lowerBound, other.isEmpty ? 0 : 1, second.offset
      )
    }.map(\.element)
  }

  /// An edit's text, with the newlines that its range has.
  private func lineKeeping(_ edit: Edit, in source: SourceText) -> String {
    let removed = Self.newlines(in: source.bytes[edit.range])
    let added = Self.newlines(in: edit.replacement.utf8)
    return edit.replacement + String(repeating: source.newline, count: max(0, removed - added))
  }

  /// The lines behind the file's last byte.
  private func declarations(behind last: UInt8?, newline: String) -> [UInt8] {
    guard !appended.isEmpty else { return [] }
    var output: [UInt8] = []
    if let last, last != UInt8(ascii: "\n"), last != UInt8(ascii: "\r") { output.append(contentsOf: newline.utf8) }
    for edit in appended {
      let lines = edit.replacement.split(separator: "\n", omittingEmptySubsequences: false)
      for line in lines { output.append(contentsOf: (line + newline).utf8) }
    }
    return output
  }

  private static func newlines(in bytes: some Collection<UInt8>) -> Int {
    bytes.count { $0 == UInt8(ascii: "\n") }
  }
}
