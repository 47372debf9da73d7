import Rendering

/// The alignment and scaling of a layer's contents in its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// Apple's string, such as `resizeAspect`.
  public let rawValue: String

  /// A gravity from its string; an unknown one draws as ``resize``.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Centred, not scaled.
  public static let center = Self(rawValue: "center")
  /// Centred at the top edge, not scaled.
  public static let top = Self(rawValue: "top")
  /// Centred at the bottom edge, not scaled.
  public static let bottom = Self(rawValue: "bottom")
  /// Centred at the left edge, not scaled.
  public static let left = Self(rawValue: "left")
  /// Centred at the right edge, not scaled.
  public static let right = Self(rawValue: "right")
  /// In the top left corner, not scaled.
  public static let topLeft = Self(rawValue: "topLeft")
  /// In the top right corner, not scaled.
  public static let topRight = Self(rawValue: "topRight")
  /// In the bottom left corner, not scaled.
  public static let bottomLeft = Self(rawValue: "bottomLeft")
  /// In the bottom right corner, not scaled.
  public static let bottomRight = Self(rawValue: "bottomRight")
  /// Stretched over the bounds.
  public static let resize = Self(rawValue: "resize")
  /// As large as fits, keeping its shape.
  public static let resizeAspect = Self(rawValue: "resizeAspect")
  /// As small as covers, keeping its shape.
  public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")

  package var renderGravity: RenderContents.Gravity {
    RenderContents.Gravity(rawValue: rawValue) ?? .resize
  }
}

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
  /// Each pixel is interpolated from the four around it.
  public static let linear = Self(rawValue: "linear")
  /// Like ``linear``, between the two nearest mipmaps.
  public static let trilinear = Self(rawValue: "trilinear")

  package var sampling: RenderSampling {
    RenderSampling(rawValue: rawValue) ?? .linear
  }
}
