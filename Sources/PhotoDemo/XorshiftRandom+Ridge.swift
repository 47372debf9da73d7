import SeededRandom
import UIKit

extension XorshiftRandom {
  /// Returns the next number in 0…1.
  mutating func number() -> CGFloat {
    CGFloat(next() >> 40) / CGFloat(1 << 24)
  }

  /// Returns the heights of a ridge, in about −1…1, by midpoint displacement.
  mutating func ridge(points: Int, roughness: CGFloat) -> [CGFloat] {
    var heights = [CGFloat](repeating: 0, count: points)
    heights[0] = number() - 0.5
    heights[points - 1] = number() - 0.5
    var stride = points - 1
    var amount: CGFloat = 1
    while stride > 1 {
      let half = stride / 2
      for middle in Swift.stride(from: half, to: points, by: stride) {
        let around = (heights[middle - half] + heights[middle + half]) / 2
        heights[middle] = around + (number() - 0.5) * amount
      }
      amount *= roughness
      stride = half
    }
    return heights
  }
}
