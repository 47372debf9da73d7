import CoreGraphics

/// A laid-out paragraph before an edit, most of whose lines are right after it, too.
@MainActor struct FormerParagraph {
  private static let space = UInt8(ascii: " ")
  /// The lines after the edit that are broken anew at first, in the hope that the following ones stay.
  private static let linesAhead = 3

  /// The attributes; nil where the paragraph has none, or several.
  let attributes: RunAttributes?
  private let text: Substring
  private let layout: TextLayout

  init(_ paragraph: EditedParagraph, _ layout: ParagraphLayout) {
    attributes = paragraph.runs.count == 1 ? paragraph.runs[0].attributes : nil
    (text, self.layout) = (paragraph.content, layout.layout)
  }

  /// Returns the lines of the edited text; nil where it has other letters than the printable ones of ASCII, whose lines
  /// depend on nothing but the text from their start to the next word.
  ///
  /// - Parameter layOut: breaks a part of the text into lines, which count bytes from the part's start.
  func lines(ofEdited edited: String, layOut: (String) -> [TextLine]) -> [TextLine]? {
    let (old, new, lines) = (Array(text.utf8), Array(edited.utf8), layout.lines)
    guard !old.isEmpty, !new.isEmpty, Self.isPlain(old), Self.isPlain(new), lines.last?.range.upperBound == old.count
    else { return nil }
    let common = Self.commonLengths(old, new)
    let (growth, editEnd) = (new.count - old.count, old.count - common.suffix)
    // A word at the edit may go to a line before it.
    var first = max(0, (lines.lastIndex { $0.range.lowerBound <= common.prefix } ?? 0) - 2)
    while first > 0, old[lines[first].range.lowerBound - 1] != Self.space { first -= 1 }
    let start = lines[first].range.lowerBound
    let next = lines.firstIndex { $0.range.lowerBound >= editEnd && $0.range.lowerBound > start } ?? lines.count
    var ahead = Self.linesAhead
    while true {
      var stop = min(next + ahead, lines.count)
      while stop < lines.count, old[lines[stop].range.lowerBound - 1] != Self.space { stop += 1 }
      let end = stop < lines.count ? lines[stop].range.lowerBound + growth : new.count
      let made = layOut(String(decoding: new[start..<end], as: UTF8.self)).map { $0.shifted(by: start) }
      if end == new.count { return lines[..<first] + made }
      // The last line ends with the part, and not where it is full.
      var same = next
      for (index, line) in made.dropLast().enumerated() {
        let reached = line.range.upperBound - growth
        while same < lines.count, lines[same].range.lowerBound < reached { same += 1 }
        if same < lines.count, lines[same].range.lowerBound == reached, old[reached - 1] == Self.space {
          return lines[..<first] + made[...index] + lines[same...].map { $0.shifted(by: growth) }
        }
      }
      ahead *= 4
    }
  }

  private static func isPlain(_ bytes: [UInt8]) -> Bool { bytes.allSatisfy { $0 >= space && $0 < 0x7F } }

  /// The number of equal bytes at the start, and at the end of what is left.
  private static func commonLengths(_ old: [UInt8], _ new: [UInt8]) -> (prefix: Int, suffix: Int) {
    let limit = min(old.count, new.count)
    var (prefix, suffix) = (0, 0)
    while prefix < limit, old[prefix] == new[prefix] { prefix += 1 }
    while suffix < limit - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] { suffix += 1 }
    return (prefix, suffix)
  }
}
