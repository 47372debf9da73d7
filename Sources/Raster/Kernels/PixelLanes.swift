import CWideKernels

/// SIMD arithmetic on eight pixels, as sixteen lanes of 16 bits with one channel each.
///
/// A mask and a shift separate a pixel's even bytes (blue, red) from its odd bytes (green, alpha). So no lane has to
/// move, and the same code is fast with vectors of any width.
package enum PixelLanes {
  typealias Pixels = SIMD8<UInt32>
  typealias Channels = SIMD16<UInt16>

  /// The number of pixels in one step.
  static let count = 8

  @inline(__always)
  static func load(_ pointer: UnsafePointer<UInt32>) -> Pixels {
    UnsafeRawPointer(pointer).loadUnaligned(as: Pixels.self)
  }

  @inline(__always)
  static func store(_ pixels: Pixels, _ pointer: UnsafeMutablePointer<UInt32>) {
    UnsafeMutableRawPointer(pointer).storeBytes(of: pixels, as: Pixels.self)
  }

  /// Whether all bits of all pixels are zero.
  @inline(__always)
  static func isZero(_ pixels: Pixels) -> Bool {
    let halves = unsafeBitCast(pixels.lowHalf | pixels.highHalf, to: SIMD2<UInt64>.self)
    return halves[0] | halves[1] == 0
  }

  /// Whether all pixels are opaque.
  @inline(__always)
  static func isOpaque(_ pixels: Pixels) -> Bool {
    isZero(~pixels & Pixels(repeating: 0xFF00_0000))
  }

  /// Returns one amount in 0…255 for all channels.
  @inline(__always)
  static func amount(_ value: UInt8) -> Channels {
    Channels(repeating: UInt16(value))
  }

  /// Returns 255 − alpha of each pixel, for all its channels.
  @inline(__always)
  static func inverseAlpha(_ pixels: Pixels) -> Channels {
    let alpha = pixels &>> Pixels(repeating: 24)
    let both = alpha | (alpha &<< Pixels(repeating: 16))
    return Channels(repeating: 255) &- unsafeBitCast(both, to: Channels.self)
  }

  /// Multiplies each channel by its amount / 255, rounded to nearest.
  @inline(__always)
  static func scale(_ pixels: Pixels, by amount: Channels) -> Pixels {
    let bytes = unsafeBitCast(pixels, to: Channels.self)
    let eight = Channels(repeating: 8)
    let half = Channels(repeating: 128)
    var low = (bytes & Channels(repeating: 0x00FF)) &* amount &+ half
    low = (low &+ (low &>> eight)) &>> eight
    var high = (bytes &>> eight) &* amount &+ half
    high = (high &+ (high &>> eight)) & Channels(repeating: 0xFF00)
    return unsafeBitCast(low | high, to: Pixels.self)
  }

  /// Composites premultiplied pixels over others.
  @inline(__always)
  static func over(_ source: Pixels, _ destination: Pixels) -> Pixels {
    source &+ scale(destination, by: inverseAlpha(source))
  }

  /// Interpolates channels: (a · (256 − weight) + b · weight + 128) / 256, weight in 0…256.
  @inline(__always)
  static func mix(_ a: Pixels, _ b: Pixels, weight: UInt16) -> Pixels {
    let (a, b) = (unsafeBitCast(a, to: Channels.self), unsafeBitCast(b, to: Channels.self))
    let toB = Channels(repeating: weight)
    let toA = Channels(repeating: 256 &- weight)
    let eight = Channels(repeating: 8)
    let half = Channels(repeating: 128)
    let mask = Channels(repeating: 0x00FF)
    let low = ((a & mask) &* toA &+ (b & mask) &* toB &+ half) &>> eight
    let high = ((a &>> eight) &* toA &+ (b &>> eight) &* toB &+ half) & Channels(repeating: 0xFF00)
    return unsafeBitCast(low | high, to: Pixels.self)
  }

  /// Interpolates channels with a weight in 0…255 for each pixel.
  @inline(__always)
  static func mix(_ a: Pixels, _ b: Pixels, weights: Pixels) -> Pixels {
    mix(a, b, toB: unsafeBitCast(weights | (weights &<< Pixels(repeating: 16)), to: Channels.self))
  }

  /// Interpolates channels with a weight in 0…255 for each channel.
  @inline(__always)
  static func mix(_ a: Pixels, _ b: Pixels, toB: Channels) -> Pixels {
    let (a, b) = (unsafeBitCast(a, to: Channels.self), unsafeBitCast(b, to: Channels.self))
    let toA = Channels(repeating: 256) &- toB
    let eight = Channels(repeating: 8)
    let half = Channels(repeating: 128)
    let mask = Channels(repeating: 0x00FF)
    let low = ((a & mask) &* toA &+ (b & mask) &* toB &+ half) &>> eight
    let high = ((a &>> eight) &* toA &+ (b &>> eight) &* toB &+ half) & Channels(repeating: 0xFF00)
    return unsafeBitCast(low | high, to: Pixels.self)
  }

  /// Returns the lowest eight bits of four numbers, each as the weight for all channels of two pixels.
  @inline(__always)
  static func pairWeights(_ positions: SIMD4<UInt64>) -> Channels {
    var weights = positions & SIMD4(repeating: 255)
    weights |= weights &<< SIMD4(repeating: 16)
    weights |= weights &<< SIMD4(repeating: 32)
    return unsafeBitCast(weights, to: Channels.self)
  }

  /// Returns the lowest eight bits of eight numbers, each as a pixel's weight.
  @inline(__always)
  static func weights(_ first: SIMD4<UInt64>, _ second: SIMD4<UInt64>) -> Pixels {
    let (low, high) = (unsafeBitCast(first, to: Pixels.self), unsafeBitCast(second, to: Pixels.self))
    return Pixels(lowHalf: low.evenHalf, highHalf: high.evenHalf) & Pixels(repeating: 255)
  }

  /// Interpolates between the two pixels of each of eight pairs, with a weight in 0…255 for each.
  @inline(__always)
  static func mixPairs(_ first: Pixels, _ second: Pixels, weights: Pixels) -> Pixels {
    mix(
      Pixels(lowHalf: first.evenHalf, highHalf: second.evenHalf),
      Pixels(lowHalf: first.oddHalf, highHalf: second.oddHalf), weights: weights)
  }

  /// Interpolates between two rows, with one weight in 0…255; the target may be one of them.
  package static func mixRow(
    _ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, weight: UInt16, into target: UnsafeMutablePointer<UInt32>,
    count: Int, instructions: InstructionSet = .best
  ) {
    if weight == 0 { return SpanKernels.copy(target, from: a, count: count) }
    if instructions == .avx2 { return matchcut_mix_rows(a, b, weight, target, max(count, 0)) }
    var index = 0
    while index &+ Self.count <= count {
      store(mix(load(a + index), load(b + index), weight: weight), target + index)
      index &+= Self.count
    }
    while index < count {
      target[index] = PixelSource.pack(
        PixelSource.mix(PixelSource.unpack(a[index]), PixelSource.unpack(b[index]), UInt64(weight)))
      index &+= 1
    }
  }
}
