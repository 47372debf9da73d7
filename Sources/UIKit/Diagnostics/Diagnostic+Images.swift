import QuartzCore

/// Images, colours and symbols by name.
extension Diagnostic {
  /// No image has the name that the app asked for.
  static func imageMissing(_ name: String, searched: [String], undecodable: [String]) -> Diagnostic {
    let files = undecodable.sorted().joined(separator: ", ")
    return Diagnostic(
      identifier: "missing-image",
      happened: "UIImage(named: \"\(name)\") found no image in \(searched.joined(separator: "; ")).",
      reason: undecodable.isEmpty
        ? "No image set and no PNG, JPEG, WebP or GIF file there has the name, so that the initializer returns nil."
        : "An image set has the name, but no file that can be decoded: \(files).",
      remedy: "Register the folder of the app's resources with stage.addResources(at:), or copy it into the package's.",
      isHint: true)
  }

  /// No colour set has the name that the app asked for.
  static func colorMissing(_ name: String, searched: [String]) -> Diagnostic {
    Diagnostic(
      identifier: "missing-color",
      happened: "UIColor(named: \"\(name)\") found no colour in \(searched.joined(separator: "; ")).",
      reason: "No asset catalogue there has a colour set of the name, so that the initializer returns nil.",
      remedy: "Register the folder of the app's resources with stage.addResources(at:), or copy it into the package's.",
      isHint: true)
  }

  /// A system symbol that has no drawing.
  static func symbolUnknown(_ name: String) -> Diagnostic {
    Diagnostic(
      identifier: "unknown-symbol",
      happened: "UIImage(systemName: \"\(name)\") has no drawing here.",
      reason:
        "The symbols are drawings of the engine's own, and there are some hundred names; the initializer returns nil.",
      remedy: "Use a symbol of Documentation/Symbols.md, or an image of the app.")
  }
}
