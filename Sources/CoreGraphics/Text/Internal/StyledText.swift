import Foundation

/// A text and the styles of its parts; offsets into it count bytes of UTF-8.
struct StyledText {
  /// A style from an offset on.
  struct Span {
    var start: Int
    let style: TextStyle
  }

  /// The text.
  let string: String
  /// The styles, each up to the next one's start; the first starts at 0.
  let spans: [Span]

  /// A text in one style.
  init(_ string: String, _ style: TextStyle) {
    self.init(string, [Span(start: 0, style: style)])
  }

  /// The text of some runs; nil where they hold none.
  init?(_ runs: [TextRun]) {
    var (string, spans): (String, [Span]) = ("", [])
    for run in runs where !run.text.isEmpty {
      if spans.last?.style != run.style { spans.append(Span(start: string.utf8.count, style: run.style)) }
      string += run.text
    }
    guard !spans.isEmpty else { return nil }
    self.init(string, Self.atLetters(spans, of: string))
  }

  /// Styles that begin with letters: a letter whose parts lie in several runs has the style of its first.
  private static func atLetters(_ spans: [Span], of string: String) -> [Span] {
    guard spans.count > 1, !string.utf8.allSatisfy({ $0 < 0x80 }) else { return spans }
    var result: [Span] = []
    var (offset, rest) = (0, spans[...])
    for letter in string {
      // Of several styles that begin inside a letter, the last goes on after it.
      var next: Span?
      while let first = rest.first, first.start <= offset {
        next = first
        rest.removeFirst()
      }
      if var next, next.style != result.last?.style {
        next.start = offset
        result.append(next)
      }
      offset += letter.utf8.count
    }
    return result
  }

  private init(_ string: String, _ spans: [Span]) {
    (self.string, self.spans) = (string, spans)
  }

  /// How long the text is.
  var count: Int { string.utf8.count }

  /// Returns the offset of an index.
  func offset(_ index: String.Index) -> Int {
    string.utf8.distance(from: string.startIndex, to: index)
  }

  /// Returns the index at an offset.
  func index(_ offset: Int) -> String.Index {
    string.utf8.index(string.startIndex, offsetBy: offset)
  }

  /// Returns the text between two offsets.
  func substring(_ range: Range<Int>) -> Substring {
    string[index(range.lowerBound)..<index(range.upperBound)]
  }

  /// A part of the text; an empty part has the style at its offset.
  subscript(range: Range<Int>) -> StyledText {
    guard range != 0..<count else { return self }
    var part: [Span] = []
    for index in spanIndex(at: range.lowerBound)..<spans.count {
      let span = spans[index]
      guard part.isEmpty || span.start < range.upperBound else { break }
      part.append(Span(start: max(0, span.start - range.lowerBound), style: span.style))
    }
    return StyledText(String(substring(range)), part)
  }

  /// Returns the style at an offset; at the end, the last one.
  func style(at offset: Int) -> TextStyle {
    spans[spanIndex(at: offset)].style
  }

  /// The paragraph style: that of the beginning.
  var paragraphStyle: TextParagraphStyle {
    spans[0].style.paragraph ?? TextParagraphStyle()
  }

  /// Returns the index of the span that contains an offset.
  func spanIndex(at offset: Int) -> Int {
    firstIndex(in: 1..<spans.count) { spans[$0].start > offset } - 1
  }

  /// The paragraphs, without what ends them.
  var paragraphs: [StyledText] {
    if string.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x80 }) { return [self] }
    return string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
      self[offset($0.startIndex)..<offset($0.endIndex)]
    }
  }

  /// A range's end without the white space before it.
  func trimmedEnd(of range: Range<Int>) -> Int {
    var rest = substring(range)
    // Most texts end with a letter of ASCII, or with spaces after one: no letter is put together of these.
    while rest.utf8.last == 0x20 { rest = Substring(rest.utf8.dropLast()) }
    if let last = rest.utf8.last, last > 0x20, last < 0x80 { return offset(rest.endIndex) }
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    return offset(rest.endIndex)
  }

  /// A range's start without the white space after it.
  func trimmedStart(of range: Range<Int>) -> Int {
    offset(substring(range).drop(while: \.isWhitespace).startIndex)
  }

  /// Two texts, one after the other.
  static func + (lhs: StyledText, rhs: StyledText) -> StyledText {
    if rhs.count == 0 { return lhs }
    if lhs.count == 0 { return rhs }
    let start = lhs.count
    var added = rhs.spans.map { Span(start: $0.start + start, style: $0.style) }
    if let first = added.first, first.style == lhs.spans.last?.style { added.removeFirst() }
    return StyledText(lhs.string + rhs.string, lhs.spans + added)
  }
}
