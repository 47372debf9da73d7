import CoreGraphics
import SeededRandom

/// Deterministic vectors that vary in space and time: hashed at the corners of a lattice and interpolated smoothly.
struct FieldNoise {
  /// The distance of the lattice's corners, in points.
  private let pitch: Double

  /// Creates noise that varies over 20 points at a smoothness of 0, and over 200 at 1.
  init(smoothness: CGFloat) {
    pitch = 20 + 180 * min(max(Double(smoothness), 0), 1)
  }

  /// Returns the vector at a point and a time in seconds; its components are in −1…1.
  func value(at position: PlaneVector, time: Double) -> PlaneVector {
    let point = SIMD3(position.x / pitch, position.y / pitch, time)
    let base = point.rounded(.down)
    let rest = point - base
    let mix = rest * rest * (SIMD3(repeating: 3) - 2 * rest)
    var sum = PlaneVector.zero
    for corner in 0..<8 {
      let offset = SIMD3(Double(corner & 1), Double(corner >> 1 & 1), Double(corner >> 2 & 1))
      var weight = 1.0
      for axis in 0..<3 { weight *= offset[axis] == 1 ? mix[axis] : 1 - mix[axis] }
      sum += Self.vector(at: base + offset) * weight
    }
    return sum
  }

  /// Returns the vector of a corner, from its three indices.
  private static func vector(at corner: SIMD3<Double>) -> PlaneVector {
    var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
    for axis in 0..<3 {
      hash ^= UInt64(bitPattern: Int64(min(max(corner[axis], -0x1p62), 0x1p62)))
      hash = SeededRandom.mix(hash)
    }
    func part(_ bits: UInt64) -> Double { Double(bits & 0xFFFF_FFFF) / 0x1p31 - 1 }
    return PlaneVector(part(hash), part(hash >> 32))
  }
}
