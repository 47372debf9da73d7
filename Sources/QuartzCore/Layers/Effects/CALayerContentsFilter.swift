import Rendering

/// The sampling of a layer's contents at another scale.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// Apple's string, such as `nearest`.
  public let rawValue: String

  /// A filter from its string; an unknown one draws as ``linear``.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Each pixel gets the nearest one of the contents.
  public static let nearest = Self(rawValue: "nearest")
  /// Each pixel is mixed from the four around.
  public static let linear = Self(rawValue: "linear")
  /// Like ``linear``, between the two nearest reductions by halves.
  public static let trilinear = Self(rawValue: "trilinear")

  package var sampling: RenderSampling {
    RenderSampling(rawValue: rawValue) ?? .linear
  }
}
