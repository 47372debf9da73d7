/// How a corner is rounded.
public enum RenderCornerCurve: String, Hashable, Sendable, Codable, CaseIterable {
  /// A quarter of a circle.
  case circular
  /// A curve whose bend grows from nothing, as iOS's icons have it.
  case continuous
}
