import CFreeType

/// An index of the fonts in many files, by name.
struct FontCatalog: Sendable {
  /// The file of a font, and its index there.
  struct Location: Sendable {
    let path: String
    let index: Int
  }

  /// The fonts by PostScript name, and by family and style; of equal names the first file's wins.
  private(set) var locations: [String: Location] = [:]
  /// The PostScript names by family, in alphabetical order.
  private(set) var families: [String: [String]] = [:]

  /// Reads the names of the fonts in files.
  init(_ paths: [String]) {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return }
    defer { FT_Done_FreeType(library) }
    for names in paths.flatMap({ FontNames.all(in: $0, library) }) where !names.postScriptName.isEmpty {
      let location = Location(path: names.path, index: names.index)
      if locations[names.postScriptName] == nil {
        locations[names.postScriptName] = location
        families[names.familyName, default: []].append(names.postScriptName)
      }
      let fullName = "\(names.familyName) \(names.styleName)"
      if locations[fullName] == nil { locations[fullName] = location }
    }
    for family in families.keys { families[family]?.sort() }
  }
}

/// The names of a font of a file.
struct FontNames {
  /// The file.
  let path: String
  /// The font's index in the file.
  let index: Int
  /// The PostScript name.
  let postScriptName: String
  /// The family's name.
  let familyName: String
  /// The style's name.
  let styleName: String

  /// Returns the names of all fonts in a file, without reading more; none if it is not a font.
  static func all(in path: String, _ library: FT_Library) -> [FontNames] {
    var result: [FontNames] = []
    var count = 1
    while result.count < count {
      var face: FT_Face?
      guard FT_New_Face(library, path, FT_Long(result.count), &face) == 0, let face else { break }
      defer { FT_Done_Face(face) }
      count = Int(face.pointee.num_faces)
      result.append(
        FontNames(
          path: path, index: result.count, postScriptName: face.postScriptName, familyName: face.familyName,
          styleName: face.styleName))
    }
    return result
  }
}

extension FT_Face {
  /// The name for programs.
  var postScriptName: String { FT_Get_Postscript_Name(self).map { String(cString: $0) } ?? "" }
  /// The family's name.
  var familyName: String { pointee.family_name.map { String(cString: $0) } ?? "" }
  /// The style's name.
  var styleName: String { pointee.style_name.map { String(cString: $0) } ?? "" }
}
