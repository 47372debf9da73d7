import Foundation

/// Positions between letters, for carets and selections; offsets count bytes of UTF-8 in the line's text.
extension TextLine {
  /// A letter with its horizontal extent, in points from the line's start.
  package struct Letter: Hashable, Sendable {
    /// The letter's bytes in the line's text.
    package var range: Range<Int>
    /// The left edge.
    package var left: CGFloat
    /// The right edge.
    package var right: CGFloat
    /// Whether the letter belongs to text from right to left.
    package var isRightToLeft: Bool

    /// The edge at which the letter begins.
    package var leading: CGFloat { isRightToLeft ? right : left }
    /// The edge at which the letter ends.
    package var trailing: CGFloat { isRightToLeft ? left : right }
  }

  /// The letters from left to right; a ligature is divided evenly among its letters.
  package var letters: [Letter] { pieces.flatMap(\.letters) }

  /// Returns the position of a caret before an offset; at the end of the text, that after the last letter.
  package func caret(at offset: Int, in letters: [Letter]) -> CGFloat {
    var last: Letter?
    for letter in letters {
      if letter.range.contains(offset) { return letter.leading }
      if letter.range.upperBound > last?.range.upperBound ?? -1 { last = letter }
    }
    return last?.trailing ?? (isRightToLeft ? width : 0)
  }

  /// Returns the offset whose caret is nearest to a position.
  package func offset(nearest x: CGFloat, in letters: [Letter]) -> Int {
    guard let first = letters.first, let last = letters.last else { return 0 }
    let letter = letters.first { x < $0.right } ?? last
    if x < first.left { return first.isRightToLeft ? first.range.upperBound : first.range.lowerBound }
    let isInLeftHalf = x < (letter.left + letter.right) / 2
    return isInLeftHalf != letter.isRightToLeft ? letter.range.lowerBound : letter.range.upperBound
  }

  /// Returns the extents of a part of the text, from left to right; extents that touch are one.
  package func extents(of part: Range<Int>, in letters: [Letter]) -> [ClosedRange<CGFloat>] {
    var result: [ClosedRange<CGFloat>] = []
    for letter in letters where letter.range.overlaps(part) {
      if let last = result.last, letter.left - last.upperBound < 0.01 {
        result[result.count - 1] = last.lowerBound...max(last.upperBound, letter.right)
      } else {
        result.append(letter.left...max(letter.left, letter.right))
      }
    }
    return result
  }
}

extension TextPiece {
  /// The letters from left to right, in points from the line's start.
  fileprivate var letters: [TextLine.Letter] {
    let end = start + text.utf8.count
    // Glyphs of one cluster are neighbours, because shaping keeps the letters' order.
    var groups: [(start: Int, x: CGFloat)] = []
    for glyph in glyphs where groups.last?.start != Int(glyph.cluster) {
      groups.append((Int(glyph.cluster), glyph.position.x))
    }
    if groups.isEmpty { groups = [(start, 0)] }
    var result: [TextLine.Letter] = []
    for (index, group) in groups.enumerated() {
      let next = index + 1 < groups.count ? groups[index + 1].x : width
      let following = isRightToLeft ? index - 1 : index + 1
      let groupEnd = groups.indices.contains(following) ? groups[following].start : end
      guard groupEnd > group.start else { continue }
      result += divide(group.start..<groupEnd, from: x + group.x, to: x + max(next, group.x))
    }
    return result
  }

  /// Divides the extent of a cluster evenly among its letters.
  private func divide(_ range: Range<Int>, from left: CGFloat, to right: CGFloat) -> [TextLine.Letter] {
    let utf8 = text.utf8
    let from = utf8.index(utf8.startIndex, offsetBy: range.lowerBound - start)
    let to = utf8.index(from, offsetBy: range.count)
    let counts = text[from..<to].map(\.utf8.count)
    guard counts.count > 1 else {
      return [TextLine.Letter(range: range, left: left, right: right, isRightToLeft: isRightToLeft)]
    }
    let step = (right - left) / CGFloat(counts.count)
    var offset = range.lowerBound
    let letters = counts.enumerated().map { index, count in
      defer { offset += count }
      let column = CGFloat(isRightToLeft ? counts.count - 1 - index : index)
      return TextLine.Letter(
        range: offset..<offset + count, left: left + column * step, right: left + (column + 1) * step,
        isRightToLeft: isRightToLeft)
    }
    return isRightToLeft ? letters.reversed() : letters
  }
}
