import QuartzCore

/// A combination of keys that sends a message to the first object of the responder chain that has the method.
@preconcurrency @MainActor open class UIKeyCommand: NSObject {
  /// The arrow up, as an input.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The arrow down, as an input.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The left arrow, as an input.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The right arrow, as an input.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// The escape key, as an input.
  public static let inputEscape = "UIKeyInputEscape"
  /// The page-up key, as an input.
  public static let inputPageUp = "UIKeyInputPageUp"
  /// The page-down key, as an input.
  public static let inputPageDown = "UIKeyInputPageDown"
  /// The home key, as an input.
  public static let inputHome = "UIKeyInputHome"
  /// The end key, as an input.
  public static let inputEnd = "UIKeyInputEnd"

  /// The characters without modifier keys, or one of the inputs above.
  public let input: String?
  /// The modifier keys; caps lock is ignored, and the number pad counts only where a command asks for it.
  public let modifierFlags: UIKeyModifierFlags
  /// The message that the command sends.
  public let action: Selector?
  /// A name for the app's own lists; no list of commands is shown.
  open var title = ""
  /// A longer name for the app's own lists.
  open var discoverabilityTitle: String?

  /// Creates a command from an input, modifier keys and a message.
  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    (self.input, self.modifierFlags, self.action) = (input, modifierFlags, action)
  }

  /// Whether a key is the command's.
  func matches(_ key: UIKey) -> Bool {
    let relevant: UIKeyModifierFlags = [.shift, .control, .alternate, .command]
    guard key.modifierFlags.intersection(relevant) == modifierFlags.intersection(relevant), let input else {
      return false
    }
    if modifierFlags.contains(.numericPad), !key.modifierFlags.contains(.numericPad) { return false }
    return key.keyCode.inputs.contains(input.lowercased()) || key.keyCode.inputs.contains(input)
  }
}

extension UIKeyboardHIDUsage {
  /// The inputs that stand for the key.
  @MainActor fileprivate var inputs: [String] {
    switch self {
    case .keyboardUpArrow: [UIKeyCommand.inputUpArrow]
    case .keyboardDownArrow: [UIKeyCommand.inputDownArrow]
    case .keyboardLeftArrow: [UIKeyCommand.inputLeftArrow]
    case .keyboardRightArrow: [UIKeyCommand.inputRightArrow]
    case .keyboardEscape: [UIKeyCommand.inputEscape, "\u{1B}"]
    case .keyboardPageUp: [UIKeyCommand.inputPageUp]
    case .keyboardPageDown: [UIKeyCommand.inputPageDown]
    case .keyboardHome: [UIKeyCommand.inputHome]
    case .keyboardEnd: [UIKeyCommand.inputEnd]
    default: characters.plain.isEmpty ? [] : [characters.plain]
    }
  }
}
