import CFreeType

/// The fonts of many files by their names.
struct FontCatalog: Sendable {
  /// Where a font is.
  struct Place: Sendable {
    let path: String
    let index: Int
  }

  /// The fonts by their names for programs, and by family and style; of two with the same name, that in the file that comes first.
  private(set) var places: [String: Place] = [:]
  /// The names for programs by family, in alphabetical order.
  private(set) var families: [String: [String]] = [:]

  /// The fonts in files.
  init(_ paths: [String]) {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return }
    defer { FT_Done_FreeType(library) }
    for names in paths.flatMap({ FontNames.all(in: $0, library) }) where !names.postScriptName.isEmpty {
      let place = Place(path: names.path, index: names.index)
      if places[names.postScriptName] == nil {
        places[names.postScriptName] = place
        families[names.familyName, default: []].append(names.postScriptName)
      }
      let fullName = "\(names.familyName) \(names.styleName)"
      if places[fullName] == nil { places[fullName] = place }
    }
    for family in families.keys { families[family]?.sort() }
  }
}

/// What a font of a file is called.
struct FontNames {
  /// The file.
  let path: String
  /// Which font of the file it is.
  let index: Int
  /// The name for programs.
  let postScriptName: String
  /// The family's name.
  let familyName: String
  /// The style's name.
  let styleName: String

  /// The names of all fonts in a file, which are not read further; none where it is no font.
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
