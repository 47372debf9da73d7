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
