extension Diagnostic {
  /// A gradient has not as many locations as colours.
  package static func mismatchedLocations(layer: String, colors: Int, locations: Int) -> Diagnostic {
    Diagnostic(
      identifier: "mismatched-locations",
      happened: "\(layer) has \(colors) colors and \(locations) locations.",
      reason: "Each color needs a place of its own; the colors are spread evenly instead.",
      remedy: "Give as many locations as colors, or none.")
  }
}
