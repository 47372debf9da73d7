/// A palette of up to 255 colours for a whole film.
struct ColorPalette {
  /// The colours, 0xRRGGBB; at least one.
  let colors: [UInt32]
  /// The distance of neighbouring colours, for dithering, in 0…32.
  let spread: Int

  /// The largest number of colours: a GIF has 256, and one of them means "unchanged".
  static let limit = 255

  /// Creates the best palette for a histogram.
  ///
  /// Colours of flat areas are taken exactly, so that flat areas stay flat; the rest is divided where the error is
  /// greatest.
  init(_ histogram: ColorHistogram) {
    let isSmall = histogram.buckets.count <= Self.limit
    let flat = histogram.buckets.indices.filter { index in
      let bucket = histogram.buckets[index]
      return bucket.exact * 2 > bucket.count && (isSmall || bucket.exact * 2000 > histogram.total)
    }
    let commonest = flat.sorted {
      let (left, right) = (histogram.buckets[$0].exact, histogram.buckets[$1].exact)
      return left != right ? left > right : $0 < $1
    }
    let fixed = commonest.prefix(isSmall ? Self.limit : 96)
    var colors = fixed.map { histogram.buckets[$0].candidate }
    let fixedSet = Set(fixed)
    let rest = histogram.buckets.indices.filter { !fixedSet.contains($0) }.map { histogram.buckets[$0] }
    var boxes = rest.isEmpty ? [] : [ColorBox(rest)]
    while colors.count + boxes.count < Self.limit {
      guard let worst = boxes.indices.max(by: { boxes[$0].cost < boxes[$1].cost }), boxes[worst].cost > 0,
        let (left, right) = boxes[worst].split()
      else { break }
      boxes[worst] = left
      boxes.append(right)
    }
    colors += boxes.map(\.color)
    self.colors = colors
    spread = Self.spread(of: boxes.map(\.color))
  }

  /// Returns the mean distance of a colour from its nearest neighbour, along one channel.
  private static func spread(of colors: [UInt32]) -> Int {
    guard colors.count > 1 else { return 0 }
    var sum = 0.0
    for (index, color) in colors.enumerated() {
      var least = Int.max
      for (other, candidate) in colors.enumerated() where other != index {
        least = min(least, distance(color, candidate))
      }
      sum += Double(least).squareRoot()
    }
    return min(32, Int((sum / Double(colors.count)).rounded()))
  }

  /// Returns the squared distance of two colours; green has the largest weight, as for the eye.
  @inline(__always)
  static func distance(_ one: UInt32, _ other: UInt32) -> Int {
    let red = Int(one &>> 16 & 0xFF) &- Int(other &>> 16 & 0xFF)
    let green = Int(one &>> 8 & 0xFF) &- Int(other &>> 8 & 0xFF)
    let blue = Int(one & 0xFF) &- Int(other & 0xFF)
    return (3 &* red &* red &+ 5 &* green &* green &+ 2 &* blue &* blue) / 3
  }
}
