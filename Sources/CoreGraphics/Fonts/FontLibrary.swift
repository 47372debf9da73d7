import Foundation
import Synchronization

/// Finds font files by name in folders, and reads each once.
package final class FontLibrary: Sendable {
  /// Because it only caches files, sharing it couples nothing.
  package static let standard = FontLibrary(folders: standardFolders)

  /// The folders that are searched recursively, in order.
  package let folders: [String]
  private let index = Mutex<[String: String]?>(nil)
  private let names = Mutex<FontCatalog?>(nil)
  private let faces = Mutex<[FaceKey: Result<FontFace, FontError>]>([:])
  private let fallbackFaces = Mutex<[FallbackKey: FontFace?]>([:])
  private let systemFaces = Mutex<[SystemStyle: FontFace]>([:])

  /// A font of a file.
  private struct FaceKey: Hashable {
    let path: String
    let index: Int
  }

  /// A grapheme that a face lacks.
  private struct FallbackKey: Hashable {
    let letter: Character
    let own: FontFace
  }

  /// The greatest number of cached fallback faces before the cache is cleared.
  private static let maxFallbackFaces = 4096

  /// The traits of a system face.
  private struct SystemStyle: Hashable {
    let weight: FontWeight
    let isItalic: Bool
    /// Whether the display cut is used.
    let isLarge: Bool
  }

  /// Creates a library of folders.
  package init(folders: [String]) {
    self.folders = folders
  }

  /// The font folders of Linux: the system's, the administrator's and the user's, which `XDG_DATA_HOME` may move.
  package static var standardFolders: [String] {
    let home = FileManager.default.homeDirectoryForCurrentUser.path
    let data = ProcessInfo.processInfo.environment["XDG_DATA_HOME"] ?? ""
    return ["/usr/share/fonts", "/usr/local/share/fonts", "\(data.isEmpty ? "\(home)/.local/share" : data)/fonts"]
  }

  /// Returns the first matching face in the files of a name, of any font format.
  func installedFace(called name: String, where matches: (FontFace) -> Bool = { _ in true }) -> FontFace? {
    ["otf", "ttf", "ttc"].lazy.compactMap { self.installedFace(file: "\(name).\($0)") }.first(where: matches)
  }

  /// Returns the face in a file of this name; throws `FontError`, which names the Debian package if one is given.
  package func face(file: String, package: String? = nil) throws(FontError) -> FontFace {
    guard let path = path(of: file) else {
      throw FontError.notFound(file: file, folders: folders, package: package)
    }
    return try face(path: path)
  }

  /// Returns the face in a file of this name; nil if there is no such file or it is unreadable.
  func installedFace(file: String) -> FontFace? {
    path(of: file).flatMap { try? face(path: $0) }
  }

  /// Returns a face, by its index, in the file at a path; throws `FontError.unreadable`. The first result for a path is
  /// final.
  package func face(path: String, index: Int = 0) throws(FontError) -> FontFace {
    try faces.withLock { faces in
      let key = FaceKey(path: path, index: index)
      if let known = faces[key] { return known }
      let result = Result { () throws(FontError) in try FontFace(path: path, index: index) }
      faces[key] = result
      return result
    }.get()
  }

  /// Returns the face of a PostScript name, or of a family and style; nil if no readable font has it.
  ///
  /// Files that are named like the font are found at once; else the names of all fonts are read, once.
  package func face(named name: String) -> FontFace? {
    if let face = installedFace(called: name, where: { $0.postScriptName == name }) { return face }
    return catalog.locations[name].flatMap { try? face(path: $0.path, index: $0.index) }
  }

  /// The PostScript names of all fonts, by family.
  package var families: [String: [String]] { catalog.families }

  private var catalog: FontCatalog {
    names.withLock { names in
      if let names { return names }
      let read = FontCatalog(files.values.sorted())
      names = read
      return read
    }
  }

  /// Returns the fallback face for a grapheme; nil if the font itself draws it, or if no installed font does.
  package func fallbackFace(for letter: Character, of own: FontFace) -> FontFace? {
    if own.covers(letter), !letter.wantsEmoji { return nil }
    let key = FallbackKey(letter: letter, own: own)
    if let known = fallbackFaces.withLock({ $0[key] }) { return known }
    let face = FontFallback.face(for: letter, of: own, in: self)
    fallbackFaces.withLock { fallbackFaces in
      if fallbackFaces.count >= Self.maxFallbackFaces { fallbackFaces.removeAll() }
      fallbackFaces[key] = .some(face)
    }
    return face
  }

  /// Returns the face of Inter that replaces iOS's system font; throws `FontError` naming `fonts-inter` if it is
  /// missing.
  ///
  /// From 20 points on it is the display cut, as on iOS, if installed.
  package func systemFace(size: CGFloat, weight: FontWeight, italic: Bool) throws(FontError) -> FontFace {
    let wanted = SystemStyle(weight: weight, isItalic: italic, isLarge: size >= 20)
    if let known = systemFaces.withLock({ $0[wanted] }) { return known }
    let found = try findSystemFace(wanted)
    systemFaces.withLock { $0[wanted] = found }
    return found
  }

  private func findSystemFace(_ wanted: SystemStyle) throws(FontError) -> FontFace {
    let upright = wanted.weight == .regular && wanted.isItalic ? "" : wanted.weight.interName
    let style = upright + (wanted.isItalic ? "Italic" : "")
    if wanted.isLarge, let path = path(of: "InterDisplay-\(style).otf") { return try face(path: path) }
    return try face(file: "Inter-\(style).otf", package: "fonts-inter")
  }

  /// Returns the path of a file.
  private func path(of file: String) -> String? { files[file] }

  /// The paths of all files by their names.
  private var files: [String: String] {
    index.withLock { index in
      if let index { return index }
      let read = Self.readFolders(folders)
      index = read
      return read
    }
  }

  /// Returns the paths of all font files by name; among equal names, the earlier folder and then the first path in
  /// order wins.
  private static func readFolders(_ folders: [String]) -> [String: String] {
    var result: [String: String] = [:]
    for folder in folders {
      let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      for path in paths.sorted() where [".otf", ".ttf", ".ttc"].contains(where: path.hasSuffix) {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        if result[name] == nil { result[name] = "\(folder)/\(path)" }
      }
    }
    return result
  }
}
