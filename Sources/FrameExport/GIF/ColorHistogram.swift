import Raster

/// How often colours come in a film, in buckets of 6 bits a channel.
///
/// A bucket also knows its commonest colour if that one holds more than half of it, as it does where areas are flat.
struct ColorHistogram {
  /// One bucket that holds something.
  struct Bucket {
    /// Pixels in it.
    var count = 0
    var red = 0
    var green = 0
    var blue = 0
    /// The colour that leads the vote (0xRRGGBB), and its lead.
    var candidate: UInt32 = 0
    var lead = 0
    /// Pixels of just the candidate's colour, counted in a second look.
    var exact = 0
  }

  /// The buckets that hold something, in order of their colours.
  let buckets: [Bucket]
  /// All pixels that were counted.
  let total: Int

  /// Counts the pixels of opaque pictures.
  init(_ pictures: [PixelBuffer]) {
    var table = [Int32](repeating: -1, count: 1 << 18)
    var found: [Bucket] = []
    var total = 0
    for picture in pictures {
      total += picture.pixels.count
      var previous: UInt32 = .max
      var place = 0
      picture.pixels.withUnsafeBufferPointer { pixels in
        for pixel in pixels {
          let color = pixel & 0xFF_FFFF
          if color != previous {
            previous = color
            let key = Self.key(of: color)
            if table[key] < 0 {
              table[key] = Int32(found.count)
              found.append(Bucket())
            }
            place = Int(table[key])
          }
          found[place].add(color)
        }
      }
    }
    for picture in pictures {
      for pixel in picture.pixels {
        let color = pixel & 0xFF_FFFF
        let place = Int(table[Self.key(of: color)])
        if found[place].candidate == color { found[place].exact += 1 }
      }
    }
    buckets = table.filter { $0 >= 0 }.map { found[Int($0)] }
    self.total = total
  }

  /// The bucket of a colour: the upper 6 bits of each channel.
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
