import CoreGraphics

/// The context of an image renderer's closure.
open class UIGraphicsImageRendererContext: NSObject {
  /// The context, in points, its origin at the top left.
  public let cgContext: CGContext
  /// The format of the image.
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
  }

  /// The image as drawn so far.
  open var currentImage: UIImage {
    UIImage(cgImage: cgContext.makeImage() ?? .empty, scale: format.scale, orientation: .up)
  }

  /// Fills a rectangle with the fill colour.
  open func fill(_ rect: CGRect) {
    cgContext.fill(rect)
  }

  /// Fills a rectangle with the fill colour and a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }

  /// Strokes a rectangle's outline with the stroke colour.
  open func stroke(_ rect: CGRect) {
    cgContext.stroke(rect)
  }

  /// Clips what is drawn from now on to a rectangle.
  open func clip(to rect: CGRect) {
    cgContext.clip(to: rect)
  }
}
