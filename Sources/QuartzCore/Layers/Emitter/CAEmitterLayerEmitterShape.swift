/// The shape from which an emitter layer's particles come.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// Apple's string, such as `circle`.
  public let rawValue: String

  /// A shape from its string; an unknown one emits as ``point``.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The emitter's position.
  public static let point = Self(rawValue: "point")
  /// A horizontal line as wide as the emitter's size.
  public static let line = Self(rawValue: "line")
  /// A rectangle of the emitter's size.
  public static let rectangle = Self(rawValue: "rectangle")
  /// A box of the emitter's size and depth.
  public static let cuboid = Self(rawValue: "cuboid")
  /// A circle whose radius is the width of the emitter's size; particles leave it outwards.
  public static let circle = Self(rawValue: "circle")
  /// A sphere whose radius is the width of the emitter's size; particles leave it outwards.
  public static let sphere = Self(rawValue: "sphere")
}
