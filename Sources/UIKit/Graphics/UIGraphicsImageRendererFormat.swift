import CoreGraphics

/// How an image renderer's pictures are made.
@preconcurrency @MainActor public final class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels per point; the screen's unless set.
  public var scale: CGFloat
  /// Whether pictures begin black rather than clear.
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
