import Foundation

/// Breaks text into lines of a width, in linear time.
struct LineBreaker {
  /// The maximum width in points.
  let maximumWidth: CGFloat
  /// The maximum height in points.
  let maximumHeight: CGFloat
  /// The maximum number of lines.
  let maximumCount: Int
  /// The handling of text that does not fit.
  let mode: TextLineBreakMode
  /// The bidirectional level of paragraphs without a letter that has a direction.
  let fallbackLevel: UInt8

  /// Returns the lines of a text.
  func lines(of text: StyledText) -> LineStack {
    var stack = LineStack()
    var last: (paragraph: TextParagraph, start: Int)?
    let paragraphs = text.paragraphs
    let language = IdeographLanguage.language(of: text.string)
    for (index, text) in paragraphs.enumerated() {
      let paragraph = TextParagraph(text, fallback: fallbackLevel, language: language)
      let next = index + 1 < paragraphs.count ? paragraphs[index + 1].paragraphStyle : nil
      var start = 0
      repeat {
        let (line, end) = firstLine(of: paragraph, from: start, before: next)
        let isTextLeft = end < paragraph.count || next != nil
        if let last, !fits(line, below: stack) {
          // This line does not fit, so the one before it ends the text.
          guard let ended = truncated(last.paragraph, from: last.start) else { return stack }
          stack.removeLast()
          stack.append(ended)
          return stack
        }
        stack.append(line)
        let isLast = stack.lines.count == maximumCount || !isTextLeft && !fits(line, below: stack)
        let room = line.indents.room(in: maximumWidth)
        guard isLast, isTextLeft || line.width > room else {
          (last, start) = ((paragraph, start), end)
          continue
        }
        // A truncated line shows as much as possible of its own paragraph.
        guard let ended = truncated(paragraph, from: start) else { return stack }
        stack.removeLast()
        stack.append(ended)
        return stack
      } while start < paragraph.count
    }
    return stack
  }

  private func fits(_ line: TextLine, below stack: LineStack) -> Bool {
    // A label that has exactly its measured height may lose a thousandth of a point to rounding.
    stack.bottom(ofNext: line.heights) <= maximumHeight + 0.001
  }

  /// Returns the first line of the rest of a paragraph in its style, and the start of the text after it.
  ///
  /// - Parameter next: the style of the paragraph that follows.
  private func firstLine(
    of paragraph: TextParagraph, from start: Int, before next: TextParagraphStyle?
  ) -> (TextLine, Int) {
    let style = paragraph.style
    var (line, end) = fitter(paragraph, from: start).firstLine(from: start)
    let isEnd = end >= paragraph.count
    line.take(style, isFirst: start == 0, isWrapped: !isEnd)
    line.range = start..<max(start, end)
    if isEnd, let next { line.heights.leading += style.spacing + next.spacingBefore }
    return (line, end)
  }

  private func truncated(_ paragraph: TextParagraph, from start: Int) -> TextLine? {
    var line = fitter(paragraph, from: start).truncated(from: start)
    line?.take(paragraph.style, isFirst: start == 0, isWrapped: false)
    return line
  }

  private func fitter(_ paragraph: TextParagraph, from start: Int) -> LineFitter {
    let room = paragraph.style.indents(isFirst: start == 0).room(in: maximumWidth)
    return LineFitter(paragraph: paragraph, width: room, mode: mode)
  }
}
