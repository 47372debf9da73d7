import TransitionStage
import UIKit

/// The way in which a test finds an element again: by its identifier, its label, or a point.
@MainActor struct ElementLocator {
  /// The kinds, the best first.
  enum Kind {
    case identifier, label, point
  }

  let kind: Kind
  /// The words for the page: “Next”.
  let words: String
  /// The expression of the element.
  let code: String
  let find: @MainActor (Stage) -> AccessibleElement?

  /// The locator of an element; nil where a test would find another one.
  init?(_ element: AccessibleElement, at point: CGPoint, on stage: Stage) {
    let point = SwiftCode.rounded(point)
    let identifier = element.identifier.map { name in
      Self(.identifier, name, "accessibilityElement(identifier: \(SwiftCode.string(name)))") {
        $0.accessibilityElement(identifier: name)
      }
    }
    let label = element.label.map { name in
      Self(.label, name, "accessibilityElement(label: \(SwiftCode.string(name)))") {
        $0.accessibilityElement(label: name)
      }
    }
    let bare = Self(
      .point, "", "accessibilityElements.last { $0.frame.contains(\(SwiftCode.point(point))) }",
      words: "the element at \(SwiftCode.number(point.x)), \(SwiftCode.number(point.y))"
    ) { $0.accessibilityElements.last { $0.frame.contains(point) } }
    let fitting = [identifier, label, bare].compactMap { $0 }.first { $0.find(stage)?.object === element.object }
    guard let fitting else { return nil }
    self = fitting
  }

  private init(
    _ kind: Kind, _ name: String, _ call: String, words: String? = nil,
    find: @escaping @MainActor (Stage) -> AccessibleElement?
  ) {
    (self.kind, self.words, code, self.find) = (kind, words ?? "“\(name.prefix(60))”", "stage.\(call)", find)
  }

  /// The smallest element that is shown at a point, also in mid-transition; nil for none.
  static func element(at point: CGPoint, on stage: Stage) -> AccessibleElement? {
    let shown = shownFrames(on: stage)
    return shown.filter { $0.frame.contains(point) }
      .min { $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height }?.element
  }

  /// The elements with the rectangles at which the frame shows them.
  private static func shownFrames(on stage: Stage) -> [(element: AccessibleElement, frame: CGRect)] {
    let elements = stage.accessibilityElements
    let layers = elements.compactMap { ($0.object as? UIView)?.layer }
    let frames = LayerLocations.frames(
      of: Set(layers.map { ObjectIdentifier($0) }), in: stage.environment.windows.map(\.layer), stage.frame.root)
    return elements.map { element in
      let layer = (element.object as? UIView)?.layer
      return (element, layer.flatMap { frames[ObjectIdentifier($0)] } ?? element.frame)
    }
  }

  /// The rectangle at which the frame shows an element.
  static func shownFrame(of element: AccessibleElement, on stage: Stage) -> CGRect {
    shownFrames(on: stage).first { $0.element.object === element.object }?.frame ?? element.frame
  }
}
