import CoreGraphics
import Raster

extension PixelBuffer {
  /// Returns the bitmap reduced: each new pixel is the mean of the area that it covers, pixels at the border counting
  /// in part.
  ///
  /// Because the arithmetic is of integers, the bytes are the same everywhere. Neither side may grow or be above
  /// 65,535.
  func areaAveraged(width newWidth: Int, height newHeight: Int) -> PixelBuffer {
    precondition((1...width).contains(newWidth) && (1...height).contains(newHeight) && max(width, height) <= 65_535)
    guard newWidth < width || newHeight < height else { return self }
    let columns = AreaSpan.spans(from: width, to: newWidth)
    let rows = AreaSpan.spans(from: height, to: newHeight)
    // A row's means, eight bits finer than a channel: two channels to a number, 32 bits each.
    var line = [UInt64](repeating: 0, count: newWidth * 2)
    var sums = [UInt64](repeating: 0, count: newWidth * 2)
    let result = [UInt32](unsafeUninitializedCapacity: newWidth * newHeight) { target, count in
      var lineNumber = -1
      for (y, span) in rows.enumerated() {
        for index in sums.indices { sums[index] = 0 }
        for source in span.first...span.last {
          if source != lineNumber {
            average(row: source, columns: columns, into: &line)
            lineNumber = source
          }
          let weight = span.weight(at: source)
          sums.withUnsafeMutableBufferPointer { sums in
            line.withUnsafeBufferPointer { line in
              for index in 0..<sums.count { sums[index] &+= line[index] &* weight }
            }
          }
        }
        let total = span.total &* 256
        for x in 0..<newWidth {
          target[y * newWidth + x] = Self.pixel(sums[2 * x], sums[2 * x + 1], total: total)
        }
      }
      count = newWidth * newHeight
    }
    return PixelBuffer(width: newWidth, height: newHeight, pixels: result)
  }

  private func average(row: Int, columns: [AreaSpan], into line: inout [UInt64]) {
    pixels.withUnsafeBufferPointer { pixels in
      line.withUnsafeMutableBufferPointer { line in
        let start = row &* width
        for (x, span) in columns.enumerated() {
          var even: UInt64 = 0
          var odd: UInt64 = 0
          var index = span.first
          while index <= span.last {
            let pixel = UInt64(pixels[start &+ index])
            let weight = span.weight(at: index)
            even &+= ((pixel & 0xFF) | (pixel & 0xFF_0000) &<< 16) &* weight
            odd &+= ((pixel &>> 8 & 0xFF) | (pixel & 0xFF00_0000) &<< 8) &* weight
            index &+= 1
          }
          line[2 &* x] = Self.finer(even, total: span.total)
          line[2 &* x &+ 1] = Self.finer(odd, total: span.total)
        }
      }
    }
  }

  /// Returns two sums as means with eight fractional bits.
  private static func finer(_ sums: UInt64, total: UInt64) -> UInt64 {
    let low = ((sums & 0xFFFF_FFFF) &* 256 &+ total / 2) / total
    let high = ((sums &>> 32) &* 256 &+ total / 2) / total
    return low | high &<< 32
  }

  private static func pixel(_ even: UInt64, _ odd: UInt64, total: UInt64) -> UInt32 {
    func rounded(_ sum: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: (sum &+ total / 2) / total) }
    let (blue, red) = (rounded(even & 0xFFFF_FFFF), rounded(even &>> 32))
    let (green, alpha) = (rounded(odd & 0xFFFF_FFFF), rounded(odd &>> 32))
    return blue | green << 8 | red << 16 | alpha << 24
  }
}

extension CGImage {
  /// Returns the image reduced to a width with its aspect ratio, at least a pixel high; itself if it is no wider.
  package func shrunk(toWidth target: Int) -> CGImage {
    guard target > 0, target < width else { return self }
    let high = max(1, (height * target + width / 2) / width)
    return CGImage(buffer.areaAveraged(width: target, height: min(high, height)))
  }
}

/// The old pixels that one new pixel covers along one side, with their weights.
///
/// With n old and m new pixels, an old pixel has the weight m, and the weights of a new one add up to n.
struct AreaSpan {
  let first: Int
  let last: Int
  let firstWeight: UInt64
  let lastWeight: UInt64
  let innerWeight: UInt64
  let total: UInt64

  /// Returns the spans of all new pixels.
  static func spans(from old: Int, to new: Int) -> [AreaSpan] {
    (0..<new).map { target in
      let (start, end) = (target * old, (target + 1) * old)
      let (first, last) = (start / new, (end - 1) / new)
      let firstWeight = min(end, (first + 1) * new) - start
      let lastWeight = first == last ? firstWeight : end - last * new
      return AreaSpan(
        first: first, last: last, firstWeight: UInt64(firstWeight), lastWeight: UInt64(lastWeight),
        innerWeight: UInt64(new), total: UInt64(old))
    }
  }

  @inline(__always)
  func weight(at index: Int) -> UInt64 {
    index == first ? firstWeight : index == last ? lastWeight : innerWeight
  }
}
