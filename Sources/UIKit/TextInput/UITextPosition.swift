/// A position in the text of a ``UITextInput``, which makes subclasses of its own.
@preconcurrency @MainActor open class UITextPosition: NSObject {
  /// Creates a position.
  public override init() {}
}

/// A range of the text of a ``UITextInput``, which makes subclasses of its own.
@preconcurrency @MainActor open class UITextRange: NSObject {
  /// Creates a range.
  public override init() {}

  /// Whether the range holds no text.
  open var isEmpty: Bool { true }
  /// The start.
  open var start: UITextPosition { UITextPosition() }
  /// The end.
  open var end: UITextPosition { UITextPosition() }
}

/// A rectangle of selected text.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
  /// Creates an empty rectangle.
  public override init() {}

  /// The rectangle, in points.
  open var rect: CGRect { .zero }
  /// The direction of the text.
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the selection starts in the rectangle.
  open var containsStart: Bool { false }
  /// Whether the selection ends in the rectangle.
  open var containsEnd: Bool { false }
  /// Whether the text is vertical.
  open var isVertical: Bool { false }
}

/// A position in edited text: an offset in UTF-16 code units, limited to the text where it is used.
final class TextOffset: UITextPosition {
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
  }

  override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }
  override var hash: Int { offset }
  override var description: String { "offset \(offset)" }
}

/// A range of edited text.
final class TextOffsetRange: UITextRange {
  let range: Range<Int>

  init(_ range: Range<Int>) {
    self.range = range
  }

  override var isEmpty: Bool { range.isEmpty }
  override var start: UITextPosition { TextOffset(range.lowerBound) }
  override var end: UITextPosition { TextOffset(range.upperBound) }
  override func isEqual(_ object: Any?) -> Bool { (object as? TextOffsetRange)?.range == range }
  override var hash: Int { range.hashValue }
  override var description: String { "offsets \(range.lowerBound) to \(range.upperBound)" }
}

/// A rectangle of a selection in edited text.
final class TextOffsetSelectionRect: UITextSelectionRect {
  private let stored: (rect: CGRect, isFirst: Bool, isLast: Bool)

  init(_ rect: CGRect, isFirst: Bool, isLast: Bool) {
    stored = (rect, isFirst, isLast)
  }

  override var rect: CGRect { stored.rect }
  override var containsStart: Bool { stored.isFirst }
  override var containsEnd: Bool { stored.isLast }
}
