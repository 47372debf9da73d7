import CoreGraphics

/// A node's picture and how it is laid into the node's bounds.
public struct RenderContents: Hashable, Sendable, Codable {
  /// Where the picture goes inside the bounds; the names are `CALayerContentsGravity`'s.
  public enum Gravity: String, Hashable, Sendable, Codable, CaseIterable {
    case resize, resizeAspect, resizeAspectFill
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }

  /// The picture.
  public var image: CGImage
  /// Where it goes.
  public var gravity: Gravity
  /// The part of the picture that is shown, in 0…1 of its sides.
  public var rect: CGRect
  /// The part of `rect` that is stretched, in 0…1 of its sides, for the gravities that scale; what lies around keeps its size.
  public var center: CGRect
  /// How the picture is drawn smaller than it is.
  public var minification: RenderSampling
  /// How the picture is drawn larger than it is.
  public var magnification: RenderSampling
  /// Pixels of the picture per point, for the gravities that do not scale.
  public var scale: CGFloat

  /// The whole picture, stretched over the bounds unless told.
  public init(
    image: CGImage, gravity: Gravity = .resize, rect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) {
    self.image = image
    self.gravity = gravity
    self.rect = rect
    self.scale = scale
    center = CGRect(x: 0, y: 0, width: 1, height: 1)
    minification = .linear
    magnification = .linear
  }
}

/// How pixels between a picture's own are found.
public enum RenderSampling: String, Hashable, Sendable, Codable, CaseIterable {
  /// The nearest pixel.
  case nearest
  /// Between the four around.
  case linear
  /// Between the four around in the two nearest of the picture's reductions by halves.
  case trilinear
}
