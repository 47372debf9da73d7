import InterfaceDocuments
import QuartzCore

/// Images, fonts and colours of a document.
extension InterfaceReader {
  /// Returns the image that an attribute names, or a child `<imageReference key=…>`.
  func image(_ name: String) -> UIImage? {
    let catalog = self["catalog"]
    if let text = self[name] { return loader.image(named: text, isSymbol: catalog == "system") }
    guard let child = child(name), child.name == "imageReference", let text = child["image"] else { return nil }
    let image = loader.image(named: text, isSymbol: child["catalog"] == "system")
    return child.symbolConfiguration.flatMap { image?.withConfiguration($0) } ?? image
  }

  /// Returns the font of a child `<fontDescription key=…>`.
  func font(_ key: String) -> UIFont? {
    guard let child = child(key), child.name == "fontDescription" else { return nil }
    return loader.font(child)
  }
}

extension InterfaceElement {
  /// The size and weight of a symbol, in `<imageReference>` and `<preferredSymbolConfiguration>`; nil for the standard.
  @MainActor var symbolConfiguration: UIImage.SymbolConfiguration? {
    let scale = self["symbolScale"] ?? self["scale"]
    let scales: [String: UIImage.SymbolScale] = [
      "default": .default, "small": .small, "medium": .medium, "large": .large,
    ]
    if let scale = scale.flatMap({ scales[$0] }) { return UIImage.SymbolConfiguration(scale: scale) }
    return number("pointSize").map { UIImage.SymbolConfiguration(pointSize: $0) }
  }
}

extension InterfaceLoader {
  func image(named name: String, isSymbol: Bool) -> UIImage? {
    isSymbol ? UIImage(systemName: name) : UIImage(named: name, in: bundle, compatibleWith: nil)
  }

  func color(_ color: InterfaceColor) -> UIColor? {
    switch color {
    case .rgb(let red, let green, let blue, let alpha): UIColor(red: red, green: green, blue: blue, alpha: alpha)
    case .displayP3(let red, let green, let blue, let alpha):
      UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    case .white(let white, let alpha): UIColor(white: white, alpha: alpha)
    case .system(let name): SystemColorNames.color(name) ?? resource("systemColor", name)
    case .named(let name):
      ImageLibrary.current.color(named: name, in: bundle) ?? resource("namedColor", name)
        ?? UIColor(named: name, in: bundle, compatibleWith: nil)
    }
  }

  /// The colour that the document itself has for a name: the one that the asset catalogue had when it was saved.
  private func resource(_ kind: String, _ name: String) -> UIColor? {
    let entry = document.root.group("resources").first { $0.name == kind && $0["name"] == name }
    guard let element = entry?.child(named: "color"), let color = InterfaceColor(element) else { return nil }
    switch color {
    case .rgb, .displayP3, .white: return self.color(color)
    case .system, .named: return nil
    }
  }

  /// The font of an element; one that is not installed is reported, and the system's font is used.
  func font(_ element: InterfaceElement) -> UIFont? {
    let size = element.number("pointSize") ?? UIFont.labelFontSize
    if let style = element["style"] { return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style)) }
    if let name = element["name"] {
      if let font = UIFont(name: name, size: size) { return font }
      reportFont(name, in: element)
      return .systemFont(ofSize: size)
    }
    switch element["type"] {
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default: return .systemFont(ofSize: size, weight: element["weight"].flatMap { Self.weights[$0] } ?? .regular)
    }
  }

  static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}

/// The system's colours by the names that documents have.
@MainActor enum SystemColorNames {
  static func color(_ name: String) -> UIColor? {
    colors[name.hasSuffix("Color") ? String(name.dropLast(5)) : name]
  }

  private static let colors: [String: UIColor] = [
    "systemRed": .systemRed, "systemGreen": .systemGreen, "systemBlue": .systemBlue, "systemOrange": .systemOrange,
    "systemYellow": .systemYellow, "systemPink": .systemPink, "systemPurple": .systemPurple, "systemTeal": .systemTeal,
    "systemIndigo": .systemIndigo, "systemBrown": .systemBrown, "systemMint": .systemMint, "systemCyan": .systemCyan,
    "systemGray": .systemGray, "systemGray2": .systemGray2, "systemGray3": .systemGray3, "systemGray4": .systemGray4,
    "systemGray5": .systemGray5, "systemGray6": .systemGray6, "label": .label, "secondaryLabel": .secondaryLabel,
    "tertiaryLabel": .tertiaryLabel, "quaternaryLabel": .quaternaryLabel, "separator": .separator,
    "opaqueSeparator": .opaqueSeparator, "link": .link, "placeholderText": .placeholderText,
    "systemBackground": .systemBackground, "secondarySystemBackground": .secondarySystemBackground,
    "tertiarySystemBackground": .tertiarySystemBackground, "systemGroupedBackground": .systemGroupedBackground,
    "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground, "systemFill": .systemFill,
    "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
    "quaternarySystemFill": .quaternarySystemFill, "groupTableViewBackground": .systemGroupedBackground,
    "darkText": .darkText, "lightText": .lightText, "black": .black, "darkGray": .darkGray, "lightGray": .lightGray,
    "white": .white, "gray": .gray, "red": .red, "green": .green, "blue": .blue, "cyan": .cyan, "yellow": .yellow,
    "magenta": .magenta, "orange": .orange, "purple": .purple, "brown": .brown, "clear": .clear,
    "viewFlipsideBackground": .darkGray, "scrollViewTexturedBackground": .gray,
  ]
}
