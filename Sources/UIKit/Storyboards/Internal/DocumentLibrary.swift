import Foundation
import InterfaceDocuments
import QuartzCore

/// Finds the storyboards and nibs of an app by name, parses them once, and stores what was reported.
///
/// The folders are those in which images are found: see `ImageLibrary`.
@MainActor final class DocumentLibrary {
  enum Kind: String {
    case storyboard
    case nib = "xib"
  }

  private struct Key: Hashable {
    let folder: URL?
    let name: String
    let kind: Kind
  }

  private struct ClassKey: Hashable {
    let type: ObjectIdentifier
    let folder: URL?
  }

  private var registered: [URL] = []
  private var files: [URL: [String: URL]] = [:]
  private var documents: [Key: InterfaceDocument] = [:]
  private var nibNames: [ClassKey: String?] = [:]
  private var reported: Set<String> = []

  /// The documents beside the executable, which do not change while it runs.
  private static let main = DocumentFiles.ofMainBundle()

  nonisolated init() {}

  /// Adds a folder, which is searched before the main bundle.
  func register(_ folder: URL) {
    registered.append(folder)
    (documents, nibNames) = ([:], [:])
  }

  /// Returns the name of the nib of a controller's class; nil for none. It is searched once: each controller asks.
  func nibName(of type: UIViewController.Type, in bundle: Bundle?) -> String? {
    let key = ClassKey(type: ObjectIdentifier(type), folder: bundle?.bundleURL)
    if let known = nibNames[key] { return known }
    let name = findNibName(of: type, in: bundle)
    nibNames[key] = .some(name)
    return name
  }

  private func findNibName(of type: UIViewController.Type, in bundle: Bundle?) -> String? {
    // UIKit's own controllers have none.
    if let nearest = DecodingClasses.nearest(to: type), nearest == type { return nil }
    let name = String(describing: type)
    let short = name.hasSuffix("Controller") ? String(name.dropLast("Controller".count)) : nil
    return [short, name].compactMap(\.self).first { url($0, .nib, in: bundle) != nil }
  }

  /// Returns a document; reports one that is missing or damaged, and returns nil.
  func document(_ name: String, _ kind: Kind, in bundle: Bundle?) -> InterfaceDocument? {
    let key = Key(folder: bundle?.bundleURL, name: name, kind: kind)
    if let known = documents[key] { return known }
    guard let url = url(name, kind, in: bundle) else {
      UIEnvironment.active.report(
        .interfaceFileMissing("\(name).\(kind.rawValue)", bundle: (bundle ?? .main).bundlePath))
      return nil
    }
    do {
      let document = try InterfaceDocument(parsing: Data(contentsOf: url), name: url.lastPathComponent)
      documents[key] = document
      return document
    } catch {
      UIEnvironment.active.report(.interfaceFileDamaged(url.lastPathComponent, reason: "\(error)"))
      return nil
    }
  }

  /// Notes a kind of element that is not known; returns whether it is new for the document.
  func noteUnknown(_ kind: String, in document: String) -> Bool { reported.insert("\(document) \(kind)").inserted }

  private func url(_ name: String, _ kind: Kind, in bundle: Bundle?) -> URL? {
    let idiom = UIEnvironment.active.screen.traitCollection.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
    let names = ["\(name)\(idiom).\(kind.rawValue)", "\(name).\(kind.rawValue)"]
    let isMain = bundle == nil || bundle === Bundle.main
    let folders = isMain ? registered : [bundle?.resourceURL ?? bundle?.bundleURL].compactMap(\.self)
    for file in names {
      for folder in folders {
        if let url = listed(folder)[file] { return url }
      }
      if isMain, let url = Self.main[file] { return url }
    }
    return nil
  }

  private func listed(_ folder: URL) -> [String: URL] {
    if let known = files[folder] { return known }
    let found = DocumentFiles.inside(folder)
    files[folder] = found
    return found
  }
}

/// The storyboards and nibs in a folder, by their names.
enum DocumentFiles {
  private static let extensions: Set<String> = ["storyboard", "xib"]
  private static let deepest = 16

  /// Lists a folder and those inside. Of two files with one name, the one of the base language counts.
  static func inside(_ folder: URL) -> [String: URL] {
    var found: [String: URL] = [:]
    list(folder, depth: 0, into: &found)
    return found
  }

  /// Lists the main bundle, its languages, and the resources that SwiftPM has put into bundles beside the executable.
  static func ofMainBundle() -> [String: URL] {
    let main = Bundle.main.resourceURL ?? Bundle.main.bundleURL
    var found: [String: URL] = [:]
    for item in main.sortedContents {
      if extensions.contains(item.pathExtension) { add(item, to: &found) }
      if ["lproj", "resources"].contains(item.pathExtension) { list(item, depth: 1, into: &found) }
    }
    return found
  }

  private static func list(_ folder: URL, depth: Int, into found: inout [String: URL]) {
    for item in folder.sortedContents {
      if extensions.contains(item.pathExtension) {
        add(item, to: &found)
      } else if item.hasDirectoryPath, depth < deepest {
        list(item, depth: depth + 1, into: &found)
      }
    }
  }

  private static func add(_ url: URL, to found: inout [String: URL]) {
    let isBase = url.deletingLastPathComponent().lastPathComponent == "Base.lproj"
    if isBase || found[url.lastPathComponent] == nil { found[url.lastPathComponent] = url }
  }
}
