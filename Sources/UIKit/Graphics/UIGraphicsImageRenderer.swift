import CoreGraphics

/// Draws images, on any thread.
open class UIGraphicsImageRenderer: NSObject {
  /// The closure that draws an image.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  private let bounds: CGRect
  /// The format of the images.
  public let format: UIGraphicsImageRendererFormat

  /// Creates a renderer of images of a size in points, at the screen's scale.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer of images of a size in points; sizes that are not finite, or below 0, count as 0.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of images of a rectangle in points, at the screen's scale.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer of images of a rectangle in points, whose origin is the image's top left corner; a rectangle
  /// that is not finite, or has a length below 0, counts as empty.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    let isUsable = bounds.isFinite && bounds.size.width >= 0 && bounds.size.height >= 0
    self.bounds = isUsable ? bounds : .zero
    self.format = UIGraphicsImageRendererFormat(format, bounds: self.bounds)
  }

  /// Returns the image that a closure draws; empty where the size has no pixels.
  open func image(actions: DrawingActions) -> UIImage {
    guard let context = try? CGContext(size: bounds.size, scale: format.scale, opaque: format.opaque) else {
      return UIImage(cgImage: .empty, scale: format.scale, orientation: .up)
    }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    UIGraphicsPushContext(context)
    actions(UIGraphicsImageRendererContext(context, format: format))
    UIGraphicsPopContext()
    return UIImage(cgImage: context.makeImage() ?? .empty, scale: format.scale, orientation: .up)
  }

  /// Returns the image that a closure draws as PNG data.
  open func pngData(actions: DrawingActions) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Returns the image that a closure draws as JPEG data, over white; the quality is clamped to 0…1.
  open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}
