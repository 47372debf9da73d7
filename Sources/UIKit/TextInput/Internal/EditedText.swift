import Foundation

/// A text that is edited, as paragraphs of runs; offsets count UTF-16 code units, as `NSRange` does.
///
/// An edit costs as much as the paragraphs that it touches, and a step for each paragraph before them.
@MainActor final class EditedText {
  /// The paragraphs; at least one, and an empty one after a line end at the end.
  private(set) var paragraphs = [EditedParagraph("", runs: [])]
  /// The length.
  private(set) var count = 0
  private var cachedString: String? = ""

  /// The whole text.
  var string: String {
    if let cachedString { return cachedString }
    let joined = paragraphs.count == 1 ? paragraphs[0].text : paragraphs.map(\.text).joined()
    cachedString = joined
    return joined
  }

  /// The text with its attributes; runs without any get the given ones.
  func attributedString(_ plain: [NSAttributedString.Key: Any]) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for paragraph in paragraphs {
      var start = paragraph.text.startIndex
      var end = 0
      for run in paragraph.runs {
        end += run.count
        let next = paragraph.index(at: end)
        result.append(
          NSAttributedString(
            string: String(paragraph.text[start..<next]),
            attributes: plain.merging(run.attributes?.values ?? [:]) { $1 }
          ))
        start = next
      }
    }
    return result
  }

  // MARK: Positions

  /// Returns the paragraph that contains an offset, and the offset in it; the end belongs to the last one.
  func locate(_ offset: Int) -> (index: Int, local: Int) {
    var rest = min(max(0, offset), count)
    for (index, paragraph) in paragraphs.enumerated() {
      if rest < paragraph.count { return (index, rest) }
      if index < paragraphs.count - 1 { rest -= paragraph.count }
    }
    return (paragraphs.count - 1, rest)
  }

  /// Returns the offset of a paragraph's start.
  func start(of index: Int) -> Int {
    paragraphs[..<index].reduce(0) { $0 + $1.count }
  }

  /// Limits a range to the text, and extends it where it divides a surrogate pair.
  func valid(_ range: Range<Int>) -> Range<Int> {
    let limited = range.clamped(to: 0..<count)
    let (lower, upper) = (locate(limited.lowerBound), locate(limited.upperBound))
    let from = paragraphs[lower.index].splitsScalar(at: lower.local) ? limited.lowerBound - 1 : limited.lowerBound
    guard !limited.isEmpty else { return from..<from }
    return from..<(paragraphs[upper.index].splitsScalar(at: upper.local) ? limited.upperBound + 1 : limited.upperBound)
  }

  /// Returns a range of which an app has given location and length, which may be anything.
  func valid(_ range: NSRange) -> Range<Int> {
    let start = min(max(0, range.location), count)
    return valid(start..<start + min(max(0, range.length), count - start))
  }

  /// Returns the start of the letter that ends at an offset or contains it; 0 at the start.
  func boundary(before offset: Int) -> Int {
    let (index, local) = locate(offset)
    let paragraph = paragraphs[index]
    guard local == 0 else {
      return min(max(0, offset), count) - local + paragraph.letterStart(before: local)
    }
    guard index > 0, let last = paragraphs[index - 1].text.last else { return 0 }
    return min(max(0, offset), count) - last.utf16.count
  }

  /// Returns the start of the letter after an offset; the length at the end.
  func boundary(after offset: Int) -> Int {
    let (index, local) = locate(offset)
    let paragraph = paragraphs[index]
    guard local < paragraph.count else { return count }
    let after = paragraph.text.index(after: paragraph.index(at: local))
    return min(max(0, offset), count) - local
      + paragraph.text.utf16.distance(from: paragraph.text.startIndex, to: after)
  }

  /// Returns the nearest offset at or before the given one that is between letters.
  func letterBoundary(at offset: Int) -> Int {
    let offset = min(max(0, offset), count)
    guard offset > 0, offset < count else { return offset }
    let before = boundary(before: offset)
    return boundary(after: before) == offset ? offset : before
  }

  /// Returns the text of a range.
  func substring(_ range: Range<Int>) -> String {
    let range = valid(range)
    guard !range.isEmpty else { return "" }
    let (from, to) = (locate(range.lowerBound), locate(range.upperBound))
    let (first, last) = (paragraphs[from.index], paragraphs[to.index])
    if first === last { return String(first.text[first.index(at: from.local)..<first.index(at: to.local)]) }
    return String(first.text[first.index(at: from.local)...])
      + paragraphs[(from.index + 1)..<to.index].map(\.text).joined() + last.text[..<last.index(at: to.local)]
  }

  /// Returns the attributes that a letter typed at an offset continues.
  func attributes(before offset: Int) -> RunAttributes? {
    let (index, local) = locate(offset)
    return paragraphs[index].attributes(before: local)
  }

  // MARK: Edits

  /// Replaces a range, which must be valid, by runs of text.
  func replace(_ range: Range<Int>, with pieces: [(text: String, attributes: RunAttributes?)]) {
    var (first, start) = locate(range.lowerBound)
    var (last, end) = locate(range.upperBound)
    if start == 0, first > 0, paragraphs[first - 1].endsWithReturn {
      first -= 1
      start = paragraphs[first].count
    }
    var builder = ParagraphBuilder()
    builder.append(paragraphs[first], 0..<start)
    for piece in pieces {
      builder.append(piece.text, [EditedRun(count: piece.text.utf16.count, attributes: piece.attributes)])
    }
    builder.append(paragraphs[last], end..<paragraphs[last].count)
    while builder.text.unicodeScalars.last == "\r", last + 1 < paragraphs.count {
      last += 1
      end = paragraphs[last].count
      builder.append(paragraphs[last], 0..<end)
    }
    let made = builder.paragraphs(isLast: last == paragraphs.count - 1)
    count += made.reduce(0) { $0 + $1.count } - paragraphs[first...last].reduce(0) { $0 + $1.count }
    if first == last, made.count == 1, let layout = paragraphs[first].layout {
      made[0].former = FormerParagraph(paragraphs[first], layout)
    }
    paragraphs.replaceSubrange(first...last, with: made)
    cachedString = nil
  }

  /// Replaces everything.
  func setText(_ pieces: [(text: String, attributes: RunAttributes?)]) {
    replace(0..<count, with: pieces)
  }

  /// Changes the attributes of all runs.
  func mapAttributes(_ change: (RunAttributes?) -> RunAttributes?) {
    paragraphs = paragraphs.map { paragraph in
      EditedParagraph(
        paragraph.text, runs: paragraph.runs.map { EditedRun(count: $0.count, attributes: change($0.attributes)) })
    }
  }

  /// Releases all layouts.
  func releaseLayouts() {
    for paragraph in paragraphs { (paragraph.layout, paragraph.former) = (nil, nil) }
  }
}

