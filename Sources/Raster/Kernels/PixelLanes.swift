import CWideKernels

/// Eight pixels at once, as sixteen lanes of 16 bits; each lane holds one channel of a pixel while it is computed with.
///
/// A pixel's even bytes (blue, red) and odd bytes (green, alpha) are taken apart by a mask and a shift, so that no lane has
/// to move and the same code is fast with vectors of any width.
package enum PixelLanes {
  typealias Pixels = SIMD8<UInt32>
  typealias Channels = SIMD16<UInt16>

  /// Pixels in one step.
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

  /// Whether each pixel is opaque.
  @inline(__always)
  static func isOpaque(_ pixels: Pixels) -> Bool {
    isZero(~pixels & Pixels(repeating: 0xFF00_0000))
  }

  /// One amount in 0…255 for all channels of all pixels.
  @inline(__always)
  static func amount(_ value: UInt8) -> Channels {
    Channels(repeating: UInt16(value))
  }

  /// 255 less each pixel's alpha, for all its channels.
  @inline(__always)
  static func inverseAlpha(_ pixels: Pixels) -> Channels {
    let alpha = pixels &>> Pixels(repeating: 24)
    let both = alpha | (alpha &<< Pixels(repeating: 16))
    return Channels(repeating: 255) &- unsafeBitCast(both, to: Channels.self)
  }

  /// Each channel times its amount / 255, rounded to nearest.
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

  /// Premultiplied pixels laid over others.
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

  /// The last eight bits of four numbers, each as the weight for all channels of two pixels.
  @inline(__always)
  static func pairWeights(_ places: SIMD4<UInt64>) -> Channels {
    var weights = places & SIMD4(repeating: 255)
    weights |= weights &<< SIMD4(repeating: 16)
    weights |= weights &<< SIMD4(repeating: 32)
    return unsafeBitCast(weights, to: Channels.self)
  }

  /// The last eight bits of eight numbers, each as a pixel's weight.
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
      target[index] = PixelSource.gather(
        PixelSource.mix(PixelSource.spread(a[index]), PixelSource.spread(b[index]), UInt64(weight)))
      index &+= 1
    }
  }
}

/// Which of the processor's instructions kernels use. It changes the speed, never the pixels.
package enum InstructionSet: Hashable, Sendable {
  /// Those that every processor of its kind has.
  case baseline
  /// AVX2 too.
  case avx2

  /// The fastest that this processor has and that the C library's settings allow.
  package static let best: InstructionSet = matchcut_has_wide_kernels() ? .avx2 : .baseline
}
