import CoreGraphics

/// A node's image and its layout in the node's bounds.
public struct RenderContents: Hashable, Sendable, Codable {
  /// The image's position and scaling in the bounds; the names are `CALayerContentsGravity`'s.
  public enum Gravity: String, Hashable, Sendable, Codable, CaseIterable {
    case resize, resizeAspect, resizeAspectFill
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }

  /// The image.
  public var image: CGImage
  /// The image's position and scaling in the bounds.
  public var gravity: Gravity
  /// The part of the image that is shown, in 0…1 of its size.
  public var rect: CGRect
  /// The part of `rect` that is stretched, in 0…1 of its size, for gravities that scale; the parts around it keep their
  /// size.
  public var center: CGRect
  /// The sampling filter when the image is minified.
  public var minification: RenderSampling
  /// The sampling filter when the image is magnified.
  public var magnification: RenderSampling
  /// Pixels of the image per point, for the gravities that do not scale.
  public var scale: CGFloat

  /// Creates contents from an image, by default all of it, stretched over the bounds.
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

/// The filter that samples an image between its pixels.
public enum RenderSampling: String, Hashable, Sendable, Codable, CaseIterable {
  /// The nearest pixel.
  case nearest
  /// Bilinear interpolation of the four pixels around.
  case linear
  /// Bilinear interpolation in the two nearest mipmap levels.
  case trilinear
}
