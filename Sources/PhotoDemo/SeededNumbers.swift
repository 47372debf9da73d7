import UIKit

/// Numbers that look random and are the same every time.
struct SeededNumbers {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  /// The next number in 0…1.
  mutating func next() -> CGFloat {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return CGFloat(state >> 40) / CGFloat(1 << 24)
  }

  /// Heights in about −1…1 of a mountain's outline: middles moved up and down, ever less.
  mutating func ridge(points: Int, roughness: CGFloat) -> [CGFloat] {
    var heights = [CGFloat](repeating: 0, count: points)
    heights[0] = next() - 0.5
    heights[points - 1] = next() - 0.5
    var stride = points - 1
    var amount: CGFloat = 1
    while stride > 1 {
      let half = stride / 2
      for middle in Swift.stride(from: half, to: points, by: stride) {
        let around = (heights[middle - half] + heights[middle + half]) / 2
        heights[middle] = around + (next() - 0.5) * amount
      }
      amount *= roughness
      stride = half
    }
    return heights
  }
}
