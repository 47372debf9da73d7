import Dispatch
import Raster

/// Draws operations on a canvas, its bands in parallel.
struct CanvasPainter: Sendable {
  /// Canvases with fewer pixels are drawn by one thread.
  private static let minParallelPixels = 65_536

  /// The number of threads for a large canvas.
  let threads: Int
  /// The height of a band in rows; changes the speed, never the pixels.
  let bandHeight: Int
  /// Runs other parallel work: downsampling and blurring images.
  let work: ParallelWork

  /// Creates a painter with a number of threads and a height of bands.
  init(threads: Int, bandHeight: Int) {
    self.threads = threads
    self.bandHeight = bandHeight
    work = ParallelWork(threads: threads)
  }

  /// Draws operations on a new canvas.
  func pixels(_ operations: [DrawOperation], _ canvas: PixelRect) -> PixelBuffer {
    guard !canvas.isEmpty else { return PixelBuffer(width: 0, height: 0) }
    let pixels = [UInt32](unsafeUninitializedCapacity: canvas.width * canvas.height) { buffer, count in
      if let base = buffer.baseAddress {
        paint(operations, PaintTarget(base: base, stride: canvas.width, rect: canvas))
      }
      count = canvas.width * canvas.height
    }
    return PixelBuffer(width: canvas.width, height: canvas.height, pixels: pixels)
  }

  /// Draws operations inside the damage, over a copy of the last frame's pixels.
  func pixels(
    _ operations: [DrawOperation], _ canvas: PixelRect, over last: PixelBuffer, _ damage: PixelRect
  ) -> PixelBuffer {
    var result = last
    let part = damage.intersection(canvas)
    result.pixels.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress, !part.isEmpty else { return }
      let whole = PaintTarget(base: base, stride: canvas.width, rect: canvas)
      paint(operations, PaintTarget(base: whole.pointer(x: part.minX, y: part.minY), stride: canvas.width, rect: part))
    }
    return result
  }

  private func paint(_ operations: [DrawOperation], _ target: PaintTarget) {
    let canvas = target.rect
    let plan = PaintPlan(operations, canvas, bandHeight: bandHeight)
    let bands = plan.bands
    let isParallel = threads > 1 && bands > 1 && canvas.width * canvas.height >= Self.minParallelPixels
    let workers = isParallel ? min(threads, bands) : 1
    // Each band is written by one worker only.
    nonisolated(unsafe) let target = target
    let queue = WorkStealingQueue(bands, among: workers)
    let work: @Sendable (Int) -> Void = { worker in
      let painter = BandPainter(plan, canvas: target)
      while let band = queue.next(for: worker) { painter.paint(band) }
    }
    if workers == 1 {
      work(0)
    } else {
      DispatchQueue.concurrentPerform(iterations: workers, execute: work)
    }
  }
}
