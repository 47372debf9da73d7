import CoreGraphics
import Raster

/// The reference renderer: draws on the CPU, the same bytes everywhere and with any number of threads.
///
/// It draws only the damage relative to the previous frame, as long as that frame's image is still retained elsewhere;
/// a frame without a change is the same image.
///
/// A frame is resolved into a flat list of operations in pixels; bands of rows are then painted independently. Shadows,
/// blurs and curls, which need distant pixels, are first drawn into bitmaps of their own. Layers with degenerate or
/// non-finite geometry draw nothing. Each layer is flattened into its parent's plane, and a layer that is not
/// double-sided vanishes when its outline runs anticlockwise on the canvas.
public struct SoftwareRenderer: Renderer {
  /// The number of threads that draw a large frame.
  public var threads: Int { resources.painter.threads }
  /// The debugging overlays; none by default.
  public var overlay: RenderOverlay = []
  private let resources: RendererResources
  private let damageTracker = DamageTracker()

  /// Creates a renderer that uses up to `threads` threads (at least one).
  public init(threads: Int = 2) {
    self.init(threads: threads, bandHeight: 64)
  }

  /// Creates a renderer with bands of a given height in rows; the height changes the speed, never the pixels.
  package init(threads: Int, bandHeight: Int) {
    resources = RendererResources(CanvasPainter(threads: max(threads, 1), bandHeight: max(bandHeight, 1)))
  }

  /// Renders a frame at its pixel size.
  public func render(_ frame: RenderFrame) -> CGImage {
    renderWithDamage(frame).image
  }

  /// Renders a frame; returns the rectangle that was drawn again, empty for a frame without a change, too.
  package func renderWithDamage(_ frame: RenderFrame) -> (image: CGImage, damage: PixelRect) {
    let (width, height) = frame.pixelSize
    let canvas = PixelRect(x: 0, y: 0, width: width, height: height)
    guard !canvas.isEmpty else { return (CGImage(PixelBuffer(width: width, height: height)), canvas) }
    resources.beginFrame()
    let resolver = FrameResolver(canvas: canvas, pixelsPerPoint: frame.scale, resources: resources)
    let operations = resolver.operations(for: frame)
    let (image, damage) = damageTracker.image(of: operations, canvas, resources.painter, retainsImage: !overlay.isEmpty)
    guard !overlay.isEmpty else { return (image, damage) }
    var bitmap = image.buffer
    if overlay.contains(.overdraw) {
      Overdraw(PaintPlan(operations, canvas, bandHeight: resources.painter.bandHeight), canvas).tint(&bitmap)
    }
    if overlay.contains(.damage) { DamageTint.tint(&bitmap, damage) }
    return (CGImage(bitmap), canvas)
  }
}
