import CoreGraphics

/// Draws pictures.
@preconcurrency @MainActor public final class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize
  private let format: UIGraphicsImageRendererFormat

  /// A renderer of pictures of a size in points, at the screen's scale.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// A renderer of pictures of a size in points; sizes that are not finite, or below 0, count as 0.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    let isUsable = size.isFinite && size.width >= 0 && size.height >= 0
    self.size = isUsable ? size : .zero
    self.format = format
  }

  /// The picture that a block draws; empty where the size has no pixels.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    guard let context = try? CGContext(size: size, scale: format.scale, opaque: format.opaque) else {
      return UIImage(cgImage: .empty, scale: format.scale, orientation: .up)
    }
    UIGraphicsPushContext(context)
    actions(UIGraphicsImageRendererContext(context, format: format))
    UIGraphicsPopContext()
    return UIImage(cgImage: context.makeImage() ?? .empty, scale: format.scale, orientation: .up)
  }

  /// The PNG file's bytes of the picture that a block draws.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}
