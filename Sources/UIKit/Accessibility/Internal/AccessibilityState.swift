import QuartzCore

/// The values for accessibility that an app has set; those that are nil are UIKit's own.
@MainActor final class AccessibilityState {
  var isElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  var activationPoint: CGPoint?
  var language: String?
  var identifier: String?
  var elements: [Any]?
  var customActions: [UIAccessibilityCustomAction]?
  var userInputLabels: [String]?
  var respondsToUserInteraction: Bool?
  var isModal: Bool?
  var groupsChildren: Bool?
  var elementsHidden = false
  var ignoresInvertColors = false
  var containerType = UIAccessibilityContainerType.none
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  /// The item of a bar for which the object is shown.
  weak var item: UIBarItem?
}

/// The values for accessibility of a class of UIKit's, where the app has set none.
@MainActor struct AccessibilityDefaults {
  var isElement = false
  var label: String?
  var value: String?
  var traits: UIAccessibilityTraits = []
  /// The elements in place of the subviews; nil for those.
  var elements: [Any]?
  /// Whether the objects beside this one are hidden.
  var isModal = false
  /// Whether the elements inside come one after the other.
  var groupsChildren = false
}

extension UIResponder {
  /// The values that the app has set, made when one is set for the first time.
  var accessibilityState: AccessibilityState {
    if let storedAccessibility { return storedAccessibility }
    let state = AccessibilityState()
    storedAccessibility = state
    return state
  }
}
