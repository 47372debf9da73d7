import QuartzCore

/// Keys that, pressed together, are a command: a responder lists its commands, and somebody of the chain has the method.
@preconcurrency @MainActor open class UIKeyCommand: NSObject {
  /// The arrow upwards, as an input.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The arrow downwards, as an input.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow to the left, as an input.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow to the right, as an input.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// The key that leaves, as an input.
  public static let inputEscape = "UIKeyInputEscape"
  /// The key for the page above, as an input.
  public static let inputPageUp = "UIKeyInputPageUp"
  /// The key for the page below, as an input.
  public static let inputPageDown = "UIKeyInputPageDown"
  /// The key for the beginning, as an input.
  public static let inputHome = "UIKeyInputHome"
  /// The key for the end, as an input.
  public static let inputEnd = "UIKeyInputEnd"

  /// What the key writes with nothing held, or one of the inputs above.
  public let input: String?
  /// What is held with it; caps lock counts for nothing, and the number pad where a command is of that pad alone.
  public let modifierFlags: UIKeyModifierFlags
  /// The message to whoever of the chain has the method.
  public let action: Selector?
  /// A name for the user, for an app's own lists: no list of commands is shown.
  open var title = ""
  /// A longer name for the user, for an app's own lists, too.
  open var discoverabilityTitle: String?

  /// A command from its keys and its message.
  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    (self.input, self.modifierFlags, self.action) = (input, modifierFlags, action)
  }

  /// Whether a key is the command's.
  func isMeant(by key: UIKey) -> Bool {
    let noted: UIKeyModifierFlags = [.shift, .control, .alternate, .command]
    guard key.modifierFlags.intersection(noted) == modifierFlags.intersection(noted), let input else { return false }
    if modifierFlags.contains(.numericPad), !key.modifierFlags.contains(.numericPad) { return false }
    return key.keyCode.inputs.contains(input.lowercased()) || key.keyCode.inputs.contains(input)
  }
}

extension UIKeyboardHIDUsage {
  /// What commands call the key.
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
