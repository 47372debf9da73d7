/// How pixels between a picture's own are found.
public enum RenderSampling: String, Hashable, Sendable, Codable, CaseIterable {
  /// The nearest pixel.
  case nearest
  /// Between the four around.
  case linear
  /// Between the four around in the two nearest of the picture's reductions by halves.
  case trilinear
}
