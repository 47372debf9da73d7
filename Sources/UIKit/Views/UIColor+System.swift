/// The system's colours of iOS 17, in light and dark appearance, on the elevated level (K-58), and in increased
/// contrast: the palette by Apple's design guide, the others as published from a device.
extension UIColor {
  /// Red, green and blue, in 0…255.
  private typealias Parts = (Int, Int, Int)

  /// Creates a colour for each appearance and each contrast, from parts in 0…255 and alphas in 0…1; in dark appearance
  /// the elevated level may have its own.
  private static func system(
    light: Parts, dark: Parts, elevated: Parts? = nil, alpha: (light: CGFloat, dark: CGFloat) = (1, 1),
    contrast: Contrast? = nil
  ) -> UIColor {
    func color(_ parts: Parts, _ alpha: CGFloat) -> UIColor {
      UIColor(
        red: CGFloat(parts.0) / 255, green: CGFloat(parts.1) / 255, blue: CGFloat(parts.2) / 255, alpha: alpha)
    }
    func variants(_ light: Parts, _ dark: Parts, _ elevated: Parts?, _ alpha: (light: CGFloat, dark: CGFloat))
      -> (light: UIColor, dark: UIColor, elevated: UIColor)
    {
      (color(light, alpha.light), color(dark, alpha.dark), color(elevated ?? dark, alpha.dark))
    }
    let usual = variants(light, dark, elevated, alpha)
    let high = contrast.map {
      variants($0.light ?? light, $0.dark ?? dark, $0.elevated ?? elevated, $0.alpha ?? alpha)
    }
    return UIColor {
      let colors = $0.accessibilityContrast == .high ? high ?? usual : usual
      guard $0.userInterfaceStyle == .dark else { return colors.light }
      return $0.userInterfaceLevel == .elevated ? colors.elevated : colors.dark
    }
  }

  /// The parts of a colour that differ where the user increases the contrast.
  private struct Contrast {
    var light: Parts?
    var dark: Parts?
    var elevated: Parts?
    var alpha: (light: CGFloat, dark: CGFloat)?
  }

  // MARK: Colours of the palette

  /// The system's red.
  public static let systemRed = system(
    light: (255, 59, 48), dark: (255, 69, 58),
    contrast: Contrast(light: (215, 0, 21), dark: (255, 105, 97)))
  /// The system's green.
  public static let systemGreen = system(
    light: (52, 199, 89), dark: (48, 209, 88),
    contrast: Contrast(light: (36, 138, 61), dark: (48, 219, 91)))
  /// The system's blue.
  public static let systemBlue = system(
    light: (0, 122, 255), dark: (10, 132, 255),
    contrast: Contrast(light: (0, 64, 221), dark: (64, 156, 255)))
  /// The system's orange.
  public static let systemOrange = system(
    light: (255, 149, 0), dark: (255, 159, 10),
    contrast: Contrast(light: (201, 52, 0), dark: (255, 179, 64)))
  /// The system's yellow.
  public static let systemYellow = system(
    light: (255, 204, 0), dark: (255, 214, 10),
    contrast: Contrast(light: (178, 80, 0), dark: (255, 212, 38)))
  /// The system's pink.
  public static let systemPink = system(
    light: (255, 45, 85), dark: (255, 55, 95),
    contrast: Contrast(light: (211, 15, 69), dark: (255, 100, 130)))
  /// The system's purple.
  public static let systemPurple = system(
    light: (175, 82, 222), dark: (191, 90, 242),
    contrast: Contrast(light: (137, 68, 171), dark: (218, 143, 255)))
  /// The system's teal.
  public static let systemTeal = system(
    light: (48, 176, 199), dark: (64, 200, 224),
    contrast: Contrast(light: (0, 130, 153), dark: (93, 230, 255)))
  /// The system's indigo.
  public static let systemIndigo = system(
    light: (88, 86, 214), dark: (94, 92, 230),
    contrast: Contrast(light: (54, 52, 163), dark: (125, 122, 255)))
  /// The system's brown.
  public static let systemBrown = system(
    light: (162, 132, 94), dark: (172, 142, 104),
    contrast: Contrast(light: (127, 101, 69), dark: (181, 148, 105)))
  /// The system's mint.
  public static let systemMint = system(
    light: (0, 199, 190), dark: (99, 230, 226),
    contrast: Contrast(light: (12, 129, 123), dark: (102, 212, 207)))
  /// The system's cyan.
  public static let systemCyan = system(
    light: (50, 173, 230), dark: (100, 210, 255),
    contrast: Contrast(light: (0, 113, 164), dark: (112, 215, 255)))
  /// The system's grey.
  public static let systemGray = system(
    light: (142, 142, 147), dark: (142, 142, 147),
    contrast: Contrast(light: (108, 108, 112), dark: (174, 174, 178)))
  /// The second of the system's greys.
  public static let systemGray2 = system(
    light: (174, 174, 178), dark: (99, 99, 102),
    contrast: Contrast(light: (142, 142, 147), dark: (124, 124, 128)))
  /// The third of the system's greys.
  public static let systemGray3 = system(
    light: (199, 199, 204), dark: (72, 72, 74),
    contrast: Contrast(light: (174, 174, 178), dark: (84, 84, 86)))
  /// The fourth of the system's greys.
  public static let systemGray4 = system(
    light: (209, 209, 214), dark: (58, 58, 60),
    contrast: Contrast(light: (188, 188, 192), dark: (68, 68, 70)))
  /// The fifth of the system's greys.
  public static let systemGray5 = system(
    light: (229, 229, 234), dark: (44, 44, 46),
    contrast: Contrast(light: (216, 216, 220), dark: (54, 54, 56)))
  /// The sixth of the system's greys.
  public static let systemGray6 = system(
    light: (242, 242, 247), dark: (28, 28, 30),
    contrast: Contrast(light: (235, 235, 240), dark: (36, 36, 38)))

