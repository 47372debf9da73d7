import CoreGraphics

/// Something that turns a frame into pixels; the same frame gives the same pixels.
public protocol Renderer: Sendable {
  /// Draws a frame at its pixel size.
  func render(_ frame: RenderFrame) -> CGImage
}
