import Raster

/// A Gaussian blur whose cost does not grow with its radius: wide ones are made of reduced pictures.
///
/// A picture is halved until the standard deviation is less than six pixels; interpolated from that, a blurred edge strays
/// by less than a 255th from the true one. The spreads of halving and of interpolation are taken off the blur's own.
package struct Gaussian: Hashable {
  /// The widest standard deviation, in pixels; wider ones are limited to it.
  package static let widest = 1024.0

  /// How often the picture is halved first.
  package let halvings: Int
  /// The weights of the middle and of pixels ever farther from it, together 65,536 on both sides.
  package let weights: [UInt32]

  /// A blur by its standard deviation in pixels; none if it is not above zero.
  package init(sigma: Double) {
    let sigma = sigma > 0 ? min(sigma, Self.widest) : 0
    var (rest, count) = (sigma, 0)
    while rest >= 6 {
      rest /= 2
      count += 1
    }
    halvings = count
    let factor = Double(1 << count)
    // A mean of n pixels has the variance (n² − 1) / 12, interpolation between points n pixels apart n² / 6.
    let spread = count > 0 ? (factor * factor - 1) / 12 + factor * factor / 6 : 0
    weights = Self.weights(variance: max(sigma * sigma - spread, 0) / (factor * factor))
  }

  /// How far the blur reaches, in pixels of the picture that is not reduced.
  package var reach: Int { (weights.count + 1) << halvings }

  /// The weights for a variance in square pixels.
  package static func weights(variance: Double) -> [UInt32] {
    guard variance > 0.01 else { return [65_536] }
    let count = Int((3 * variance.squareRoot()).rounded(.up))
    let curve = (0...count).map { EngineMath.exp(-Double($0 * $0) / (2 * variance)) }
    let total = curve[0] + 2 * curve.dropFirst().reduce(0, +)
    var weights = curve.map { UInt32(($0 / total * 65_536).rounded()) }
    weights[0] = 65_536 - 2 * weights.dropFirst().reduce(0, +)
    return weights
  }

  /// A picture that is reduced already, blurred.
  package func blurred(_ reduced: PixelBuffer, extendsEdges: Bool, _ work: ParallelWork = .serial) -> PixelBuffer {
    reduced.convolved(weights: weights, extendsEdges: extendsEdges, work: work)
  }
}
