extension Diagnostic {
  /// A text layer was given a font that there isn't.
  package static func unknownFont(layer: String, font: String) -> Diagnostic {
    Diagnostic(
      identifier: "unknown-font",
      happened: "\(layer) was given the font \(font).",
      reason: "There is no font file of that name in the standard folders, so the font it had is kept.",
      remedy: "Give a UIFont, a CGFont, or the name of an installed font file without its extension.")
  }
}
