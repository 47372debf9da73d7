import CoreGraphics

/// The context of an image renderer's closure.
@preconcurrency @MainActor public final class UIGraphicsImageRendererContext: NSObject {
  /// The context, in points, its origin at the top left.
  public let cgContext: CGContext
  /// The format of the image.
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
  }

  /// Fills a rectangle with the fill colour.
  public func fill(_ rect: CGRect) {
    cgContext.fill(rect)
  }

  /// Strokes a rectangle's outline with the stroke colour.
  public func stroke(_ rect: CGRect) {
    cgContext.stroke(rect)
  }

  /// Clips what is drawn from now on to a rectangle.
  public func clip(to rect: CGRect) {
    cgContext.clip(to: rect)
  }
}
