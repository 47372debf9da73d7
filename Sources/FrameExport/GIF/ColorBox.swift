/// A set of buckets that share one palette colour; median cut divides it where the error falls most.
struct ColorBox {
  private let buckets: [ColorHistogram.Bucket]
  /// The error of sharing one colour: the summed squared distance of the pixels from their mean.
  let cost: Double

  init(_ buckets: [ColorHistogram.Bucket]) {
    self.buckets = buckets
    var sums = Sums()
    for bucket in buckets { sums.add(bucket) }
    cost = sums.cost
  }

  /// The mean colour, 0xRRGGBB.
  var color: UInt32 {
    var (count, red, green, blue) = (0, 0, 0, 0)
    for bucket in buckets {
      count += bucket.count
      red += bucket.red
      green += bucket.green
      blue += bucket.blue
    }
    guard count > 0 else { return 0 }
    func mean(_ sum: Int) -> UInt32 { UInt32((sum + count / 2) / count) }
    return mean(red) << 16 | mean(green) << 8 | mean(blue)
  }

  /// Returns the two boxes of least error, cut across one channel; nil if it cannot be divided.
  func split() -> (ColorBox, ColorBox)? {
    guard buckets.count > 1 else { return nil }
    var best: (cost: Double, sorted: [ColorHistogram.Bucket], middle: Int)?
    for channel in 0..<3 {
      let sorted = Self.sorted(buckets, by: channel)
      var right = Sums()
      for bucket in sorted { right.add(bucket) }
      var left = Sums()
      for middle in 1..<sorted.count {
        left.add(sorted[middle - 1])
        right.remove(sorted[middle - 1])
        let cost = left.cost + right.cost
        if cost < best?.cost ?? .infinity { best = (cost, sorted, middle) }
      }
    }
    return best.map { (ColorBox(Array($0.sorted[..<$0.middle])), ColorBox(Array($0.sorted[$0.middle...]))) }
  }

  /// Returns buckets sorted by a channel's mean; the sort is stable.
  private static func sorted(_ buckets: [ColorHistogram.Bucket], by channel: Int) -> [ColorHistogram.Bucket] {
    let keys = buckets.enumerated().map { order, bucket in
      let sum = channel == 0 ? bucket.red : channel == 1 ? bucket.green : bucket.blue
      return sum * 16 / max(1, bucket.count) << 32 | order
    }
    return keys.sorted().map { buckets[$0 & 0xFFFF_FFFF] }
  }

  /// Running sums from which a set's error follows.
  private struct Sums {
    var count = 0.0
    var red = 0.0
    var green = 0.0
    var blue = 0.0
    var squares = 0.0

    mutating func add(_ bucket: ColorHistogram.Bucket) { change(bucket, 1) }
    mutating func remove(_ bucket: ColorHistogram.Bucket) { change(bucket, -1) }

    private mutating func change(_ bucket: ColorHistogram.Bucket, _ sign: Double) {
      let (r, g, b) = (Double(bucket.red), Double(bucket.green), Double(bucket.blue))
      count += sign * Double(bucket.count)
      red += sign * r
      green += sign * g
      blue += sign * b
      squares += sign * (r * r + g * g + b * b) / Double(max(1, bucket.count))
    }

    var cost: Double {
      guard count > 0 else { return 0 }
      return max(0, squares - (red * red + green * green + blue * blue) / count)
    }
  }
}
