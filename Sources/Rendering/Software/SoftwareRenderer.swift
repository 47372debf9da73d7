import CoreGraphics
import Raster

/// The reference renderer: draws on the processor, the same bytes everywhere and with any number of threads.
///
/// What a frame has in common with the one before is not drawn again, as long as that one's picture is still held by somebody: a
/// frame without a change is the same picture.
///
/// A frame is resolved into a flat list of operations in pixels; bands of rows are then painted independently of each other.
/// What needs pixels from afar (shadows, blurs, curls) is first drawn into a bitmap of its own. Layers whose geometry is
/// degenerate, infinite or not a number draw nothing. Each layer is flattened into its parent's plane, and a layer that is
/// not double-sided vanishes when its outline runs anticlockwise on the canvas.
public struct SoftwareRenderer: Renderer {
  /// How many threads share the work on a large frame.
  public var threads: Int { resources.painter.threads }
  /// What of its own work it shows over the picture; nothing at first.
  public var overlay: RenderOverlay = []
  private let resources: RendererResources
  private let damageTracker = DamageTracker()

  /// A renderer that uses up to `threads` threads (at least one).
  public init(threads: Int = 2) {
    self.init(threads: threads, bandHeight: 64)
  }

  /// A renderer with bands of a given height in rows; the height changes the speed, never the pixels.
  package init(threads: Int, bandHeight: Int) {
    resources = RendererResources(CanvasPainter(threads: max(threads, 1), bandHeight: max(bandHeight, 1)))
  }

  /// Draws a frame at its pixel size.
  public func render(_ frame: RenderFrame) -> CGImage {
    let (width, height) = frame.pixelSize
    let canvas = PixelRect(x: 0, y: 0, width: width, height: height)
    guard !canvas.isEmpty else { return CGImage(PixelBuffer(width: width, height: height)) }
    resources.beginFrame()
    let resolver = FrameResolver(canvas: canvas, pixelsPerPoint: frame.scale, resources: resources)
    let operations = resolver.operations(for: frame)
    let (image, damage) = damageTracker.image(of: operations, canvas, resources.painter, retainsImage: !overlay.isEmpty)
    guard !overlay.isEmpty else { return image }
    var bitmap = image.buffer
    if overlay.contains(.overdraw) {
      Overdraw(PaintPlan(operations, canvas, bandHeight: resources.painter.bandHeight), canvas).tint(&bitmap)
    }
    if overlay.contains(.damage) { DamageTint.tint(&bitmap, damage) }
    return CGImage(bitmap)
  }
}
