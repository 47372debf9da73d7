import Raster

/// A histogram of a film's colours, in buckets of 6 bits per channel.
///
/// A bucket also has its commonest colour if more than half of its pixels have it, as in flat areas.
struct ColorHistogram {
  /// A bucket that is not empty.
  struct Bucket {
    /// The number of its pixels.
    var count = 0
    var red = 0
    var green = 0
    var blue = 0
    /// The candidate for the commonest colour (0xRRGGBB) and its lead, by majority vote.
    var candidate: UInt32 = 0
    var lead = 0
    /// The number of pixels of exactly the candidate's colour, counted in a second pass.
    var exact = 0
  }

  /// The buckets that are not empty, in order of their colours.
  let buckets: [Bucket]
  /// The number of pixels that were counted.
  let total: Int

  /// Counts the pixels of opaque bitmaps.
  init(_ bitmaps: [PixelBuffer]) {
    var table = [Int32](repeating: -1, count: 1 << 18)
    var found: [Bucket] = []
    var total = 0
    for bitmap in bitmaps {
      total += bitmap.pixels.count
      var previous: UInt32 = .max
      var slot = 0
      bitmap.pixels.withUnsafeBufferPointer { pixels in
        for pixel in pixels {
          let color = pixel & 0xFF_FFFF
          if color != previous {
            previous = color
            let key = Self.key(of: color)
            if table[key] < 0 {
              table[key] = Int32(found.count)
              found.append(Bucket())
            }
            slot = Int(table[key])
          }
          found[slot].add(color)
        }
      }
    }
    for bitmap in bitmaps {
      for pixel in bitmap.pixels {
        let color = pixel & 0xFF_FFFF
        let slot = Int(table[Self.key(of: color)])
        if found[slot].candidate == color { found[slot].exact += 1 }
      }
    }
    buckets = table.filter { $0 >= 0 }.map { found[Int($0)] }
    self.total = total
  }

  /// Returns the bucket of a colour: the upper 6 bits of each channel.
  @inline(__always)
  static func key(of color: UInt32) -> Int {
    Int((color &>> 18 & 0x3F) << 12 | (color &>> 10 & 0x3F) << 6 | (color &>> 2 & 0x3F))
  }
}

extension ColorHistogram.Bucket {
  fileprivate mutating func add(_ color: UInt32) {
    count &+= 1
    red &+= Int(color &>> 16 & 0xFF)
    green &+= Int(color &>> 8 & 0xFF)
    blue &+= Int(color & 0xFF)
    if lead == 0 {
      (candidate, lead) = (color, 1)
    } else {
      lead &+= color == candidate ? 1 : -1
    }
  }
}
