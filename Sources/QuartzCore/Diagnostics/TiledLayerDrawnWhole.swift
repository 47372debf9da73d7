extension Diagnostic {
  /// A tiled layer drew its contents.
  package static func drawnWhole(layer: String) -> Diagnostic {
    Diagnostic(
      identifier: "tiled-layer-drawn-whole",
      happened: "\(layer) draws its contents in one piece.",
      reason: "Tiles, levels of detail and fades are not supported; a large layer needs memory for all of its pixels.",
      remedy: "Divide a large picture among several layers.")
  }
}
