import CoreGraphics
import Foundation
import QuartzCore

/// The positions of an edited text's lines and letters, in points from its top left corner.
@MainActor final class TextGeometry {
  /// Everything beside the text on which its lines depend.
  struct Settings: Equatable {
    var font: UIFont?
    var alignment = NSTextAlignment.natural
    var isRightToLeft = false
    /// The width of lines; infinite for one line.
    var width = CGFloat.infinity
    /// The number of lines; 0 for no limit.
    var numberOfLines = 0
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// The character in place of each letter; nil shows the letters.
    var mask: Character?
  }

  private(set) var text: EditedText
  private var tops: [CGFloat]?
  /// The height of all lines.
  private var textHeight: CGFloat = 0

  var settings = Settings() {
    didSet {
      guard settings != oldValue else { return }
      text.releaseLayouts()
      tops = nil
    }
  }

  init(_ text: EditedText) {
    self.text = text
  }

  /// Lays out again what has no layout any more.
  func textChanged() {
    tops = nil
  }

  // MARK: Layout

  /// Returns the layout of a paragraph.
  func layout(of paragraph: EditedParagraph) -> ParagraphLayout {
    if let layout = paragraph.layout { return layout }
    let layout = makeLayout(of: paragraph)
    (paragraph.layout, paragraph.former) = (layout, nil)
    return layout
  }

  private func makeLayout(of paragraph: EditedParagraph) -> ParagraphLayout {
    var runs = runs(of: paragraph)
    // A paragraph without letters is as high as the space that stands for it.
    if runs.allSatisfy(\.text.isEmpty), let style = style(of: paragraph.runs.first?.attributes) {
      runs = [TextRun(" ", style)]
    }
    let layout = reflowed(paragraph, runs) ?? laidOut(runs)
    let style = runs.first?.style.paragraph
    return ParagraphLayout(
      layout, spacingBefore: style?.spacingBefore ?? 0, spacingAfter: style?.spacing ?? 0,
      spaceWidth: runs.first?.style.font.width(of: " ") ?? 0)
  }

  private func laidOut(_ runs: [TextRun]) -> TextLayout {
    TextLayout(
      runs, maximumSize: CGSize(width: settings.width, height: .infinity), numberOfLines: settings.numberOfLines,
      lineBreakMode: settings.width.isFinite ? settings.lineBreakMode.layoutMode : .byClipping,
      alignment: layoutAlignment, isRightToLeft: settings.isRightToLeft)
  }

  private var layoutAlignment: TextAlignment {
    settings.alignment == .natural
      ? .natural : settings.alignment.layoutAlignment(isRightToLeft: settings.isRightToLeft)
  }

  /// Returns the layout of an edited paragraph made of the lines before the edit, and of new ones around it; nil where
  /// the lines depend on more than the text near them.
  private func reflowed(_ paragraph: EditedParagraph, _ runs: [TextRun]) -> TextLayout? {
    guard let former = paragraph.former, runs.count == 1, let run = runs.first, paragraph.runs.count == 1,
      paragraph.runs[0].attributes === former.attributes, run.style.paragraph?.hasEvenIndents != false,
      settings.width.isFinite, settings.numberOfLines == 0, settings.lineBreakMode == .byWordWrapping,
      settings.mask == nil, settings.alignment != .justified, run.style.paragraph?.alignment != .justified
    else { return nil }
    let lines = former.lines(ofEdited: run.text) { laidOut([TextRun($0, run.style)]).lines }
    return lines.map { TextLayout(joining: $0, maximumWidth: settings.width, alignment: layoutAlignment) }
  }

  /// The paragraph's text in runs, without its line end.
  private func runs(of paragraph: EditedParagraph) -> [TextRun] {
    let content = paragraph.content
    if let mask = settings.mask {
      let style = style(of: nil)
      return style.map { [TextRun(String(repeating: mask, count: content.count), $0)] } ?? []
    }
    if paragraph.runs.allSatisfy({ $0.attributes == nil }) {
      return style(of: nil).map { [TextRun(String(content), $0)] } ?? []
    }
    var (result, start, end): ([TextRun], String.Index, Int) = ([], content.startIndex, 0)
    for run in paragraph.runs {
      end += run.count
      let next = min(paragraph.index(at: end), content.endIndex)
      if next > start, let style = style(of: run.attributes) {
        result.append(TextRun(String(content[start..<next]), style))
      }
      start = max(start, next)
    }
    return result
  }

