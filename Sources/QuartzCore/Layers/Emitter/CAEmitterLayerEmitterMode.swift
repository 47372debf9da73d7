/// From which part of its shape an emitter layer sends particles.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// Apple's string, such as `outline`.
  public let rawValue: String

  /// A mode from its string; an unknown one emits as ``volume``.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// From its corners or ends; from anywhere on a circle or a sphere.
  public static let points = Self(rawValue: "points")
  /// From its edges.
  public static let outline = Self(rawValue: "outline")
  /// From its surface; a flat shape's is all of it.
  public static let surface = Self(rawValue: "surface")
  /// From anywhere inside.
  public static let volume = Self(rawValue: "volume")
}
