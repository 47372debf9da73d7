import CoreGraphics

/// A picture with the number of its pixels per point.
public final class UIImage: NSObject, Sendable {
  /// How the picture is turned; only upright pictures are supported, so there is one case.
  public enum Orientation: Int, Sendable {
    case up
  }

  /// The pixels.
  public let cgImage: CGImage?
  /// Pixels per point.
  public let scale: CGFloat
  /// How the picture is turned.
  public var imageOrientation: Orientation { .up }

  /// A picture of one pixel per point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// A picture with a number of pixels per point; one that is not above 0 counts as 1.
  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.cgImage = cgImage
    self.scale = scale.isFinite && scale > 0 ? scale : 1
  }

  /// A picture from PNG or JPEG data; nil if it is neither, or broken.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// A picture from PNG or JPEG data with a number of pixels per point; nil if it is neither, or broken.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let image = try? CGImage(data: data) else { return nil }
    self.init(cgImage: image, scale: scale, orientation: .up)
  }

  /// A picture from a PNG or JPEG file; nil if it cannot be read.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// The size in points.
  public var size: CGSize {
    guard let cgImage else { return .zero }
    return CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
  }

  /// The picture as a PNG file's bytes.
  public func pngData() -> Data? {
    try? cgImage?.pngData()
  }

  /// Draws the picture, stretched over a rectangle of the current graphics context, in points.
  @MainActor public func draw(in rect: CGRect) {
    guard let cgImage, let context = UIGraphicsGetCurrentContext() else { return }
    context.drawUpright(cgImage, in: rect)
  }

  /// Draws the picture at a point of the current graphics context.
  @MainActor public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }
}
