import CoreGraphics

/// The images of a folder `*.imageset`, and how they are shown, as its `Contents.json` says.
struct ImageSet: Decodable {
  /// One file and its traits.
  struct Entry: Decodable {
    var filename: String?
    var resizing: Resizing?
    var alignment: Edges?
    let traits: AssetTraits

    private enum CodingKeys: String, CodingKey {
      case filename, resizing
      case alignment = "alignment-insets"
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      filename = try container.decodeIfPresent(String.self, forKey: .filename)
      resizing = try container.decodeIfPresent(Resizing.self, forKey: .resizing)
      alignment = try container.decodeIfPresent(Edges.self, forKey: .alignment)
      traits = try AssetTraits(from: decoder)
    }
  }

  /// Distances from the edges, in pixels.
  struct Edges: Decodable {
    var top: CGFloat?
    var left: CGFloat?
    var bottom: CGFloat?
    var right: CGFloat?

    func insets(scale: CGFloat) -> UIEdgeInsets {
      UIEdgeInsets(
        top: (top ?? 0) / scale, left: (left ?? 0) / scale, bottom: (bottom ?? 0) / scale, right: (right ?? 0) / scale)
    }
  }

  /// The parts that are not stretched.
  struct Resizing: Decodable {
    struct Center: Decodable {
      var mode: String?
    }

    var capInsets: Edges?
    var center: Center?

    private enum CodingKeys: String, CodingKey {
      case center
      case capInsets = "cap-insets"
    }
  }

  private struct Properties: Decodable {
    var renderingIntent: String?

    enum CodingKeys: String, CodingKey {
      case renderingIntent = "template-rendering-intent"
    }
  }

  private var images: [Entry]?
  private var properties: Properties?

  /// Reads a folder's file; nil where it is missing or damaged.
  init?(in folder: URL) {
    guard let set = try? JSONDecoder().decode(Self.self, from: Data(contentsOf: folder.contentsFile)) else {
      return nil
    }
    self = set
  }

  /// The names of all files.
  var fileNames: [String] { images?.compactMap(\.filename) ?? [] }

  private var renderingMode: UIImage.RenderingMode {
    switch properties?.renderingIntent {
    case "template": .alwaysTemplate
    case "original": .alwaysOriginal
    default: .automatic
    }
  }

  /// Returns the asset of the files that can be decoded; nil where there is none.
  func asset(named name: String, in folder: URL) -> UIImageAsset? {
    let renderingMode = renderingMode
    let files = (images ?? []).compactMap {
      entry -> (UITraitCollection, ImageFile, (@Sendable (inout ImageContent) -> Void)?)? in
      guard let filename = entry.filename, let traits = entry.traits.traits else { return nil }
      let file = ImageFile(folder.appendingPathComponent(filename), scale: entry.traits.pixelsPerPoint)
      guard file.isDecodable, FileManager.default.fileExists(atPath: file.url.path) else { return nil }
      let (scale, resizing) = (entry.traits.pixelsPerPoint, entry.resizing)
      let (caps, isStretched) = (resizing?.capInsets?.insets(scale: scale), resizing?.center?.mode == "stretch")
      let alignment = entry.alignment?.insets(scale: scale)
      return (
        traits, file,
        { content in
          content.renderingMode = renderingMode
          if let caps { (content.capInsets, content.isResizable) = (caps, true) }
          if isStretched { content.resizingMode = .stretch }
          if let alignment { content.alignmentRectInsets = alignment }
        }
      )
    }
    return files.isEmpty ? nil : UIImageAsset(name: name, files: files)
  }
}