  // MARK: Colours for a purpose

  /// Text of the first level.
  public static let label = system(light: (0, 0, 0), dark: (255, 255, 255))
  /// Text of the second level.
  public static let secondaryLabel = system(
    light: (60, 60, 67), dark: (235, 235, 245), alpha: (0.6, 0.6),
    contrast: Contrast(alpha: (0.68, 0.68)))
  /// Text of the third level.
  public static let tertiaryLabel = system(
    light: (60, 60, 67), dark: (235, 235, 245), alpha: (0.3, 0.3),
    contrast: Contrast(alpha: (0.38, 0.38)))
  /// Text of the fourth level.
  public static let quaternaryLabel = system(
    light: (60, 60, 67), dark: (235, 235, 245), alpha: (0.18, 0.16),
    contrast: Contrast(alpha: (0.26, 0.24)))
  /// Separators that show what is behind them.
  public static let separator = system(
    light: (60, 60, 67), dark: (84, 84, 88), alpha: (0.29, 0.6),
    contrast: Contrast(alpha: (0.37, 0.68)))
  /// The background of the main content.
  public static let systemBackground = system(
    light: (255, 255, 255), dark: (0, 0, 0), elevated: (28, 28, 30),
    contrast: Contrast(elevated: (36, 36, 38)))
  /// The background of content on the main background.
  public static let secondarySystemBackground = system(
    light: (242, 242, 247), dark: (28, 28, 30), elevated: (44, 44, 46),
    contrast: Contrast(light: (235, 235, 240), dark: (36, 36, 38), elevated: (54, 54, 56)))
  /// The background of content on the secondary background.
  public static let tertiarySystemBackground = system(
    light: (255, 255, 255), dark: (44, 44, 46), elevated: (58, 58, 60),
    contrast: Contrast(dark: (54, 54, 56), elevated: (68, 68, 70)))
  /// The fill of thin shapes.
  public static let systemFill = system(
    light: (120, 120, 128), dark: (120, 120, 128), alpha: (0.2, 0.36),
    contrast: Contrast(alpha: (0.28, 0.44)))
  /// The fill of medium shapes.
  public static let secondarySystemFill = system(
    light: (120, 120, 128), dark: (120, 120, 128), alpha: (0.16, 0.32),
    contrast: Contrast(alpha: (0.24, 0.4)))
  /// The fill of large shapes.
  public static let tertiarySystemFill = system(
    light: (118, 118, 128), dark: (118, 118, 128), alpha: (0.12, 0.24),
    contrast: Contrast(alpha: (0.2, 0.32)))
  /// The fill of large shapes with content.
  public static let quaternarySystemFill = system(
    light: (116, 116, 128), dark: (116, 116, 128), alpha: (0.08, 0.18),
    contrast: Contrast(alpha: (0.16, 0.26)))
  /// The colour of placeholders.
  public static let placeholderText = system(
    light: (60, 60, 67), dark: (235, 235, 245), alpha: (0.3, 0.3),
    contrast: Contrast(alpha: (0.38, 0.38)))
  /// The background of an action sheet's cancel button.
  static let cancelBackground = system(light: (255, 255, 255), dark: (44, 44, 46))
  /// The background of the selected segment.
  static let selectedSegmentBackground = system(light: (255, 255, 255), dark: (99, 99, 102))
  /// The background of grouped content.
  public static let systemGroupedBackground = system(
    light: (242, 242, 247), dark: (0, 0, 0), elevated: (28, 28, 30),
    contrast: Contrast(light: (235, 235, 240), elevated: (36, 36, 38)))
  /// The background of grouped content, by its name from before iOS 13.
  public static let groupTableViewBackground = systemGroupedBackground
  /// The background of content on grouped content, such as rows.
  public static let secondarySystemGroupedBackground = system(
    light: (255, 255, 255), dark: (28, 28, 30), elevated: (44, 44, 46),
    contrast: Contrast(dark: (36, 36, 38), elevated: (54, 54, 56)))
  /// The background of content on the secondary grouped background.
  public static let tertiarySystemGroupedBackground = system(
    light: (242, 242, 247), dark: (44, 44, 46), elevated: (58, 58, 60),
    contrast: Contrast(light: (235, 235, 240), dark: (54, 54, 56), elevated: (68, 68, 70)))
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
