import Foundation

/// What an area is filled with.
enum PaintSource {
  /// One premultiplied pixel.
  case pixel(UInt32)
  /// Pixels made on demand for a run that begins at (x, y), with an opacity for all.
  case pixels(opacity: UInt8, fill: (_ x: Int, _ y: Int, _ target: UnsafeMutablePointer<UInt32>, _ count: Int) -> Void)
}
