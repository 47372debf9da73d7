import Rendering

extension RenderOverlay {
  private static let names: [(name: String, overlay: RenderOverlay)] = [
    ("damage", .damage), ("overdraw", .overdraw),
  ]

  /// The overlays with the names; throws ``UnknownNameError``.
  package static func named(_ names: [String]) throws -> RenderOverlay {
    try names.reduce(into: []) { all, name in
      guard let found = Self.names.first(where: { $0.name == name.lowercased() }) else {
        throw UnknownNameError(kind: "overlay", name: name, known: Self.names.map(\.name))
      }
      all.formUnion(found.overlay)
    }
  }
}
