import CoreGraphics
import Foundation
import QuartzCore

/// What a label shows.
enum LabelContent: Equatable {
  /// A text in the label's font and colour.
  case plain(String?)
  /// A text with attributes, and what they say.
  case attributed(NSAttributedString, AttributedText)

  /// A text with attributes, as it is now.
  init(_ string: NSAttributedString) {
    var reader = AttributeReader()
    self = .attributed(string, reader.read(string))
  }

  /// The text.
  var string: String? {
    switch self {
    case .plain(let string): string
    case .attributed(let string, _): string.string
    }
  }

  /// Whether there is nothing to draw.
  var isEmpty: Bool { string?.isEmpty ?? true }

  /// The text as attributed, a plain one with some attributes.
  func attributedString(attributes: [NSAttributedString.Key: Any]) -> NSAttributedString? {
    switch self {
    case .plain(let string): string.map { NSAttributedString(string: $0, attributes: attributes) }
    case .attributed(let string, _): string
    }
  }

  /// An attributed text, the attributes of each stretch changed; nil for a plain text.
  func changing(_ change: (inout [NSAttributedString.Key: Any]) -> Void) -> LabelContent? {
    guard case .attributed(let string, _) = self else { return nil }
    return LabelContent(string.rebuilt(change))
  }

  /// Reads attributes anew, whose colours may depend on the traits that are current.
  mutating func readColors() {
    if case .attributed(let string, _) = self { self = LabelContent(string) }
  }

  /// The text in its styles; nil where there is none, or no font.
  ///
  /// - Parameters:
  ///   - font: of what names none.
  ///   - size: in points, of fonts that have none.
  ///   - recolored: whether the colours of the text do not count.
  func runs(font: TextFont?, size: CGFloat, recolored: Bool) -> [TextRun]? {
    guard !isEmpty else { return nil }
    switch self {
    case .plain(let string): return font.map { [TextRun(string ?? "", TextStyle(font: $0))] }
    case .attributed(_, let text):
      var runs = text.styledRuns(font: font, color: nil, faceSize: size)
      if recolored { for index in runs.indices { runs[index].style.color = nil } }
      return runs.isEmpty ? nil : runs
    }
  }

  /// Whether two contents look the same.
  static func == (lhs: LabelContent, rhs: LabelContent) -> Bool {
    switch (lhs, rhs) {
    case (.plain(let one), .plain(let other)): one == other
    case (.attributed(_, let one), .attributed(_, let other)): one == other
    case (.plain, .attributed), (.attributed, .plain): false
    }
  }
}
