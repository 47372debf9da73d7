import Foundation
import QuartzCore

/// The shown values of layers, as plain arrays: a lower bound of the cost of evaluating them.
struct PlainLayers {
  private var from: [SIMD2<Double>]
  private var to: [SIMD2<Double>]
  private var opacities: [Double]
  private var positions: [CATransform3D]

  init(count: Int) {
    from = (0..<count).map { SIMD2(0, Double($0 % 7)) }
    to = (0..<count).map { SIMD2(300, Double($0 % 11)) }
    opacities = Array(repeating: 0, count: count)
    positions = Array(repeating: CATransform3DIdentity, count: count)
  }

  /// Two eased values for each layer, each with a curve of its own to be solved, and the matrix that places the layer.
  mutating func ease(to fraction: Double) {
    for index in positions.indices {
      let point = from[index] + (to[index] - from[index]) * Self.eased(fraction)
      positions[index] = CATransform3DMakeTranslation(CGFloat(point.x - 4), CGFloat(point.y - 4), 0)
      opacities[index] = 0.25 + 0.75 * Self.eased(fraction + Double(index) * 1e-9)
    }
  }

  /// A spring of mass 1, stiffness 100 and damping 10 for each layer.
  mutating func spring(to time: Double) {
    let damped = 75.0.squareRoot()
    for index in opacities.indices {
      let time = time + Double(index) * 1e-9
      let left = exp(-5 * time) * (cos(damped * time) + 5 / damped * sin(damped * time))
      opacities[index] = 0.25 + 0.25 * (1 - left)
    }
  }

  /// Slow at both ends: Newton's steps on the curve's polynomial.
  @inline(__always) private static func eased(_ x: Double) -> Double {
    let (c, b, a) = (3 * 0.42, 3 * (0.58 - 0.42) - 3 * 0.42, 1 - 3 * (0.58 - 0.42))
    var t = x
    for _ in 0..<8 {
      let error = ((a * t + b) * t + c) * t - x
      if error.magnitude <= x * 0x1p-53 { break }
      t -= error / ((3 * a * t + 2 * b) * t + c)
    }
    return (3 - 2 * t) * t * t
  }
}
