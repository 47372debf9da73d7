/// The kinds of thing that an element is, and its states; VoiceOver reads them after label and value.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// Apple's bits.
  public let rawValue: UInt64

  /// Creates traits from Apple's bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// No traits.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// An image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// Is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Plays its own sound when it is activated.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// Sums up the app's state when the app is launched.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// Cannot be activated.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Changes its label or value often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A field for a search.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// Plays media when it is activated, which VoiceOver must not talk over.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Can be incremented and decremented.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Takes touches directly.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// Turns the page when it was read to its end.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// A tab bar.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// A header of content.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// Can be zoomed by VoiceOver's actions.
  public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 17)
  /// Is on or off, as its value says.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}
