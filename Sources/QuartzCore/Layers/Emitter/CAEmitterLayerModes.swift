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

/// The part of the shape from which an emitter layer's particles come.
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
