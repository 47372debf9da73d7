import CoreGraphics

/// A renderer: converts a frame to pixels, always the same pixels for the same frame.
public protocol Renderer: Sendable {
  /// Renders a frame at its pixel size.
  func render(_ frame: RenderFrame) -> CGImage
}
