import Raster

/// A Gaussian blur whose cost does not grow with its radius: wide blurs work on downsampled bitmaps.
///
/// A bitmap is halved until the standard deviation is less than six pixels; a blurred edge, interpolated from that,
/// differs by less than 1/255 from the exact one. The variances of halving and of interpolation are subtracted from the
/// blur's own.
package struct Gaussian: Hashable {
  /// The greatest standard deviation, in pixels; greater ones are clamped.
  package static let maxSigma = 1024.0

  /// The number of halvings before the blur.
  package let halvings: Int
  /// The weights of the middle and of pixels ever farther from it; on both sides together 65,536.
  package let weights: [UInt32]

  /// Creates a blur from its standard deviation in pixels; none if it is not above zero.
  package init(sigma: Double) {
    let sigma = sigma > 0 ? min(sigma, Self.maxSigma) : 0
    var (rest, count) = (sigma, 0)
    while rest >= 6 {
      rest /= 2
      count += 1
    }
    halvings = count
    let factor = Double(1 << count)
    // An average of n pixels has the variance (n² − 1) / 12, interpolation between points n pixels apart n² / 6.
    let spread = count > 0 ? (factor * factor - 1) / 12 + factor * factor / 6 : 0
    weights = Self.weights(variance: max(sigma * sigma - spread, 0) / (factor * factor))
  }

  /// The blur's reach, in pixels of the full bitmap.
  package var reach: Int { (weights.count + 1) << halvings }

  /// Returns the weights for a variance in square pixels.
  package static func weights(variance: Double) -> [UInt32] {
    guard variance > 0.01 else { return [65_536] }
    let count = Int((3 * variance.squareRoot()).rounded(.up))
    let curve = (0...count).map { EngineMath.exp(-Double($0 * $0) / (2 * variance)) }
    let total = curve[0] + 2 * curve.dropFirst().reduce(0, +)
    var weights = curve.map { UInt32(($0 / total * 65_536).rounded()) }
    weights[0] = 65_536 - 2 * weights.dropFirst().reduce(0, +)
    return weights
  }

  /// Blurs a bitmap that is already downsampled.
  package func blurred(_ reduced: PixelBuffer, extendsEdges: Bool, _ work: ParallelWork = .serial) -> PixelBuffer {
    reduced.convolved(weights: weights, extendsEdges: extendsEdges, work: work)
  }
}
