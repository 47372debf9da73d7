import CoreGraphics

/// The lookup table of a gradient: 4,097 premultiplied colours.
struct GradientTable: Equatable {
  /// The cache key: the stops that a table is made from.
  struct Key: Hashable {
    let colors: [CGColor]
    let locations: [CGFloat]
  }

  /// The index of the last colour.
  static let last = 4096.0
  /// The colours, from the gradient's beginning to its end.
  let pixels: [UInt32]
  /// Whether each colour is opaque.
  let isOpaque: Bool

  /// Returns the cached table of a gradient; nil without colours.
  static func of(_ gradient: RenderGradient, in cached: RecentCache<Key, GradientTable>) -> GradientTable? {
    let key = Key(colors: gradient.colors, locations: gradient.locations)
    return cached.value(for: key) { GradientTable(key) }
  }

  private init?(_ key: Key) {
    let stops = Self.stops(key)
    guard !stops.isEmpty else { return nil }
    var next = 0
    pixels = (0...Int(Self.last)).map { index in
      let location = Double(index) / Self.last
      while next < stops.count, stops[next].location <= location { next += 1 }
      let (a, b) = (stops[max(next - 1, 0)], stops[min(next, stops.count - 1)])
      let span = b.location - a.location
      let t = span > 0 ? (location - a.location) / span : 0
      var pixel: UInt32 = 0
      for channel in 0..<4 {
        let value = a.channels[channel] + (b.channels[channel] - a.channels[channel]) * t
        pixel |= UInt32(value + 0.5) << (8 * UInt32(channel))
      }
      return pixel
    }
    isOpaque = pixels.allSatisfy { $0 >> 24 == 255 }
  }

  private typealias Stop = (location: Double, channels: [Double])

  private static func stops(_ key: Key) -> [Stop] {
    var least = 0.0
    return zip(key.colors, key.locations).map { color, location in
      let alpha = clampedUnit(color.alpha)
      least = max(least, clampedUnit(location))
      return (least, [color.blue, color.green, color.red].map { clampedUnit($0) * alpha * 255 } + [alpha * 255])
    }
  }
}
