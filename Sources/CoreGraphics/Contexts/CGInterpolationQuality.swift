/// How pixels between those of a picture are found.
public enum CGInterpolationQuality: Int32, Hashable, Sendable, Codable, CaseIterable {
  /// As the context thinks best: bilinear, after averaging where a picture shrinks to less than half.
  case `default` = 0
  /// The nearest pixel.
  case none = 1
  /// The same as the default.
  case low = 2
  /// The same as the default.
  case medium = 4
  /// The same as the default.
  case high = 3
}
