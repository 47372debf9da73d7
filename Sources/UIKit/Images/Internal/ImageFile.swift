import CoreGraphics
import QuartzCore

/// An image file, with the scale and the device that its name ends in, as in `photo@2x~ipad.png`.
struct ImageFile: Equatable {
  let url: URL
  /// The name without extension, scale and device.
  let baseName: String
  /// The pixels per point; nil where the name says none.
  let scale: CGFloat?
  /// The device; nil for all.
  let idiom: UIUserInterfaceIdiom?

  /// The extensions of files that can be decoded.
  static let extensions: Set<String> = ["png", "jpg", "jpeg", "webp", "gif"]

  init(_ url: URL, baseName: String, scale: CGFloat?, idiom: UIUserInterfaceIdiom?) {
    (self.url, self.baseName, self.scale, self.idiom) = (url, baseName, scale, idiom)
  }

  /// Creates a file from its address; its name may lack the extension.
  init(_ url: URL) {
    self.url = url
    var name = url.lastPathComponent
    if Self.extensions.contains(url.pathExtension.lowercased()) { name = url.deletingPathExtension().lastPathComponent }
    let idioms: [(suffix: String, idiom: UIUserInterfaceIdiom)] = [("~ipad", .pad), ("~iphone", .phone)]
    let named = idioms.first { name.lowercased().hasSuffix($0.suffix) }
    if let named { name.removeLast(named.suffix.count) }
    let scale = (1...4).first { name.lowercased().hasSuffix("@\($0)x") }
    if scale != nil { name.removeLast(3) }
    (baseName, self.scale, idiom) = (name, scale.map { CGFloat($0) }, named?.idiom)
  }

  /// The traits that the file is for.
  var traits: UITraitCollection {
    UITraitCollection {
      if let idiom { $0.userInterfaceIdiom = idiom }
      $0.displayScale = scale ?? 1
    }
  }

  /// The decoded file; nil where it cannot be read.
  var content: ImageContent? {
    FileManager.default.contents(atPath: url.path).flatMap { ImageContent(data: $0, scale: scale ?? 1) }
  }

  /// Returns the file at a path, or that of the screen's scale beside it; nil where there is none.
  static func forScreen(path: String) -> ImageFile? {
    let file = ImageFile(URL(fileURLWithPath: path))
    let folder = file.url.deletingLastPathComponent()
    let wanted = UITraitCollection.forImages
    if file.scale == nil, wanted.displayScale > 1 {
      let `extension` = file.url.pathExtension
      let suffix = `extension`.isEmpty ? "" : ".\(`extension`)"
      let name = "\(file.baseName)@\(Int(wanted.displayScale))x\(suffix)"
      let scaled = folder.appendingPathComponent(name)
      if FileManager.default.fileExists(atPath: scaled.path) { return ImageFile(scaled) }
    }
    return FileManager.default.fileExists(atPath: path) ? file : nil
  }
}

extension UITraitCollection {
  /// The traits by which images and colours are chosen where the app gives none: the current ones, else the screen's.
  ///
  /// Threads other than the main one have no screen, and take the variant for three pixels per point.
  static var forImages: UITraitCollection {
    if let scoped { return scoped }
    guard MainThread.isCurrent else { return UITraitCollection(displayScale: 3) }
    return MainActor.assumeIsolated {
      (MediaEnvironment.currentIfAny as? UIEnvironment)?.screen.traitCollection ?? UITraitCollection(displayScale: 3)
    }
  }
}
