/// The system's colours of iOS 17, in light and dark appearance, and on the elevated level (K-58).
extension UIColor {
  /// Creates a colour for each appearance, from red, green and blue in 0…255 and alphas in 0…1; in dark appearance the
  /// elevated level may have its own.
  private static func system(
    light: (Int, Int, Int), dark: (Int, Int, Int), elevated: (Int, Int, Int)? = nil,
    alpha: (light: CGFloat, dark: CGFloat) = (1, 1)
  ) -> UIColor {
    func color(_ parts: (Int, Int, Int), _ alpha: CGFloat) -> UIColor {
      UIColor(
        red: CGFloat(parts.0) / 255, green: CGFloat(parts.1) / 255, blue: CGFloat(parts.2) / 255, alpha: alpha)
    }
    let (light, dark) = (color(light, alpha.light), color(dark, alpha.dark))
    guard let elevated else { return UIColor { $0.userInterfaceStyle == .dark ? dark : light } }
    let high = color(elevated, alpha.dark)
    return UIColor {
      guard $0.userInterfaceStyle == .dark else { return light }
      return $0.userInterfaceLevel == .elevated ? high : dark
    }
  }

  // MARK: Colours of the palette

  /// The system's red.
  public static let systemRed = system(light: (255, 59, 48), dark: (255, 69, 58))
  /// The system's green.
  public static let systemGreen = system(light: (52, 199, 89), dark: (48, 209, 88))
  /// The system's blue.
  public static let systemBlue = system(light: (0, 122, 255), dark: (10, 132, 255))
  /// The system's orange.
  public static let systemOrange = system(light: (255, 149, 0), dark: (255, 159, 10))
  /// The system's yellow.
  public static let systemYellow = system(light: (255, 204, 0), dark: (255, 214, 10))
  /// The system's pink.
  public static let systemPink = system(light: (255, 45, 85), dark: (255, 55, 95))
  /// The system's purple.
  public static let systemPurple = system(light: (175, 82, 222), dark: (191, 90, 242))
  /// The system's teal.
  public static let systemTeal = system(light: (48, 176, 199), dark: (64, 200, 224))
  /// The system's indigo.
  public static let systemIndigo = system(light: (88, 86, 214), dark: (94, 92, 230))
  /// The system's brown.
  public static let systemBrown = system(light: (162, 132, 94), dark: (172, 142, 104))
  /// The system's mint.
  public static let systemMint = system(light: (0, 199, 190), dark: (99, 230, 226))
  /// The system's cyan.
  public static let systemCyan = system(light: (50, 173, 230), dark: (100, 210, 255))
  /// The system's grey.
  public static let systemGray = system(light: (142, 142, 147), dark: (142, 142, 147))
  /// The second of the system's greys.
  public static let systemGray2 = system(light: (174, 174, 178), dark: (99, 99, 102))
  /// The third of the system's greys.
  public static let systemGray3 = system(light: (199, 199, 204), dark: (72, 72, 74))
  /// The fourth of the system's greys.
  public static let systemGray4 = system(light: (209, 209, 214), dark: (58, 58, 60))
  /// The fifth of the system's greys.
  public static let systemGray5 = system(light: (229, 229, 234), dark: (44, 44, 46))
  /// The sixth of the system's greys.
  public static let systemGray6 = system(light: (242, 242, 247), dark: (28, 28, 30))

  // MARK: Colours for a purpose

  /// Text of the first level.
  public static let label = system(light: (0, 0, 0), dark: (255, 255, 255))
  /// Text of the second level.
  public static let secondaryLabel = system(light: (60, 60, 67), dark: (235, 235, 245), alpha: (0.6, 0.6))
  /// Text of the third level.
  public static let tertiaryLabel = system(light: (60, 60, 67), dark: (235, 235, 245), alpha: (0.3, 0.3))
  /// Text of the fourth level.
  public static let quaternaryLabel = system(light: (60, 60, 67), dark: (235, 235, 245), alpha: (0.18, 0.16))
  /// Separators that show what is behind them.
  public static let separator = system(light: (60, 60, 67), dark: (84, 84, 88), alpha: (0.29, 0.6))
  /// The background of the main content.
  public static let systemBackground = system(light: (255, 255, 255), dark: (0, 0, 0), elevated: (28, 28, 30))
  /// The background of content on the main background.
  public static let secondarySystemBackground = system(
    light: (242, 242, 247), dark: (28, 28, 30), elevated: (44, 44, 46))
  /// The background of content on the secondary background.
  public static let tertiarySystemBackground = system(
    light: (255, 255, 255), dark: (44, 44, 46), elevated: (58, 58, 60))
  /// The fill of thin shapes.
  public static let systemFill = system(light: (120, 120, 128), dark: (120, 120, 128), alpha: (0.2, 0.36))
  /// The fill of medium shapes.
  public static let secondarySystemFill = system(light: (120, 120, 128), dark: (120, 120, 128), alpha: (0.16, 0.32))
  /// The fill of large shapes.
  public static let tertiarySystemFill = system(light: (118, 118, 128), dark: (118, 118, 128), alpha: (0.12, 0.24))
  /// The fill of large shapes with content.
  public static let quaternarySystemFill = system(light: (116, 116, 128), dark: (116, 116, 128), alpha: (0.08, 0.18))
  /// The colour of placeholders.
  public static let placeholderText = system(light: (60, 60, 67), dark: (235, 235, 245), alpha: (0.3, 0.3))
  /// The background of an action sheet's cancel button.
  static let cancelBackground = system(light: (255, 255, 255), dark: (44, 44, 46))
  /// The background of the selected segment.
  static let selectedSegmentBackground = system(light: (255, 255, 255), dark: (99, 99, 102))
  /// The background of grouped content.
  public static let systemGroupedBackground = system(light: (242, 242, 247), dark: (0, 0, 0), elevated: (28, 28, 30))
  /// The background of content on grouped content, such as rows.
  public static let secondarySystemGroupedBackground = system(
    light: (255, 255, 255), dark: (28, 28, 30), elevated: (44, 44, 46))
  /// The background of content on the secondary grouped background.
  public static let tertiarySystemGroupedBackground = system(
    light: (242, 242, 247), dark: (44, 44, 46), elevated: (58, 58, 60))
  /// Separators that hide what is behind them.
  public static let opaqueSeparator = system(light: (198, 198, 200), dark: (56, 56, 58))
  /// The colour of links.
  public static let link = system(light: (0, 122, 255), dark: (9, 132, 255))
  /// Dark text on a light background, in both appearances.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// Light text on a dark background, in both appearances.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
}

extension UIColor {
  // MARK: Plain colours

  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// A grey of one third.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// A grey of two thirds.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// A grey of one half.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Pure red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Pure green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Pure blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Pure cyan.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Pure yellow.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Pure magenta.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Orange.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Transparent black.
  public static let clear = UIColor(white: 0, alpha: 0)
}
