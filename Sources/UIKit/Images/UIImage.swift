import CoreGraphics

/// A picture with the number of its pixels per point.
public final class UIImage: NSObject, Sendable {
  /// How the pixels of a picture are to be turned to be upright.
  public enum Orientation: Int, Hashable, Sendable, CaseIterable {
    /// They are upright.
    case up
    /// By half a turn.
    case down
    /// By a quarter, counterclockwise.
    case left
    /// By a quarter, clockwise.
    case right
    /// As `up`, then left and right are exchanged.
    case upMirrored
    /// As `down`, then left and right are exchanged.
    case downMirrored
    /// As `left`, but left and right of the pixels were exchanged first.
    case leftMirrored
    /// As `right`, but left and right of the pixels were exchanged first.
    case rightMirrored

    /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``up`` (Decision 3).
    public init?(rawValue: Int) {
      self = Self.imported(
        rawValue, among: [.up, .down, .left, .right, .upMirrored, .downMirrored, .leftMirrored, .rightMirrored])
    }
  }

  /// The pixels, as they lie in the file.
  public let cgImage: CGImage?
  /// Pixels per point.
  public let scale: CGFloat
  /// How the pixels are to be turned.
  public let imageOrientation: Orientation
  /// The pixels, made upright.
  package let upright: CGImage?

  /// A picture of one pixel per point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// A picture with a number of pixels per point; one that is not above 0 counts as 1.
  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.cgImage = cgImage
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    imageOrientation = orientation
    upright = cgImage.upright(from: orientation.inFiles)
  }

  /// A picture from PNG, JPEG, WebP or GIF data, turned as a camera says; nil if it is none of them, or broken.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// The same with a number of pixels per point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let image = try? CGImage(data: data) else { return nil }
    self.init(cgImage: image, scale: scale, orientation: Orientation(CGImagePropertyOrientation(of: data)))
  }

  /// A picture from a file in one of these formats; nil if it cannot be read.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// The size of the upright picture, in points.
  public var size: CGSize {
    guard let upright else { return .zero }
    return CGSize(width: CGFloat(upright.width) / scale, height: CGFloat(upright.height) / scale)
  }

  /// The upright picture as a PNG file's bytes.
  public func pngData() -> Data? {
    try? upright?.pngData()
  }

  /// The upright picture as a JPEG file's bytes, over white; the quality is in 0…1 and clamped to it.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    try? upright?.jpegData(quality: compressionQuality)
  }

  /// Draws the picture, stretched over a rectangle of the current graphics context, in points.
  @MainActor public func draw(in rect: CGRect) {
    guard let upright, let context = UIGraphicsGetCurrentContext() else { return }
    context.drawUpright(upright, in: rect)
  }

  /// Draws the picture at a point of the current graphics context.
  @MainActor public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }
}
