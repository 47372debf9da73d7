import CoreGraphics
import TransitionStage

/// An expectation that was picked on the page: its kind, a frame, and the point of an element.
struct Expectation: Equatable {
  /// The kinds of expectations.
  enum Kind: String, CaseIterable {
    /// An element is on the screen.
    case visible
    /// The label of an element.
    case text
    /// The value of an element, such as the text in a field.
    case value
    /// The rectangle of an element.
    case frame
    /// The controller on top.
    case top
    /// The end of the last transition.
    case transition
  }

  var kind: Kind
  /// The frame of the session after which it holds.
  var frame: Int
  /// A point of the element; nil for what no element has.
  var point: CGPoint?

  static let most = 50

  /// Reads a list, one in a line: `visible 120 150 320`; nil where a line is none, or there are too many.
  static func list(_ text: String) -> [Expectation]? {
    var list: [Expectation] = []
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count == 2 || words.count == 4, let kind = Kind(rawValue: String(words[0])),
        let frame = Int(words[1]), (0...Session.longest).contains(frame), list.count < most
      else { return nil }
      let numbers = words.dropFirst(2).compactMap { Double($0) }.filter { abs($0) <= 100_000 }
      guard numbers.count == words.count - 2 else { return nil }
      let point = numbers.count == 2 ? CGPoint(x: numbers[0], y: numbers[1]) : nil
      list.append(Expectation(kind: kind, frame: frame, point: point))
    }
    return list
  }
}
