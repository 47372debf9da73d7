import CoreGraphics

/// The images and asset catalogues in a folder, listed once.
struct ResourceFolder {
  let url: URL
  private var files: [String: [ImageFile]] = [:]
  private(set) var catalogs: [AssetCatalog] = []
  private static let deepest = 16

  /// Lists a folder.
  ///
  /// - Parameter isDeep: whether the folders inside are listed, too, as if their files lay in this one.
  init(_ url: URL, isDeep: Bool) {
    self.url = url
    if url.pathExtension == "xcassets" {
      catalogs = [AssetCatalog(at: url)]
    } else {
      list(url, depth: isDeep ? 0 : Self.deepest)
    }
  }

  private mutating func list(_ folder: URL, depth: Int) {
    for item in folder.sortedContents {
      if item.pathExtension == "xcassets" {
        catalogs.append(AssetCatalog(at: item))
      } else if item.hasDirectoryPath {
        if depth < Self.deepest { list(item, depth: depth + 1) }
      } else {
        let file = ImageFile(item)
        if file.isDecodable { files[file.baseName, default: []].append(file) }
      }
    }
  }

  /// Returns the asset of a name, which may have an extension or folders; nil where there is none.
  ///
  /// Asset catalogues come first, as in UIKit.
  func asset(named name: String) -> UIImageAsset? {
    for catalog in catalogs {
      guard let folder = catalog.images[name], let asset = ImageSet(in: folder)?.asset(named: name, in: folder)
      else { continue }
      return asset
    }
    let wanted = ImageFile(url.appendingPathComponent(name))
    let found = name.contains("/") ? Self.files(beside: wanted) : files[wanted.baseName] ?? []
    let matching = found.filter { file in
      (!wanted.isDecodable || file.url.pathExtension.lowercased() == wanted.url.pathExtension.lowercased())
        && (wanted.scale == nil || wanted.scale == file.scale) && (wanted.idiom == nil || wanted.idiom == file.idiom)
    }
    guard !matching.isEmpty else { return nil }
    return UIImageAsset(name: name, files: matching.map { ($0.traits, $0, nil) })
  }

  private static func files(beside wanted: ImageFile) -> [ImageFile] {
    wanted.url.deletingLastPathComponent().sortedContents.map { ImageFile($0) }
      .filter { $0.isDecodable && $0.baseName == wanted.baseName }
  }

  /// Returns the colour of a name; nil where there is none.
  func color(named name: String) -> UIColor? {
    catalogs.lazy.compactMap { $0.colors[name].flatMap(ColorSet.init(in:))?.color }.first
  }

  /// Returns the names of files of a set that cannot be decoded, such as vector drawings.
  func undecodableFiles(ofSetNamed name: String) -> [String] {
    catalogs.flatMap { $0.images[name].flatMap(ImageSet.init(in:))?.fileNames ?? [] }
  }

  /// The folder and its catalogues, for diagnostics.
  var description: String {
    catalogs.isEmpty ? url.path : "\(url.path) with \(catalogs.map(\.url.lastPathComponent).joined(separator: ", "))"
  }
}

extension ImageFile {
  /// Whether the file's extension is that of a format that can be decoded.
  var isDecodable: Bool { Self.extensions.contains(url.pathExtension.lowercased()) }

  /// Creates a file of a scale; the name does not count.
  init(_ url: URL, scale: CGFloat) {
    self.init(url, baseName: url.deletingPathExtension().lastPathComponent, scale: scale, idiom: nil)
  }
}
