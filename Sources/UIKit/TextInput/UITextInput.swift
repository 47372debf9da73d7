import Foundation

/// A view whose text is typed, selected and marked.
///
/// Offsets count UTF-16 code units, as `NSRange` does. Positions and ranges of another object, or of a text that has
/// changed, are limited to the text.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  /// Returns the text of a range.
  func text(in range: UITextRange) -> String?
  /// Replaces the text of a range; the caret stands after it.
  func replace(_ range: UITextRange, withText text: String)
  /// The selection; empty for a caret.
  var selectedTextRange: UITextRange? { get set }
  /// The text that an input method has not committed; nil for none.
  var markedTextRange: UITextRange? { get }
  /// The attributes of marked text; nil for those of the system.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Replaces the marked text, or the selection, by marked text with a selection in it.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Commits the marked text.
  func unmarkText()
  /// The start of the text.
  var beginningOfDocument: UITextPosition { get }
  /// The end of the text.
  var endOfDocument: UITextPosition { get }
  /// Returns the range between two positions, in any order.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the position some code units away; nil beyond the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the position some letters to the left or right, or some lines up or down; nil beyond the text.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// Compares two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Returns the code units between two positions.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// The observer of changes that are not typed; not retained.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// Finds the ends of words and lines.
  var tokenizer: any UITextInputTokenizer { get }
  /// Returns the position of a range that lies farthest in a direction.
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
  /// Returns the letter beside a position.
  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
  /// Returns the direction of the text at a position.
  func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
  /// Sets the direction of a range.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
  /// Returns the first rectangle around a range, in the view's coordinates.
  func firstRect(for range: UITextRange) -> CGRect
  /// Returns the rectangle of the caret at a position, in the view's coordinates.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Returns the rectangles around a range, in the view's coordinates.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// Returns the position nearest to a point of the view.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// Returns the position of a range nearest to a point of the view.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// Returns the letter at a point of the view.
  func characterRange(at point: CGPoint) -> UITextRange?
}

/// An observer of text that changes by itself.
@preconcurrency @MainActor public protocol UITextInputDelegate: NSObjectProtocol {
  /// Called before the selection changes otherwise than by typing.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Called after the selection has changed otherwise than by typing.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// Called before the text changes otherwise than by typing.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// Called after the text has changed otherwise than by typing.
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// A direction along the text.
public enum UITextStorageDirection: Int, Sendable {
  case forward, backward

  /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``forward`` (Decision 3).
  public init?(rawValue: Int) {
    self = Self.imported(rawValue, among: [.forward, .backward])
  }
}

/// A direction on the screen.
public enum UITextLayoutDirection: Int, Sendable {
  case right = 2, left, up, down

  /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``right`` (Decision 3).
  public init?(rawValue: Int) {
    self = Self.imported(rawValue, among: [.right, .left, .up, .down])
  }
}

/// A direction along the text, or on the screen.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// Apple's number.
  public var rawValue: Int

  /// Creates a direction from Apple's number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A direction along the text.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// A direction on the screen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// Whether the direction leads to the start of the text; left and up do.
  var isBackward: Bool { [1, 3, 4].contains(rawValue) }
}

/// A unit of text.
public enum UITextGranularity: Int, Sendable {
  case character, word, sentence, paragraph, line, document

  /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``character`` (Decision 3).
  public init?(rawValue: Int) {
    self = Self.imported(rawValue, among: [.character, .word, .sentence, .paragraph, .line, .document])
  }
}
