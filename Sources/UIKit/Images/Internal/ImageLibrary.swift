import CoreGraphics
import QuartzCore

/// Finds the images and colours of an app by name, and caches them.
///
/// Each environment has one, so that a stage sees the folders that its test has registered. Other threads than the main
/// one, and code outside of environments, find the main bundle only.
package final class ImageLibrary: @unchecked Sendable {
  private struct Key: Hashable {
    let folder: URL?
    let name: String
  }

  private let lock = NSLock()
  private var registered: [URL] = []
  private var folders: [URL: ResourceFolder] = [:]
  private var assets: [Key: UIImageAsset] = [:]
  private var colors: [Key: UIColor] = [:]
  /// The names that were reported as missing.
  private var reported: Set<String> = []

  private static let standard = ImageLibrary()

  /// The storyboards and nibs in the same folders.
  let documents = DocumentLibrary()

  package init() {}

  /// The library of the environment of the code that runs.
  static var current: ImageLibrary {
    guard MainThread.isCurrent else { return standard }
    return MainActor.assumeIsolated { (MediaEnvironment.currentIfAny as? UIEnvironment)?.images ?? standard }
  }

  /// Adds a folder, which is searched before the main bundle, with all folders inside.
  package func register(_ folder: URL) {
    let folder = folder.standardizedFileURL
    lock.withLock {
      guard !registered.contains(folder) else { return }
      registered.append(folder)
      // Names that were missing may be there now, or be others.
      (folders, assets, colors, reported) = ([:], [:], [:], [])
    }
    MainThread.run { self.documents.register(folder) }
  }

  /// Returns an image by name; nil where there is none.
  func image(named name: String, in bundle: Bundle?, for traits: UITraitCollection?) -> UIImage? {
    let key = Key(folder: bundle.flatMap(Self.folder), name: name)
    let asset = lock.withLock { () -> UIImageAsset? in
      if let cached = assets[key] { return cached }
      let found = search(key).lazy.compactMap { $0.asset(named: name) }.first
      assets[key] = found
      return found
    }
    // The current traits fill in what the given ones leave open.
    let wanted = UITraitCollection(traitsFrom: [.forImages, traits].compactMap(\.self))
    return asset?.content(for: wanted).map(UIImage.init)
  }

  /// Returns a colour by name; nil where there is none.
  func color(named name: String, in bundle: Bundle?) -> UIColor? {
    let key = Key(folder: bundle.flatMap(Self.folder), name: name)
    return lock.withLock {
      if let cached = colors[key] { return cached }
      let found = search(key).lazy.compactMap { $0.color(named: name) }.first
      colors[key] = found
      return found
    }
  }

  /// Returns what was searched for a name, and files of that name that cannot be decoded; nil if it was asked before.
  func findings(for name: String, in bundle: Bundle?) -> (searched: [String], undecodable: [String])? {
    let key = Key(folder: bundle.flatMap(Self.folder), name: name)
    return lock.withLock {
      guard reported.insert(name).inserted else { return nil }
      let folders = search(key)
      return (folders.map(\.description), folders.flatMap { $0.undecodableFiles(ofSetNamed: name) })
    }
  }

  /// Returns the folders of a bundle; those of the main bundle are the registered ones, its own, and the resources that
  /// SwiftPM has put into bundles beside the executable.
  private func search(_ key: Key) -> [ResourceFolder] {
    if let folder = key.folder { return [listed(folder, isDeep: true)] }
    let main = Bundle.main.resourceURL ?? Bundle.main.bundleURL
    let packages = main.sortedContents.filter { $0.pathExtension == "resources" }
    return registered.map { listed($0, isDeep: true) } + [listed(main, isDeep: false)]
      + packages.map { listed($0, isDeep: true) }
  }

  private func listed(_ url: URL, isDeep: Bool) -> ResourceFolder {
    if let known = folders[url] { return known }
    let folder = ResourceFolder(url, isDeep: isDeep)
    folders[url] = folder
    return folder
  }

  /// The folder of a bundle's resources; nil for the main bundle.
  private static func folder(of bundle: Bundle) -> URL? {
    bundle === Bundle.main ? nil : (bundle.resourceURL ?? bundle.bundleURL).standardizedFileURL
  }
}
