import Foundation
import Synchronization

/// Finds font files by their names in folders, and reads each once.
package final class FontLibrary: Sendable {
  /// The library of the machine's standard folders.
  ///
  /// It only remembers what is in files, so sharing it couples nothing.
  package static let standard = FontLibrary(folders: standardFolders)

  /// The folders that are searched, in order, with the folders inside them.
  package let folders: [String]
  private let index = Mutex<[String: String]?>(nil)
  private let names = Mutex<FontCatalog?>(nil)
  private let faces = Mutex<[FaceKey: Result<FontFace, FontError>]>([:])
  private let standIns = Mutex<[StandInKey: FontFace?]>([:])
  private let systemFaces = Mutex<[SystemStyle: FontFace]>([:])

  /// A font of a file.
  private struct FaceKey: Hashable {
    let path: String
    let index: Int
  }

  /// A letter that a face lacks.
  private struct StandInKey: Hashable {
    let letter: Character
    let own: FontFace
  }

  /// How many letters are remembered with what draws them before all are forgotten.
  private static let mostStandIns = 4096

  /// Which of the system's faces is asked for.
  private struct SystemStyle: Hashable {
    let weight: FontWeight
    let isItalic: Bool
    /// Whether it is large enough for the cut for display.
    let isLarge: Bool
  }

  /// A library of folders.
  package init(folders: [String]) {
    self.folders = folders
  }

  /// Where fonts are on Linux: for the machine, for its administrator's, for the user's, which `XDG_DATA_HOME` may have moved.
  package static var standardFolders: [String] {
    let home = FileManager.default.homeDirectoryForCurrentUser.path
    let data = ProcessInfo.processInfo.environment["XDG_DATA_HOME"] ?? ""
    return ["/usr/share/fonts", "/usr/local/share/fonts", "\(data.isEmpty ? "\(home)/.local/share" : data)/fonts"]
  }

  /// The first face that matches in the files of a name, whatever kind of font file they are.
  func installedFace(called name: String, where matches: (FontFace) -> Bool = { _ in true }) -> FontFace? {
    ["otf", "ttf", "ttc"].lazy.compactMap { self.installedFace(file: "\(name).\($0)") }.first(where: matches)
  }

  /// The face in a file of this name; throws `FontError`, which names the Debian package if one is given.
  package func face(file: String, package: String? = nil) throws(FontError) -> FontFace {
    guard let path = path(of: file) else {
      throw FontError.notFound(file: file, folders: folders, package: package)
    }
    return try face(path: path)
  }

  /// The face in a file of this name; nil where there is no such file, or none that can be read.
  func installedFace(file: String) -> FontFace? {
    path(of: file).flatMap { try? face(path: $0) }
  }

  /// A face in the file at a path, the one of an index where there are several; throws `FontError.unreadable`. What a file is
  /// found to be once, it stays.
  package func face(path: String, index: Int = 0) throws(FontError) -> FontFace {
    try faces.withLock { faces in
      let key = FaceKey(path: path, index: index)
      if let known = faces[key] { return known }
      let result = Result { () throws(FontError) in try FontFace(path: path, index: index) }
      faces[key] = result
      return result
    }.get()
  }

  /// The face of a name: that for programs, or the family's and the style's; nil where no font that can be read has it.
  ///
  /// Files that are named as the font is are found at once; else the names of all fonts are read, once.
  package func face(named name: String) -> FontFace? {
    if let face = installedFace(called: name, where: { $0.postScriptName == name }) { return face }
    return catalog.places[name].flatMap { try? face(path: $0.path, index: $0.index) }
  }

  /// The names for programs of all fonts, by their families.
  package var families: [String: [String]] { catalog.families }

  private var catalog: FontCatalog {
    names.withLock { names in
      if let names { return names }
      let read = FontCatalog(files.values.sorted())
      names = read
      return read
    }
  }

  /// The face that draws a letter in place of a font's own; nil where the own one does, or where no font is installed that does.
  package func standIn(for letter: Character, of own: FontFace) -> FontFace? {
    if own.covers(letter), !letter.wantsEmoji { return nil }
    let key = StandInKey(letter: letter, own: own)
    if let known = standIns.withLock({ $0[key] }) { return known }
    let face = FontFallback.face(for: letter, of: own, in: self)
    standIns.withLock { standIns in
      if standIns.count >= Self.mostStandIns { standIns.removeAll() }
      standIns[key] = .some(face)
    }
    return face
  }

  /// The face of Inter that stands in for iOS's system font; throws `FontError` naming `fonts-inter` if it is missing.
  ///
  /// From 20 points on it is the cut for display, as on iOS, where that is installed.
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

  /// Where a file is.
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

  /// The paths of all font files by their names; of two with the same name, the one in the earlier folder, then the one
  /// whose path sorts first.
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
