/// The style of a bar, and of its title and buttons, under the appearances.
public enum UIBarStyle: Int, Sendable {
  /// Follows the user interface style.
  case `default` = 0
  /// Dark, with a light title, in both user interface styles.
  case black = 1
  /// As ``black``; Apple's name for it in a translucent bar, deprecated since iOS 13.
  case blackTranslucent = 2

  /// As ``black``; Apple's name for it in an opaque bar, deprecated since iOS 13.
  public static var blackOpaque: UIBarStyle { .black }

  /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``default`` (Decision 3).
  public init?(rawValue: Int) {
    self = Self.imported(rawValue, among: [.default, .black, .blackTranslucent])
  }

  /// The user interface style of the bar; unspecified where it follows that of the screen.
  var userInterfaceStyle: UIUserInterfaceStyle { self == .default ? .unspecified : .dark }
}
