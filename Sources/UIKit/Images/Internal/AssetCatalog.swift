import CoreGraphics

/// A folder `*.xcassets` of image sets and colour sets.
struct AssetCatalog {
  let url: URL
  /// The folders `*.imageset` by name.
  private(set) var images: [String: URL] = [:]
  /// The folders `*.colorset` by name.
  private(set) var colors: [String: URL] = [:]
  private static let deepest = 16

  /// Reads the names of a catalogue's sets; a folder that provides a namespace is part of them.
  init(at url: URL) {
    self.url = url
    addSets(in: url, namespace: "", depth: 0)
  }

  private mutating func addSets(in folder: URL, namespace: String, depth: Int) {
    guard depth < Self.deepest else { return }
    for item in folder.sortedContents where item.hasDirectoryPath {
      let name = namespace + item.deletingPathExtension().lastPathComponent
      switch item.pathExtension {
      case "imageset": images[name] = images[name] ?? item
      case "colorset": colors[name] = colors[name] ?? item
      case "appiconset", "launchimage", "symbolset", "dataset": continue
      default:
        let properties = try? JSONDecoder().decode(GroupFile.self, from: Data(contentsOf: item.contentsFile))
        let isNamespace = properties?.properties?.providesNamespace == true
        addSets(
          in: item, namespace: isNamespace ? "\(namespace)\(item.lastPathComponent)/" : namespace, depth: depth + 1)
      }
    }
  }

  private struct GroupFile: Decodable {
    struct Properties: Decodable {
      var providesNamespace: Bool?

      enum CodingKeys: String, CodingKey {
        case providesNamespace = "provides-namespace"
      }
    }

    var properties: Properties?
  }
}

extension URL {
  /// The file that says what is in a folder of an asset catalogue.
  var contentsFile: URL { appendingPathComponent("Contents.json") }

  /// The visible files and folders in a folder, by name; empty where it cannot be read.
  var sortedContents: [URL] {
    let found = try? FileManager.default.contentsOfDirectory(
      at: self, includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])
    return (found ?? []).sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}

/// The traits of an entry of an asset catalogue.
struct AssetTraits: Decodable {
  private struct Appearance: Decodable {
    var appearance: String
    var value: String
  }

  private var idiom: String?
  private var scale: String?
  private var appearances: [Appearance]?
  private var languageDirection: String?
  private var widthClass: String?
  private var heightClass: String?

  private enum CodingKeys: String, CodingKey {
    case idiom, scale, appearances
    case languageDirection = "language-direction"
    case widthClass = "width-class"
    case heightClass = "height-class"
  }

  /// The pixels per point; 1 where the entry is for all scales.
  var pixelsPerPoint: CGFloat {
    guard let scale, scale.hasSuffix("x"), let number = Double(scale.dropLast()), number > 0 else { return 1 }
    return CGFloat(number)
  }

  /// The traits; nil for devices that the engine does not have.
  var traits: UITraitCollection? {
    let idioms: [String: UIUserInterfaceIdiom] = ["universal": .unspecified, "iphone": .phone, "ipad": .pad]
    guard let idiom = idioms[idiom ?? "universal"] else { return nil }
    let sizeClasses: [String: UIUserInterfaceSizeClass] = ["compact": .compact, "regular": .regular]
    let directions: [String: UITraitEnvironmentLayoutDirection] = [
      "left-to-right": .leftToRight, "right-to-left": .rightToLeft,
    ]
    let isContrasting = appearances?.contains { $0.appearance == "contrast" && $0.value == "high" } ?? false
    let luminosity = appearances?.first { $0.appearance == "luminosity" }?.value
    return UITraitCollection {
      $0.userInterfaceIdiom = idiom
      $0.displayScale = pixelsPerPoint
      if luminosity == "dark" { $0.userInterfaceStyle = .dark }
      if luminosity == "light" { $0.userInterfaceStyle = .light }
      if isContrasting { $0.accessibilityContrast = .high }
      if let direction = languageDirection.flatMap({ directions[$0] }) { $0.layoutDirection = direction }
      if let width = widthClass.flatMap({ sizeClasses[$0] }) { $0.horizontalSizeClass = width }
      if let height = heightClass.flatMap({ sizeClasses[$0] }) { $0.verticalSizeClass = height }
    }
  }
}
