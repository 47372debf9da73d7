import Rendering

/// Which corners of a layer are rounded.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// A set by its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The corner of the least x and y: top left.
  public static let layerMinXMinYCorner = Self(rawValue: 1)
  /// The corner of the largest x and least y: top right.
  public static let layerMaxXMinYCorner = Self(rawValue: 2)
  /// The corner of the least x and largest y: bottom left.
  public static let layerMinXMaxYCorner = Self(rawValue: 4)
  /// The corner of the largest x and y: bottom right.
  public static let layerMaxXMaxYCorner = Self(rawValue: 8)

  package static let all: Self = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]

  package var renderCorners: RenderCorners {
    RenderCorners(rawValue: rawValue).intersection(.all)
  }
}

/// The curve of a layer's rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// Apple's string, such as `continuous`.
  public let rawValue: String

  /// A curve from its string; an unknown one rounds as ``circular``.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// By a quarter of a circle.
  public static let circular = Self(rawValue: "circular")
  /// With continuous curvature, which grows from zero.
  public static let continuous = Self(rawValue: "continuous")

  package var renderCurve: RenderCornerCurve {
    RenderCornerCurve(rawValue: rawValue) ?? .circular
  }
}
