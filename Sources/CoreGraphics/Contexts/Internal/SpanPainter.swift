import Foundation
import Raster

/// Composites a source over runs of a bitmap's pixels.
final class SpanPainter {
  private let memory: BitmapMemory
  private let source: PaintSource
  private let mode: CGBlendMode
  private let compose: (UInt32, UInt32) -> UInt32
  /// A buffer for a row of the source's pixels.
  private let scratch: UnsafeMutableBufferPointer<UInt32>

  /// Creates a painter for runs of at most `width` pixels.
  init(memory: BitmapMemory, source: PaintSource, mode: CGBlendMode, width: Int) {
    self.memory = memory
    self.source = source
    self.mode = mode
    compose = Compositing.function(for: mode)
    scratch = .allocate(capacity: max(width, 1))
    scratch.initialize(repeating: 0)
  }

  deinit {
    scratch.deallocate()
  }

  /// Composites the source over a run, with coverage in 1…255.
  func paint(y: Int, x: Int, count: Int, coverage: UInt8) {
    let target = memory.row(y) + x
    switch source {
    case .pixel(let pixel):
      if mode == .normal { return SpanKernels.blend(target, count: count, pixel: pixel, coverage: coverage) }
      for index in 0..<count {
        target[index] = Compositing.mix(target[index], compose(pixel, target[index]), coverage: coverage)
      }
    case .pixels(let opacity, let fill):
      guard let pixels = scratch.baseAddress else { return }
      fill(x, y, pixels, count)
      if mode == .normal {
        let amount = PixelMath.multiply(coverage, opacity)
        return SpanKernels.blend(target, from: pixels, count: count, amount: amount)
      }
      for index in 0..<count {
        let pixel = opacity == 255 ? pixels[index] : PixelMath.scale(pixels[index], by: UInt32(opacity))
        target[index] = Compositing.mix(target[index], compose(pixel, target[index]), coverage: coverage)
      }
    }
  }
}

/// The source with which an area is filled.
enum PaintSource {
  /// One premultiplied pixel.
  case pixel(UInt32)
  /// Pixels computed on demand for a run that begins at (x, y), with a common opacity.
  case pixels(opacity: UInt8, fill: (_ x: Int, _ y: Int, _ target: UnsafeMutablePointer<UInt32>, _ count: Int) -> Void)
}
