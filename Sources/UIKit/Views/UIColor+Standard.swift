extension UIColor {
  // MARK: Plain colours

  /// The plain colour of this name.
  public static let black = UIColor(white: 0, alpha: 1)
  /// The plain colour of this name.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// The plain colour of this name.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// The plain colour of this name.
  public static let white = UIColor(white: 1, alpha: 1)
  /// The plain colour of this name.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// The plain colour of this name.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// The plain colour of this name.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// The plain colour of this name.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// The plain colour of this name.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// The plain colour of this name.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// The plain colour of this name.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// The plain colour of this name.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// The plain colour of this name.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// The plain colour of this name.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// The plain colour of this name.
  public static let clear = UIColor(white: 0, alpha: 0)

  // MARK: The system's colours, in their light appearance

  /// The system's colour of this name, as iOS 17 shows it in the light appearance.
  public static let systemRed = UIColor(red: 255.0 / 255, green: 59.0 / 255, blue: 48.0 / 255, alpha: 1)
  /// The system's colour of this name, as iOS 17 shows it in the light appearance.
  public static let systemGreen = UIColor(red: 52.0 / 255, green: 199.0 / 255, blue: 89.0 / 255, alpha: 1)
  /// The system's colour of this name, as iOS 17 shows it in the light appearance.
  public static let systemBlue = UIColor(red: 0.0 / 255, green: 122.0 / 255, blue: 255.0 / 255, alpha: 1)
  /// The system's colour of this name, as iOS 17 shows it in the light appearance.
  public static let systemOrange = UIColor(red: 255.0 / 255, green: 149.0 / 255, blue: 0.0 / 255, alpha: 1)
  /// The system's colour of this name, as iOS 17 shows it in the light appearance.
  public static let systemYellow = UIColor(red: 255.0 / 255, green: 204.0 / 255, blue: 0.0 / 255, alpha: 1)
  /// The system's colour of this name, as iOS 17 shows it in the light appearance.
  public static let systemPink = UIColor(red: 255.0 / 255, green: 45.0 / 255, blue: 85.0 / 255, alpha: 1)
  /// The system's colour of this name, as iOS 17 shows it in the light appearance.
  public static let systemPurple = UIColor(red: 175.0 / 255, green: 82.0 / 255, blue: 222.0 / 255, alpha: 1)
  /// The system's colour of this name, as iOS 17 shows it in the light appearance.
  public static let systemTeal = UIColor(red: 48.0 / 255, green: 176.0 / 255, blue: 199.0 / 255, alpha: 1)
  /// The system's colour of this name, as iOS 17 shows it in the light appearance.
  public static let systemIndigo = UIColor(red: 88.0 / 255, green: 86.0 / 255, blue: 214.0 / 255, alpha: 1)
  /// The system's colour of this name, as iOS 17 shows it in the light appearance.
  public static let systemBrown = UIColor(red: 162.0 / 255, green: 132.0 / 255, blue: 94.0 / 255, alpha: 1)
  /// The system's colour of this name, as iOS 17 shows it in the light appearance.
  public static let systemMint = UIColor(red: 0.0 / 255, green: 199.0 / 255, blue: 190.0 / 255, alpha: 1)
  /// The system's colour of this name, as iOS 17 shows it in the light appearance.
  public static let systemCyan = UIColor(red: 50.0 / 255, green: 173.0 / 255, blue: 230.0 / 255, alpha: 1)
  /// The system's colour of this name, as iOS 17 shows it in the light appearance.
  public static let systemGray = UIColor(red: 142.0 / 255, green: 142.0 / 255, blue: 147.0 / 255, alpha: 1)
  /// The system's colour of this name, as iOS 17 shows it in the light appearance.
  public static let systemGray2 = UIColor(red: 174.0 / 255, green: 174.0 / 255, blue: 178.0 / 255, alpha: 1)
  /// The system's colour of this name, as iOS 17 shows it in the light appearance.
  public static let systemGray3 = UIColor(red: 199.0 / 255, green: 199.0 / 255, blue: 204.0 / 255, alpha: 1)
  /// The system's colour of this name, as iOS 17 shows it in the light appearance.
  public static let systemGray4 = UIColor(red: 209.0 / 255, green: 209.0 / 255, blue: 214.0 / 255, alpha: 1)
  /// The system's colour of this name, as iOS 17 shows it in the light appearance.
  public static let systemGray5 = UIColor(red: 229.0 / 255, green: 229.0 / 255, blue: 234.0 / 255, alpha: 1)
  /// The system's colour of this name, as iOS 17 shows it in the light appearance.
  public static let systemGray6 = UIColor(red: 242.0 / 255, green: 242.0 / 255, blue: 247.0 / 255, alpha: 1)

  // MARK: Colours for a purpose, in their light appearance

  /// The colour for this purpose, in the light appearance.
  public static let label = UIColor(white: 0, alpha: 1)
  /// The colour for this purpose, in the light appearance.
  public static let systemBackground = UIColor(white: 1, alpha: 1)
  /// The colour for this purpose, in the light appearance.
  public static let secondarySystemBackground = UIColor(
    red: 242.0 / 255, green: 242.0 / 255, blue: 247.0 / 255, alpha: 1)
  /// The colour for this purpose, in the light appearance.
  public static let tertiarySystemBackground = UIColor(white: 1, alpha: 1)
  /// The colour for this purpose, in the light appearance.
  public static let systemGroupedBackground = UIColor(red: 242.0 / 255, green: 242.0 / 255, blue: 247.0 / 255, alpha: 1)
  /// The colour for this purpose, in the light appearance.
  public static let secondaryLabel = UIColor(red: 60.0 / 255, green: 60.0 / 255, blue: 67.0 / 255, alpha: 0.6)
  /// The colour for this purpose, in the light appearance.
  public static let tertiaryLabel = UIColor(red: 60.0 / 255, green: 60.0 / 255, blue: 67.0 / 255, alpha: 0.3)
  /// The colour for this purpose, in the light appearance.
  public static let quaternaryLabel = UIColor(red: 60.0 / 255, green: 60.0 / 255, blue: 67.0 / 255, alpha: 0.18)
  /// The colour for this purpose, in the light appearance.
  public static let separator = UIColor(red: 60.0 / 255, green: 60.0 / 255, blue: 67.0 / 255, alpha: 0.29)
}
