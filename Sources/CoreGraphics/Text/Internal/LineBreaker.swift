import Foundation

/// Cuts text into lines of a width, in time that grows as the text does.
struct LineBreaker {
  /// The most width in points.
  let maximumWidth: CGFloat
  /// The most height in points.
  let maximumHeight: CGFloat
  /// The most lines.
  let maximumCount: Int
  /// What becomes of text that does not fit.
  let mode: TextLineBreakMode
  /// The bidirectional level of paragraphs without letters that have a direction.
  let fallbackLevel: UInt8

  /// The lines of a text.
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
          // There is no room for this line, so the one before it ends the text.
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
        // A truncated line shows as much as it can of its own paragraph.
        guard let ended = truncated(paragraph, from: start) else { return stack }
        stack.removeLast()
        stack.append(ended)
        return stack
      } while start < paragraph.count
    }
    return stack
  }

  private func fits(_ line: TextLine, below stack: LineStack) -> Bool {
    // A thousandth of a point is lost to rounding when a label takes the height that was measured for it.
    stack.bottom(ofNext: line.heights) <= maximumHeight + 0.001
  }

  /// The first line of the rest of a paragraph, as its style has it, and where the text after it starts.
  ///
  /// - Parameter next: the style of the paragraph that follows.
  private func firstLine(
    of paragraph: TextParagraph, from start: Int, before next: TextParagraphStyle?
  ) -> (TextLine, Int) {
    let style = paragraph.style
    var (line, end) = fitter(paragraph, from: start).firstLine(from: start)
    let isEnd = end >= paragraph.count
    line.take(style, isFirst: start == 0, isWrapped: !isEnd)
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
