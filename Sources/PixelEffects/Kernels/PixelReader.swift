/// A picture's pixels for reading, at whole places and between them.
struct PixelReader {
  private let base: UnsafePointer<UInt32>
  private let width: Int
  private let height: Int

  /// The pixels of a picture that has some.
  init(_ base: UnsafePointer<UInt32>, width: Int, height: Int) {
    (self.base, self.width, self.height) = (base, width, height)
  }

  /// The pixel at a place; outside, the nearest one inside.
  @inline(__always)
  func at(_ x: Int, _ y: Int) -> UInt32 {
    base[min(max(y, 0), height - 1) * width + min(max(x, 0), width - 1)]
  }

  /// A row at a height in 256ths of a pixel, mixed from the two around it; one pixel more than the row has repeats its last.
  func row(_ y: Int, into line: inout [UInt32]) {
    let (top, down) = (y >> 8, UInt32(truncatingIfNeeded: y & 255))
    let (upper, lower) = (min(max(top, 0), height - 1) * width, min(max(top + 1, 0), height - 1) * width)
    line.withUnsafeMutableBufferPointer { line in
      for x in line.indices {
        let column = min(x, width - 1)
        line[x] = PixelBlend.mix(base[upper + column], base[lower + column], down)
      }
    }
  }

  /// The colour at a place in 256ths of a pixel, mixed from the four pixels around it.
  @inline(__always)
  func smooth(_ x: Int, _ y: Int) -> UInt32 {
    let (left, top) = (x >> 8, y >> 8)
    let (across, down) = (UInt32(truncatingIfNeeded: x & 255), UInt32(truncatingIfNeeded: y & 255))
    if left >= 0, top >= 0, left < width - 1, top < height - 1 {
      let corner = base + (top * width + left)
      return PixelBlend.mix(
        PixelBlend.mix(corner[0], corner[1], across), PixelBlend.mix(corner[width], corner[width + 1], across), down)
    }
    return PixelBlend.mix(
      PixelBlend.mix(at(left, top), at(left + 1, top), across),
      PixelBlend.mix(at(left, top + 1), at(left + 1, top + 1), across), down)
  }
}

extension PixelPicture {
  /// Hands the pixels to a block that reads them; a picture without any is handed as one clear pixel.
  func read<Result>(_ body: (PixelReader) -> Result) -> Result {
    pixels.withUnsafeBufferPointer { all in
      guard let base = all.baseAddress, !all.isEmpty else {
        return withUnsafePointer(to: 0) { body(PixelReader($0, width: 1, height: 1)) }
      }
      return body(PixelReader(base, width: width, height: height))
    }
  }
}
