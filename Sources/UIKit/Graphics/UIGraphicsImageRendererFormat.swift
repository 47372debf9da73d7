import CoreGraphics

/// The format of the images of an image renderer.
@preconcurrency @MainActor public final class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels per point; the screen's unless set.
  public var scale: CGFloat
  /// Whether images begin black instead of clear.
  public var opaque = false

  /// The screen's format.
  public override init() {
    scale = UIEnvironment.active.screen.scale
  }

  /// The screen's format.
  public static func `default`() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }
}
