extension Effect {
  /// The table of the animators in Documentation/Effects.md.
  @MainActor public static var animatorTable: String {
    table("effect", all.filter { $0.mechanism == .animator }) { effect in
      let custom = effect.worksInCustomStyle ? ["custom"] : []
      return (effect.containers.map { $0.rawValue.lowercased() } + custom).joined(separator: ", ")
    }
  }

  /// The table of the pixel transitions in Documentation/Effects.md.
  @MainActor public static var pixelTable: String {
    table("transition", all.filter { $0.mechanism == .pixels })
  }

  /// The table of the transitions of collection views in Documentation/Effects.md.
  @MainActor public static var collectionTable: String {
    "| name | looks like | source | containers |\n|---|---|---|---|\n"
      + all.filter(\.usesCollectionView).map { effect in
        let containers = effect.containers.map { $0.rawValue.lowercased() }.joined(separator: ", ")
        return "| `\(effect.name)` | \(effect.summary) | \(effect.source) | \(containers) |\n"
      }.joined()
  }

  @MainActor private static func table(
    _ heading: String, _ effects: [Effect], containers: ((Effect) -> String)? = nil
  ) -> String {
    let rows = effects.map { effect in
      let properties = effect.propertyNames.map { "`\($0)`" }.joined(separator: ", ")
      return "| `\(effect.name)` | `\(effect.typeName ?? "")` | \(effect.summary) | \(effect.source) |"
        + (containers.map { " \($0(effect)) |" } ?? "") + " \(properties) |\n"
    }
    let titles = ["name", heading, "looks like", "source"] + (containers == nil ? [] : ["containers"]) + ["properties"]
    return "| \(titles.joined(separator: " | ")) |\n|\(String(repeating: "---|", count: titles.count))\n"
      + rows.joined()
  }
}
