import CSDL2

/// The layouts of a window's pixels.
enum PixelOrder: Equatable {
  /// Blue in the lowest byte, as in our bitmaps.
  case blueFirst
  /// Red in the lowest byte.
  case redFirst
  /// Another layout, to which SDL converts.
  case other(UInt32)

  /// SDL's numbers of some layouts.
  static let formats = (
    bgrx: csdl2_format_bgrx, rgbx: csdl2_format_rgbx, rgb565: UInt32(SDL_PIXELFORMAT_RGB565.rawValue)
  )

  init(format: UInt32) {
    switch format {
    case csdl2_format_bgrx, csdl2_format_bgra: self = .blueFirst
    case csdl2_format_rgbx, csdl2_format_rgba: self = .redFirst
    default: self = .other(format)
    }
  }

  /// Writes a row of pixels.
  func write(_ row: UnsafeBufferPointer<UInt32>, to target: UnsafeMutableRawPointer) {
    guard let start = row.baseAddress else { return }
    switch self {
    case .blueFirst: target.copyMemory(from: start, byteCount: row.count * 4)
    case .redFirst:
      let pixels = target.assumingMemoryBound(to: UInt32.self)
      for index in 0..<row.count {
        let pixel = row[index]
        pixels[index] = (pixel & 0xFF00_FF00) | (pixel >> 16 & 0xFF) | (pixel & 0xFF) << 16
      }
    case .other(let format):
      let width = Int32(row.count)
      SDL_ConvertPixels(width, 1, csdl2_format_bgra, start, width * 4, format, target, width * 4)
    }
  }
}
