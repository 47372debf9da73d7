import UIKit

/// An element that VoiceOver finds on the screen, with its values at that moment.
public struct AccessibleElement: Sendable, CustomStringConvertible {
  /// The view, or the `UIAccessibilityElement`.
  public let object: UIResponder
  /// The name.
  public let label: String?
  /// The value.
  public let value: String?
  /// The result of an action.
  public let hint: String?
  /// The kinds and states.
  public let traits: UIAccessibilityTraits
  /// The identifier for tests.
  public let identifier: String?
  /// The rectangle on the screen, in points.
  public let frame: CGRect
  /// The names of further actions.
  public let customActions: [String]
  /// Whether VoiceOver calls the element a text field.
  private let isTextField: Bool

  @MainActor init(_ object: UIResponder) {
    self.object = object
    label = object.accessibilityLabel
    value = object.accessibilityValue
    hint = object.accessibilityHint
    traits = object.accessibilityTraits
    identifier = (object as? any UIAccessibilityIdentification)?.accessibilityIdentifier
    frame = object.accessibilityFrame
    customActions = (object.accessibilityCustomActions ?? []).map(\.name)
    isTextField = object is any UITextInput && !object.accessibilityTraits.contains(.searchField)
  }

  /// The text that VoiceOver speaks: label, value, traits and hint.
  public var description: String {
    let kinds = traits.names + (isTextField ? ["text field"] : [])
    return ([label ?? "", value ?? ""] + kinds + [hint ?? ""]).filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension UIAccessibilityTraits {
  /// The words for the traits that VoiceOver speaks.
  fileprivate var names: [String] {
    let words: [(UIAccessibilityTraits, String)] = [
      (.selected, "selected"), (.notEnabled, "dimmed"), (.toggleButton, "switch"), (.button, "button"),
      (.link, "link"), (.searchField, "search field"), (.image, "image"), (.header, "heading"),
      (.adjustable, "adjustable"),
    ]
    // A switch is a button too, and is called by one name.
    return words.filter { contains($0.0) && !($0.0 == .button && contains(.toggleButton)) }.map(\.1)
  }
}
