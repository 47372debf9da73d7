import QuartzCore

/// The values of UIKit's own views.
extension AccessibilityDefaults {
  /// Text; a label without any is no element.
  static func text(_ text: String?) -> AccessibilityDefaults {
    AccessibilityDefaults(isElement: text?.isEmpty == false, label: text, traits: .staticText)
  }

  /// A control, with the traits of its state.
  static func control(
    _ control: UIControl, isElement: Bool = true, label: String? = nil, value: String? = nil,
    traits: UIAccessibilityTraits = []
  ) -> AccessibilityDefaults {
    var traits = traits
    if !control.isEnabled { traits.insert(.notEnabled) }
    if control.isSelected { traits.insert(.selected) }
    return AccessibilityDefaults(isElement: isElement, label: label, value: value, traits: traits)
  }

  /// A text field: its text, or else its placeholder; of a password only the number of characters.
  static func field(_ field: UITextField, traits: UIAccessibilityTraits = []) -> AccessibilityDefaults {
    guard let text = field.text, !text.isEmpty else {
      return control(field, value: field.placeholder, traits: traits)
    }
    return control(field, value: field.isSecureTextEntry ? "\(text.count) characters" : text, traits: traits)
  }

  /// A container whose elements come one after the other.
  static func group(_ traits: UIAccessibilityTraits = []) -> AccessibilityDefaults {
    AccessibilityDefaults(traits: traits, groupsChildren: true)
  }

  /// A cell: one element with the texts inside, and the controls after it.
  static func cell(_ cell: UIView, isSelected: Bool) -> AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, label: joinedTexts(in: cell), traits: isSelected ? .selected : [], groupsChildren: true)
  }

  /// A header or footer of a section.
  static func sectionTitle(_ view: UIView) -> AccessibilityDefaults {
    let label = joinedTexts(in: view)
    return AccessibilityDefaults(isElement: label != nil, label: label, traits: [.header, .staticText])
  }

  /// The labels of the texts in a view, in VoiceOver's order; nil where there are none.
  private static func joinedTexts(in view: UIView) -> String? {
    let texts = AccessibilityTree.elements(inside: view).filter { !$0.accessibilityTraits.isInteractive }
    let labels = texts.compactMap(\.accessibilityLabel).filter { !$0.isEmpty }
    return labels.isEmpty ? nil : labels.joined(separator: ", ")
  }
}

extension UIAccessibilityTraits {
  /// Whether an element is there to be used, and not only read.
  var isInteractive: Bool { !isDisjoint(with: [.button, .link, .adjustable, .searchField, .keyboardKey]) }
}

extension String {
  /// Returns a part of 1 in percent.
  static func percent(_ fraction: Float) -> String {
    "\(Int((fraction * 100).rounded()))%"
  }
}
