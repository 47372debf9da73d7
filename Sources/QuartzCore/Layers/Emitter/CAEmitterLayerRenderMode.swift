/// The order and blending of an emitter layer's particles.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// Apple's string, such as `additive`.
  public let rawValue: String

  /// A mode from its string; an unknown one draws as ``unordered``.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In no order to rely on: here as ``oldestFirst``.
  public static let unordered = Self(rawValue: "unordered")
  /// The oldest behind the others.
  public static let oldestFirst = Self(rawValue: "oldestFirst")
  /// The oldest in front of the others.
  public static let oldestLast = Self(rawValue: "oldestLast")
  /// By depth.
  public static let backToFront = Self(rawValue: "backToFront")
  /// As light that adds up.
  public static let additive = Self(rawValue: "additive")
}
