/// Finds the ends of units of text.
@preconcurrency @MainActor public protocol UITextInputTokenizer: NSObjectProtocol {
  /// Returns the unit at a position; nil where there is none.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Whether a position is an end of a unit.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
  /// Returns the next end of a unit; nil beyond the text.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Whether a position lies in a unit.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
}

/// The tokenizer of fields and text views.
final class TextTokenizer: NSObject, UITextInputTokenizer {
  private let units: (Int, UITextGranularity) -> Range<Int>?
  private let length: () -> Int

  /// Creates a tokenizer from a function that returns the unit at an offset, and one that returns the text's length.
  init(length: @escaping () -> Int, units: @escaping (Int, UITextGranularity) -> Range<Int>?) {
    (self.length, self.units) = (length, units)
  }

  private func offset(_ position: UITextPosition) -> Int {
    min(max(0, (position as? TextOffset)?.offset ?? 0), length())
  }

  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    let offset = offset(position)
    let candidates = direction.isBackward ? [offset - 1, offset] : [offset, offset - 1]
    for start in candidates where start >= 0 && start < length() {
      if let unit = units(start, granularity), unit.contains(offset) || unit.upperBound == offset {
        return TextOffsetRange(unit)
      }
    }
    return nil
  }

  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    let offset = offset(position)
    guard let range = rangeEnclosingPosition(position, with: granularity, inDirection: direction) as? TextOffsetRange
    else { return false }
    return direction.isBackward ? range.range.lowerBound == offset : range.range.upperBound == offset
  }

  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition? {
    var offset = offset(position)
    let step = direction.isBackward ? -1 : 1
    while direction.isBackward ? offset > 0 : offset < length() {
      let unit = units(direction.isBackward ? offset - 1 : offset, granularity)
      if let unit { return TextOffset(direction.isBackward ? unit.lowerBound : unit.upperBound) }
      offset += step
    }
    return nil
  }

  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
  }
}
