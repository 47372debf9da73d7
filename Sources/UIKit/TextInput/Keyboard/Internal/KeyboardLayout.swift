import CoreGraphics

/// The keys of the system's keyboard, and its height.
struct KeyboardLayout: Equatable {
  /// A kind of keys.
  enum Kind: Equatable {
    case letters, numbers, symbols
  }

  var kind = Kind.letters
  /// Whether the bar above the keys, which offers words, is there.
  var hasBar = true
  /// The title of the return key.
  var returnTitle = "return"
  /// Whether letters are shown as capitals.
  var isShifted = false

  @MainActor init(of input: any UIKeyInput) {
    switch input.keyboardType {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: kind = .numbers
    case .numbersAndPunctuation: kind = .symbols
    default: kind = .letters
    }
    hasBar = kind != .numbers && input.autocorrectionType != .no && !input.isSecureTextEntry
    returnTitle = input.returnKeyType.title
    isShifted = input.autocapitalizationType != .none && !input.hasText && !input.isSecureTextEntry
  }

  /// The height of the keyboard on a screen, in points, with the room below the keys: from logs of devices, by their
  /// size, and 55 % of the screen's height at most.
  func height(on screen: UIScreen.Configuration) -> CGFloat {
    let size = screen.size
    let isLandscape = size.width > size.height
    let keys: CGFloat
    let bar: CGFloat
    if screen.idiom == .pad {
      (keys, bar) = (isLandscape ? 353 : 265, 55)
    } else if isLandscape {
      (keys, bar) = (screen.safeAreaInsets.bottom > 0 ? 171 : 162, 38)
    } else {
      let isTall = screen.safeAreaInsets.bottom > 0
      (keys, bar) = (
        size.width >= 414 ? (isTall ? 301 : 226) : (isTall ? 291 : 216), isTall || size.width >= 414 ? 45 : 44
      )
    }
    return min(keys + (hasBar ? bar : 0), (size.height * 0.55).rounded())
  }

  /// The height of the bar above the keys, in points.
  func barHeight(on screen: UIScreen.Configuration) -> CGFloat {
    guard hasBar else { return 0 }
    return min(screen.idiom == .pad ? 55 : screen.size.width > screen.size.height ? 38 : 45, screen.size.height * 0.1)
  }

  /// The rows of keys.
  var rows: [[String]] {
    switch kind {
    case .letters:
      let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map { $0.map { isShifted ? $0.uppercased() : String($0) } }
      return [rows[0], rows[1], ["⇧"] + rows[2] + ["⌫"], ["123", "space", returnTitle]]
    case .symbols:
      let rows = ["1234567890", "-/:;()$&@\""].map { $0.map(String.init) }
      return [rows[0], rows[1], ["#+="] + [".", ",", "?", "!", "'"] + ["⌫"], ["ABC", "space", returnTitle]]
    case .numbers: return [["1", "2", "3"], ["4", "5", "6"], ["7", "8", "9"], ["", "0", "⌫"]]
    }
  }
}

extension UIReturnKeyType {
  /// The title of the key.
  fileprivate var title: String {
    switch self {
    case .default: "return"
    case .go: "go"
    case .google, .search, .yahoo: "search"
    case .join: "join"
    case .next: "next"
    case .route: "route"
    case .send: "send"
    case .done: "done"
    case .emergencyCall: "emergency call"
    case .continue: "continue"
    }
  }
}
