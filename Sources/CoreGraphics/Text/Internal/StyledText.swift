import Foundation

/// A text and the styles of its parts; places in it count bytes of UTF-8.
struct StyledText {
  /// A style from a place on.
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
    self.init(string, spans)
  }

  private init(_ string: String, _ spans: [Span]) {
    (self.string, self.spans) = (string, spans)
  }

  /// How long the text is.
  var count: Int { string.utf8.count }

  /// The place of an index.
  func place(_ index: String.Index) -> Int {
    string.utf8.distance(from: string.startIndex, to: index)
  }

  /// The index of a place.
  func index(_ place: Int) -> String.Index {
    string.utf8.index(string.startIndex, offsetBy: place)
  }

  /// The text between two places.
  func substring(_ range: Range<Int>) -> Substring {
    string[index(range.lowerBound)..<index(range.upperBound)]
  }

  /// A part of the text; an empty one has the style of its place.
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

  /// The style at a place; at the end, the last one.
  func style(at place: Int) -> TextStyle {
    spans[spanIndex(at: place)].style
  }

  /// The span in which a place lies.
  func spanIndex(at place: Int) -> Int {
    firstIndex(in: 1..<spans.count) { spans[$0].start > place } - 1
  }

  /// The paragraphs, without what ends them.
  var paragraphs: [StyledText] {
    string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
      self[place($0.startIndex)..<place($0.endIndex)]
    }
  }

  /// A range's end without the white space before it.
  func trimmedEnd(of range: Range<Int>) -> Int {
    var rest = substring(range)
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    return place(rest.endIndex)
  }

  /// A range's start without the white space after it.
  func trimmedStart(of range: Range<Int>) -> Int {
    place(substring(range).drop(while: \.isWhitespace).startIndex)
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