  /// The style of attributes; nil where no font is installed.
  private func style(of attributes: RunAttributes?) -> TextStyle? {
    guard let attributes else { return settings.font?.textFont.map { TextStyle(font: $0) } }
    var reader = AttributeReader()
    return reader.read(NSAttributedString(string: " ", attributes: attributes.values))
      .styledRuns(font: settings.font?.textFont, color: nil, faceSize: settings.font?.pointSize ?? 0).first?.style
  }

  /// The top of each paragraph.
  var paragraphTops: [CGFloat] {
    if let tops { return tops }
    var y: CGFloat = 0
    let found = text.paragraphs.map { paragraph in
      defer { y += layout(of: paragraph).height }
      return y
    }
    (tops, textHeight) = (found, y)
    return found
  }

  /// The size of all lines: the widest one, with the white space at its end, and the height.
  var size: CGSize {
    _ = paragraphTops
    let width = text.paragraphs.reduce(0) { max($0, layout(of: $1).layout.size.width) }
    return CGSize(width: width, height: textHeight)
  }

  /// The height of all lines.
  var height: CGFloat {
    _ = paragraphTops
    return textHeight
  }

  // MARK: Positions

  /// Returns the byte in the laid-out text of an offset in the paragraph.
  private func byte(_ paragraph: EditedParagraph, _ offset: Int) -> Int {
    guard let mask = settings.mask else {
      return min(paragraph.byte(at: offset), paragraph.content.utf8.count)
    }
    return paragraph.content[..<min(paragraph.index(at: offset), paragraph.content.endIndex)].count
      * String(mask).utf8.count
  }

  private func offset(_ paragraph: EditedParagraph, _ byte: Int) -> Int {
    guard let mask = settings.mask else { return paragraph.offset(ofByte: byte) }
    let content = paragraph.content
    let index = content.index(
      content.startIndex, offsetBy: byte / String(mask).utf8.count, limitedBy: content.endIndex)
    return content.utf16.distance(from: content.startIndex, to: index ?? content.endIndex)
  }

  /// Returns the caret before an offset: its left edge, its top and its height, without width.
  func caret(at offset: Int) -> CGRect {
    let (index, local) = text.locate(offset)
    let paragraph = text.paragraphs[index]
    let layout = layout(of: paragraph)
    let byte = byte(paragraph, local)
    guard !layout.lines.isEmpty else {
      return CGRect(x: 0, y: paragraphTops[index], width: 0, height: settings.font?.lineHeight ?? 0)
    }
    let line = layout.line(at: byte)
    return CGRect(
      x: layout.caretX(at: byte), y: paragraphTops[index] + layout.top(of: line), width: 0,
      height: layout.lines[line].heights.height)
  }

  /// Returns the offset whose caret is nearest to a point.
  func offset(nearest point: CGPoint) -> Int {
    let tops = paragraphTops
    let index = max(0, tops.partitioningIndex { $0 > point.y } - 1)
    let paragraph = text.paragraphs[index]
    let layout = layout(of: paragraph)
    let byte = layout.byte(nearest: point.x, onLine: layout.line(atY: point.y - tops[index]))
    let local = min(offset(paragraph, byte), paragraph.content.utf16.count)
    return text.letterBoundary(at: text.start(of: index) + local)
  }

  /// Returns the rectangles of a range, from top to bottom.
  func rects(of range: Range<Int>) -> [CGRect] {
    guard !range.isEmpty else { return [] }
    let tops = paragraphTops
    let (from, to) = (text.locate(range.lowerBound), text.locate(range.upperBound))
    var result: [CGRect] = []
    for index in from.index...to.index {
      let paragraph = text.paragraphs[index]
      let start = index == from.index ? byte(paragraph, from.local) : 0
      let end = index == to.index ? byte(paragraph, to.local) : byte(paragraph, paragraph.count)
      guard start <= end else { continue }
      result += layout(of: paragraph).rects(of: start..<end, continues: index < to.index, width: settings.width)
        .map { $0.offsetBy(dx: 0, dy: tops[index]) }
    }
    return result
  }
}

extension Array where Element == CGFloat {
  /// Returns the first index whose element fulfils a condition that the elements before do not; the count for none.
  fileprivate func partitioningIndex(_ belongsToSecondPart: (CGFloat) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if belongsToSecondPart(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