/// Divides text with runs into paragraphs.
@MainActor private struct ParagraphBuilder {
  private(set) var text = ""
  private var runs: [EditedRun] = []

  mutating func append(_ added: String, _ addedRuns: [EditedRun]) {
    text += added
    for run in addedRuns where run.count > 0 {
      if let last = runs.last, last.attributes === run.attributes {
        runs[runs.count - 1].count += run.count
      } else {
        runs.append(run)
      }
    }
  }

  mutating func append(_ paragraph: EditedParagraph, _ part: Range<Int>) {
    guard !part.isEmpty else { return }
    append(
      String(paragraph.text[paragraph.index(at: part.lowerBound)..<paragraph.index(at: part.upperBound)]),
      paragraph.runs(in: part))
  }

  /// The paragraphs; an empty one follows a line end where they are the text's last.
  func paragraphs(isLast: Bool) -> [EditedParagraph] {
    var (result, rest): ([EditedParagraph], Substring) = ([], text[...])
    var remaining = runs[...]
    func takeRuns(_ count: Int) -> [EditedRun] {
      var (taken, left): ([EditedRun], Int) = ([], count)
      while left > 0, var run = remaining.first {
        remaining.removeFirst()
        if run.count > left {
          remaining = [EditedRun(count: run.count - left, attributes: run.attributes)] + remaining
          run.count = left
        }
        left -= run.count
        taken.append(run)
      }
      return taken
    }
    while let end = rest.firstIndex(where: \.isNewline) {
      let next = rest.index(after: end)
      let paragraph = String(rest[..<next])
      result.append(EditedParagraph(paragraph, runs: takeRuns(paragraph.utf16.count)))
      rest = rest[next...]
    }
    if isLast || !rest.isEmpty { result.append(EditedParagraph(String(rest), runs: takeRuns(rest.utf16.count))) }
    return result
  }
}
