import CoreGraphics
import Dispatch
import Raster
import Synchronization

/// The reference renderer: draws on the processor, the same bytes everywhere and with any number of threads.
///
/// A frame is resolved into a flat list of operations in pixels; bands of rows are then painted independently of each other.
/// Layers whose geometry is degenerate, infinite or not a number draw nothing. Each layer is flattened into its parent's
/// plane, and a layer that is not double-sided vanishes when its outline runs anticlockwise on the canvas.
public struct SoftwareRenderer: Renderer {
  /// Canvases with fewer pixels are drawn by one thread.
  private static let smallestSharedCanvas = 65_536

  /// How many threads share the work on a large frame.
  public let threads: Int
  private let bandHeight: Int
  private let pictures = PictureCache()

  /// A renderer that uses up to `threads` threads (at least one).
  public init(threads: Int = 2) {
    self.init(threads: threads, bandHeight: 64)
  }

  /// A renderer with bands of a given height in rows; the height changes the speed, never the pixels.
  package init(threads: Int, bandHeight: Int) {
    self.threads = max(threads, 1)
    self.bandHeight = max(bandHeight, 1)
  }

  /// Draws a frame at its pixel size.
  public func render(_ frame: RenderFrame) -> CGImage {
    let (width, height) = frame.pixelSize
    let canvas = PixelRect(x: 0, y: 0, width: width, height: height)
    guard !canvas.isEmpty else { return CGImage(PixelBuffer(width: width, height: height)) }
    pictures.beginFrame()
    let operations = FrameResolver(canvas: canvas, pictures: pictures).operations(for: frame)
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
      if let base = buffer.baseAddress { paint(operations, canvas, base) }
      count = width * height
    }
    return CGImage(PixelBuffer(width: width, height: height, pixels: pixels))
  }

  private func paint(_ operations: [DrawOperation], _ canvas: PixelRect, _ base: UnsafeMutablePointer<UInt32>) {
    let bandHeight = bandHeight
    let bands = (canvas.height + bandHeight - 1) / bandHeight
    let isShared = threads > 1 && bands > 1 && canvas.width * canvas.height >= Self.smallestSharedCanvas
    let workers = isShared ? min(threads, bands) : 1
    // Each band is written by one worker only.
    nonisolated(unsafe) let base = base
    let next = Atomic<Int>(0)
    let work: @Sendable (Int) -> Void = { _ in
      var painter = BandPainter(operations: operations, canvas: base, width: canvas.width)
      while true {
        let band = next.add(1, ordering: .relaxed).oldValue
        guard band < bands else { return }
        let top = band * bandHeight
        painter.paint(
          PixelRect(minX: 0, minY: top, maxX: canvas.maxX, maxY: min(top + bandHeight, canvas.maxY)))
      }
    }
    if workers == 1 {
      work(0)
    } else {
      DispatchQueue.concurrentPerform(iterations: workers, execute: work)
    }
  }
}
