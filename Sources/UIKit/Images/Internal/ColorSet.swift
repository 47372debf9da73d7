import CoreGraphics

/// The colours of a folder `*.colorset`, as its `Contents.json` says.
struct ColorSet: Decodable {
  /// One colour and its traits.
  private struct Entry: Decodable {
    var color: Color?
    let traits: AssetTraits

    enum CodingKeys: String, CodingKey {
      case color
    }

    init(from decoder: any Decoder) throws {
      color = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(Color.self, forKey: .color)
      traits = try AssetTraits(from: decoder)
    }
  }

  private struct Color: Decodable {
    var components: [String: String]?
    /// The name of a system colour, such as `systemBlueColor`.
    var reference: String?
    /// The name of the colour space, such as `srgb` or `display-p3`.
    var space: String?

    enum CodingKeys: String, CodingKey {
      case components, reference
      case space = "color-space"
    }

    /// The colour; components are numbers in 0…1, in 0…255, or hexadecimal.
    var value: UIColor? {
      if let reference { return UIColor.systemColors[reference] }
      guard let components else { return nil }
      func number(_ key: String) -> CGFloat? { components[key].flatMap(Self.number) }
      let alpha = number("alpha") ?? 1
      if let white = number("white") { return UIColor(white: white, alpha: alpha) }
      guard let red = number("red"), let green = number("green"), let blue = number("blue") else { return nil }
      return space == "display-p3"
        ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        : UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    static func number(_ text: String) -> CGFloat? {
      if text.hasPrefix("0x") || text.hasPrefix("0X") {
        return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
      }
      if text.contains(".") { return Double(text).map { CGFloat($0) } }
      // Whole numbers count to 255, but for an alpha of 0 or 1.
      return Int(text).map { $0 <= 1 ? CGFloat($0) : CGFloat($0) / 255 }
    }
  }

  private var colors: [Entry]?

  /// Reads a folder's file; nil where it is missing or damaged.
  init?(in folder: URL) {
    guard let set = try? JSONDecoder().decode(Self.self, from: Data(contentsOf: folder.contentsFile)) else {
      return nil
    }
    self = set
  }

  /// The colour, which depends on traits where the set has several; nil where it has none.
  var color: UIColor? {
    let variants = (colors ?? []).compactMap { entry in
      entry.traits.traits.flatMap { traits in entry.color?.value.map { (traits: traits, color: $0) } }
    }
    guard let first = variants.first else { return nil }
    if variants.count == 1 { return first.color }
    return UIColor { wanted in
      let fitting = variants.filter { variant in
        wanted.containsTraits(in: variant.traits.modifyingTraits { $0.displayScale = 0 })
      }
      let best = fitting.max { $0.traits.colorPriority < $1.traits.colorPriority }
      return (best ?? first).color
    }
  }
}

extension UITraitCollection {
  /// The number of traits by which a colour was made for these ones.
  fileprivate var colorPriority: Int {
    [
      userInterfaceStyle != .unspecified, userInterfaceIdiom != .unspecified, accessibilityContrast != .unspecified,
    ].count { $0 }
  }
}

extension UIColor {
  /// The colours that a colour set can refer to.
  fileprivate static let systemColors: [String: UIColor] = [
    "systemRedColor": .systemRed, "systemGreenColor": .systemGreen, "systemBlueColor": .systemBlue,
    "systemOrangeColor": .systemOrange, "systemYellowColor": .systemYellow, "systemPinkColor": .systemPink,
    "systemPurpleColor": .systemPurple, "systemTealColor": .systemTeal, "systemIndigoColor": .systemIndigo,
    "systemBrownColor": .systemBrown, "systemMintColor": .systemMint, "systemCyanColor": .systemCyan,
    "systemGrayColor": .systemGray, "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3,
    "systemGray4Color": .systemGray4, "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6,
    "labelColor": .label, "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel,
    "quaternaryLabelColor": .quaternaryLabel, "separatorColor": .separator, "systemFillColor": .systemFill,
    "secondarySystemFillColor": .secondarySystemFill, "tertiarySystemFillColor": .tertiarySystemFill,
    "quaternarySystemFillColor": .quaternarySystemFill, "systemBackgroundColor": .systemBackground,
    "secondarySystemBackgroundColor": .secondarySystemBackground,
    "tertiarySystemBackgroundColor": .tertiarySystemBackground,
    "systemGroupedBackgroundColor": .systemGroupedBackground,
    "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
  ]
}
