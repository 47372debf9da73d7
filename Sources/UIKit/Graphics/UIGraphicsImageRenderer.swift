import CoreGraphics

/// Draws images.
@preconcurrency @MainActor public final class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize
  private let format: UIGraphicsImageRendererFormat

  /// Creates a renderer of images of a size in points, at the screen's scale.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer of images of a size in points; sizes that are not finite, or below 0, count as 0.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    let isUsable = size.isFinite && size.width >= 0 && size.height >= 0
    self.size = isUsable ? size : .zero
    self.format = format
  }

  /// Returns the image that a closure draws; empty where the size has no pixels.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    guard let context = try? CGContext(size: size, scale: format.scale, opaque: format.opaque) else {
      return UIImage(cgImage: .empty, scale: format.scale, orientation: .up)
    }
    UIGraphicsPushContext(context)
    actions(UIGraphicsImageRendererContext(context, format: format))
    UIGraphicsPopContext()
    return UIImage(cgImage: context.makeImage() ?? .empty, scale: format.scale, orientation: .up)
  }

  /// Returns the image that a closure draws as PNG data.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}
