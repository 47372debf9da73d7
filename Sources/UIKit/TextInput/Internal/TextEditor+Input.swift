import Foundation

/// The positions and ranges of `UITextInput`.
extension TextEditor {
  /// Returns the offset of a position, limited to the text.
  func offset(of position: UITextPosition) -> Int {
    min(max(0, (position as? TextOffset)?.offset ?? 0), text.count)
  }

  /// Returns the offsets of a range, limited to the text.
  func offsets(of range: UITextRange) -> Range<Int> {
    let (start, end) = (offset(of: range.start), offset(of: range.end))
    return text.valid(min(start, end)..<max(start, end))
  }

  func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange {
    let (start, end) = (offset(of: from), offset(of: to))
    return TextOffsetRange(min(start, end)..<max(start, end))
  }

  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (sum, overflow) = self.offset(of: position).addingReportingOverflow(offset)
    return overflow || sum < 0 || sum > text.count ? nil : TextOffset(sum)
  }

  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset count: Int
  ) -> UITextPosition? {
    var current = offset(of: position)
    let direction = count < 0 ? direction.opposite : direction
    for _ in 0..<count.magnitude {
      let next = offset(from: current, direction)
      guard next != current else { return nil }
      current = next
    }
    return TextOffset(current)
  }

  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let (one, two) = (offset(of: position), offset(of: other))
    return one < two ? .orderedAscending : one > two ? .orderedDescending : .orderedSame
  }

  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition {
    let offsets = offsets(of: range)
    let isBackward = direction == .up || (direction == .left) != geometry.settings.isRightToLeft && direction != .down
    return TextOffset(isBackward ? offsets.lowerBound : offsets.upperBound)
  }

  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
    let start = offset(of: position)
    let end = offset(from: start, direction)
    return start == end ? nil : TextOffsetRange(min(start, end)..<max(start, end))
  }

  /// Returns the letter at a point of the view.
  func characterRange(at point: CGPoint) -> UITextRange? {
    guard let owner, text.count > 0 else { return nil }
    let local = CGPoint(x: point.x - owner.textOrigin.x, y: point.y - owner.textOrigin.y)
    let near = geometry.offset(nearest: local)
    for start in [near, text.boundary(before: near)] {
      let range = start..<text.boundary(after: start)
      if geometry.rects(of: range).contains(where: { $0.contains(local) }) { return TextOffsetRange(range) }
    }
    return nil
  }

  // MARK: Rectangles, in the view's coordinates

  /// The width of a caret, in points.
  static let caretWidth: CGFloat = 2

  func caretRect(at offset: Int) -> CGRect {
    let caret = geometry.caret(at: offset)
    let origin = owner?.textOrigin ?? .zero
    return CGRect(
      x: origin.x + caret.minX - Self.caretWidth / 2, y: origin.y + caret.minY, width: Self.caretWidth,
      height: caret.height)
  }

  func rects(of range: Range<Int>) -> [CGRect] {
    let origin = owner?.textOrigin ?? .zero
    return geometry.rects(of: text.valid(range)).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
  }

  func firstRect(for range: UITextRange) -> CGRect {
    let offsets = offsets(of: range)
    return rects(of: offsets).first ?? caretRect(at: offsets.lowerBound)
  }

  func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    let rects = rects(of: offsets(of: range))
    return rects.enumerated().map { index, rect in
      TextOffsetSelectionRect(rect, isFirst: index == 0, isLast: index == rects.count - 1)
    }
  }

  func closestPosition(to point: CGPoint) -> Int {
    guard point.isFinite else { return selection.lowerBound }
    let origin = owner?.textOrigin ?? .zero
    return geometry.offset(nearest: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
  }

  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition {
    let offsets = offsets(of: range)
    return TextOffset(min(max(closestPosition(to: point), offsets.lowerBound), offsets.upperBound))
  }

  // MARK: Units

  /// Returns the unit of text at an offset; nil where there is none.
  func unit(at offset: Int, _ granularity: UITextGranularity) -> Range<Int>? {
    guard text.count > 0 else { return nil }
    let offset = min(max(0, offset), text.count - 1)
    let (index, local) = text.locate(offset)
    let (paragraph, start) = (text.paragraphs[index], offset - local)
    switch granularity {
    case .document: return 0..<text.count
    case .paragraph, .sentence: return start..<start + paragraph.count
    case .character: return text.letterBoundary(at: offset)..<text.boundary(after: offset)
    case .line:
      let layout = geometry.layout(of: paragraph)
      guard !layout.lines.isEmpty else { return nil }
      let line = layout.lines[layout.line(at: paragraph.byte(at: local))]
      return start + paragraph.offset(ofByte: line.range.lowerBound)..<start
        + paragraph.offset(ofByte: line.range.upperBound)
    case .word:
      guard let word = paragraph.word(at: local) else { return nil }
      return start + word.lowerBound..<start + word.upperBound
    }
  }

  /// The tokenizer of the text.
  var tokenizer: TextTokenizer {
    TextTokenizer(length: { [text] in text.count }) { [weak self] in self?.unit(at: $0, $1) }
  }
}

extension UITextLayoutDirection {
  fileprivate var opposite: UITextLayoutDirection {
    switch self {
    case .left: .right
    case .right: .left
    case .up: .down
    case .down: .up
    }
  }
}

extension EditedParagraph {
  /// Returns the word at an offset; nil between words.
  fileprivate func word(at offset: Int) -> Range<Int>? {
    let index = text.index(before: text.index(after: index(at: offset)))
    guard text[index].isOfWord else { return nil }
    var (from, to) = (index, text.index(after: index))
    while from > text.startIndex, text[text.index(before: from)].isOfWord { from = text.index(before: from) }
    while to < text.endIndex, text[to].isOfWord { to = text.index(after: to) }
    return text.utf16.distance(from: text.startIndex, to: from)..<text.utf16.distance(from: text.startIndex, to: to)
  }
}

extension Character {
  fileprivate var isOfWord: Bool { isLetter || isNumber || self == "'" || self == "’" || self == "_" }
}
