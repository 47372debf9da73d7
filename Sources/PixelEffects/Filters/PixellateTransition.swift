import Raster

/// Pixellates both bitmaps in squares that grow until half-time and shrink during the cross-fade: objc.io's filter of
/// issue 5 (E-58).
public struct PixellateTransition: PixelTransition {
  /// The side of a square at half-time as a fraction of the width, clamped to 0…1.
  public var largestCell = 0.1
  /// The fraction of the time, around half-time, in which the bitmaps cross-fade, clamped to 0…1.
  public var overlap = 0.2

  /// Squares of a tenth of the width.
  public init() {}

  /// Gives each square the mean of its colours.
  public func bitmap(at progress: Double, from old: PixelBitmap, to new: PixelBitmap) -> PixelBitmap {
    let progress = progress.usable(in: 0...1, else: 0)
    let half = overlap.usable(in: 0...1, else: 0.2) / 2
    let amount = PixelBlend.smoothStep(progress, from: 0.5 - half, to: 0.5 + half)
    let mixed = old.mixed(with: new, PixelBlend.part(amount))
    let largest = largestCell.usable(in: 0...1, else: 0.1) * Double(old.width)
    let side = largest * (1 - abs(2 * progress - 1))
    return side > 1 ? Self.cells(of: mixed, side: side) : mixed
  }

  private static func seams(_ length: Int, _ side: Double) -> [Int] {
    var seams: [Int] = []
    var next = 0.0
    while Int(next) < length {
      seams.append(Int(next))
      next += side
    }
    return seams + [length]
  }

  private static func cells(of bitmap: PixelBitmap, side: Double) -> PixelBitmap {
    let (columns, rows) = (seams(bitmap.width, side), seams(bitmap.height, side))
    var band = 0
    var colors = [UInt32](repeating: 0, count: columns.count - 1)
    return bitmap.read { source in
      bitmap.redrawn { y, row in
        if y == rows[band] {
          band += 1
          for index in colors.indices {
            colors[index] = mean(source, columns[index]..<columns[index + 1], y..<rows[band])
          }
        }
        for index in colors.indices {
          for x in columns[index]..<columns[index + 1] { row[x] = colors[index] }
        }
      }
    }
  }

  private static func mean(_ source: PixelSource, _ columns: Range<Int>, _ rows: Range<Int>) -> UInt32 {
    // Two channels in each sum, 32 bits for either.
    var (low, high): (UInt64, UInt64) = (0, 0)
    for y in rows {
      for x in columns {
        let pixel = UInt64(source.at(x, y))
        low &+= (pixel & 0xFF) | ((pixel & 0xFF_0000) &<< 16)
        high &+= ((pixel &>> 8) & 0xFF) | ((pixel & 0xFF00_0000) &<< 8)
      }
    }
    let count = UInt64(columns.count * rows.count)
    func channel(_ sum: UInt64) -> UInt32 { UInt32(((sum & 0xFFFF_FFFF) &+ count / 2) / count) }
    return channel(low) | channel(high) << 8 | channel(low >> 32) << 16 | channel(high >> 32) << 24
  }
}
