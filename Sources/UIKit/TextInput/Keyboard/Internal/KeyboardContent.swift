import QuartzCore

/// The inputs that the first responder asks for.
@MainActor struct KeyboardContent {
  /// The view in place of the keys; nil for the system's.
  var inputView: UIView?
  /// The view above the keys.
  var accessory: UIView?
  /// The responder that has the accessory.
  @WeakReference var accessoryOwner: UIResponder?
  /// The keys; nil without keys.
  var layout: KeyboardLayout?
  /// Whether the keys are dark; nil for the appearance of the responder.
  var appearance = UIUserInterfaceStyle.unspecified

  /// Reads the responder chain; nil where it asks for nothing.
  init?(of responder: UIResponder?, in environment: UIEnvironment) {
    guard let responder else { return nil }
    var nearest: (input: UIView?, accessory: UIView?)
    for link in sequence(first: responder, next: \.next) {
      if nearest.input == nil { nearest.input = link.inputView }
      if nearest.accessory == nil, let accessory = link.inputAccessoryView {
        nearest.accessory = accessory
        accessoryOwner = link
      }
    }
    (inputView, accessory) = nearest
    let takesText = (responder as? any TextEditorOwner)?.isTextEditable ?? true
    if inputView == nil, takesText, let keyInput = responder as? any UIKeyInput {
      layout = KeyboardLayout(of: keyInput)
      appearance =
        switch keyInput.keyboardAppearance {
        case .dark: .dark
        case .light: .light
        case .default: responder.nearestView?.traitCollection.userInterfaceStyle ?? .unspecified
        }
    }
    if inputView == nil, accessory == nil, layout == nil { return nil }
  }

  /// Whether another content looks the same.
  func matches(_ other: KeyboardContent?) -> Bool {
    guard let other else { return false }
    return inputView === other.inputView && accessory === other.accessory && layout == other.layout
      && appearance == other.appearance
  }
}

extension UIResponder {
  /// The first view of the responder chain.
  var nearestView: UIView? {
    sequence(first: self, next: \.next).lazy.compactMap { $0 as? UIView ?? ($0 as? UIViewController)?.viewIfLoaded }
      .first
  }
}
