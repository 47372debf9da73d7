import CoreGraphics
import Foundation
import QuartzCore

/// The lines of a paragraph, with the positions of carets in them.
@MainActor final class ParagraphLayout {
  let layout: TextLayout
  /// The height with the spacing around, in points.
  let height: CGFloat
  /// The spacing above the first line, in points.
  let spacingBefore: CGFloat
  /// Whether the letters that no font has were reported.
  var hasReportedLetters = false
  private var letters: [Int: [TextLine.Letter]] = [:]
  private let spaceWidth: CGFloat

  var lines: [TextLine] { layout.lines }

  init(_ layout: TextLayout, spacingBefore: CGFloat, spacingAfter: CGFloat, spaceWidth: CGFloat) {
    self.layout = layout
    (self.spacingBefore, self.spaceWidth) = (spacingBefore, spaceWidth)
    let last = layout.lines.last?.heights.leading ?? 0
    height = spacingBefore + layout.size.height + last + spacingAfter
  }

  private func letters(of line: Int) -> [TextLine.Letter] {
    if let known = letters[line] { return known }
    let found = lines[line].letters
    letters[line] = found
    return found
  }

  /// Returns the top of a line, in points below the paragraph's top.
  func top(of line: Int) -> CGFloat {
    spacingBefore + lines[line].origin.y - lines[line].heights.ascent
  }

  /// Returns the line on which the caret before a byte stands.
  func line(at byte: Int) -> Int {
    max(0, (lines.lastIndex { $0.range.lowerBound <= byte } ?? 0))
  }

  /// Returns the line at a height, in points below the paragraph's top.
  func line(atY y: CGFloat) -> Int {
    max(0, lines.indices.last { top(of: $0) <= y } ?? 0)
  }

  /// Returns the horizontal position of the caret before a byte, in points.
  func caretX(at byte: Int) -> CGFloat {
    guard !lines.isEmpty else { return 0 }
    let index = line(at: byte)
    let line = lines[index]
    let (offset, visible) = (byte - line.range.lowerBound, line.text.utf8.count)
    guard offset > visible else { return line.origin.x + line.caret(at: offset, in: letters(of: index)) }
    // White space at a line's end hangs over it.
    let hanging = CGFloat(offset - visible) * spaceWidth
    return line.origin.x + (line.isRightToLeft ? -hanging : line.width + hanging)
  }

  /// Returns the byte whose caret on a line is nearest to a horizontal position.
  func byte(nearest x: CGFloat, onLine index: Int) -> Int {
    guard lines.indices.contains(index) else { return 0 }
    let line = lines[index]
    let local = x - line.origin.x
    let visible = line.text.utf8.count
    let isLast = index == lines.count - 1
    let hanging = line.isRightToLeft ? -local : local - line.width
    if hanging > 0, spaceWidth > 0, line.range.count > visible {
      let count = Int(min((hanging / spaceWidth).rounded(), CGFloat(line.range.count - visible)))
      // The caret after the last space of a wrapped line stands on the next one.
      return line.range.lowerBound + visible + (isLast ? count : min(count, line.range.count - visible - 1))
    }
    return line.range.lowerBound + line.offset(nearest: local, in: letters(of: index))
  }

  /// Returns the rectangles of a part, in bytes; the lines before its end are filled to `width`.
  func rects(of part: Range<Int>, continues: Bool, width: CGFloat) -> [CGRect] {
    var result: [CGRect] = []
    for (index, line) in lines.enumerated() {
      let common = line.range.clamped(to: part)
      guard !common.isEmpty || (continues && index == lines.count - 1) else { continue }
      let goesOn =
        continues
        ? index <= lines.count - 1 && part.upperBound >= line.range.upperBound
        : part.upperBound > line.range.upperBound
      let local = (common.lowerBound - line.range.lowerBound)..<(common.upperBound - line.range.lowerBound)
      var extents = line.extents(of: local, in: letters(of: index)).map {
        ($0.lowerBound + line.origin.x)...($0.upperBound + line.origin.x)
      }
      if goesOn, width.isFinite {
        let start = extents.last?.upperBound ?? caretX(at: common.lowerBound)
        if width > start { extents.append(start...width) }
      }
      for extent in extents {
        result.append(
          CGRect(
            x: extent.lowerBound, y: top(of: index), width: extent.upperBound - extent.lowerBound,
            height: line.heights.height))
      }
    }
    return result
  }
}
