import CoreGraphics

/// An image with a number of pixels per point.
public final class UIImage: NSObject, Sendable {
  /// The rotation and mirroring that make an image's pixels upright.
  public enum Orientation: Int, Hashable, Sendable, CaseIterable {
    /// The pixels are upright.
    case up
    /// Half a turn.
    case down
    /// A quarter turn, counterclockwise.
    case left
    /// A quarter turn, clockwise.
    case right
    /// As `up`, then mirrored horizontally.
    case upMirrored
    /// As `down`, then mirrored horizontally.
    case downMirrored
    /// As `left`, of horizontally mirrored pixels.
    case leftMirrored
    /// As `right`, of horizontally mirrored pixels.
    case rightMirrored

    /// Never nil, as for every enumeration that Apple imports: an unknown value stands for ``up`` (Decision 3).
    public init?(rawValue: Int) {
      self = Self.imported(
        rawValue, among: [.up, .down, .left, .right, .upMirrored, .downMirrored, .leftMirrored, .rightMirrored])
    }
  }

  /// The pixels as stored in the file.
  public let cgImage: CGImage?
  /// The pixels per point.
  public let scale: CGFloat
  /// The orientation of the stored pixels.
  public let imageOrientation: Orientation
  /// The pixels in upright order.
  package let upright: CGImage?

  /// Creates an image of one pixel per point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates an image with a number of pixels per point; a scale that is not above 0 counts as 1.
  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.cgImage = cgImage
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    imageOrientation = orientation
    upright = cgImage.upright(from: orientation.fileOrientation)
  }

  /// Creates an image from PNG, JPEG, WebP or GIF data, with a camera's orientation; nil for other or damaged data.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Creates an image from such data, with a number of pixels per point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let image = try? CGImage(data: data) else { return nil }
    self.init(cgImage: image, scale: scale, orientation: Orientation(CGImagePropertyOrientation(of: data)))
  }

  /// Creates an image from a file in one of these formats; nil if it cannot be read.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// The size of the upright image, in points.
  public var size: CGSize {
    guard let upright else { return .zero }
    return CGSize(width: CGFloat(upright.width) / scale, height: CGFloat(upright.height) / scale)
  }

  /// Returns the upright image as PNG data.
  public func pngData() -> Data? {
    try? upright?.pngData()
  }

  /// Returns the upright image as JPEG data, over white; the quality is clamped to 0…1.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    try? upright?.jpegData(quality: compressionQuality)
  }

  /// Draws the image, stretched to a rectangle of the current graphics context, in points.
  @MainActor public func draw(in rect: CGRect) {
    guard let upright, let context = UIGraphicsGetCurrentContext() else { return }
    context.drawUpright(upright, in: rect)
  }

  /// Draws the image at a point of the current graphics context.
  @MainActor public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }
}

extension UIImage.Orientation {
  /// Creates the orientation that a file names.
  public init(_ orientation: CGImagePropertyOrientation) {
    self = Self.allCases.first { $0.fileOrientation == orientation } ?? .up
  }

  /// The orientation's value in files.
  package var fileOrientation: CGImagePropertyOrientation {
    switch self {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    case .upMirrored: .upMirrored
    case .downMirrored: .downMirrored
    case .leftMirrored: .leftMirrored
    case .rightMirrored: .rightMirrored
    }
  }
}
