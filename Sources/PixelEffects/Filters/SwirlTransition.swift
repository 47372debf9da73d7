import CoreGraphics
import Raster

/// Twists the bitmap about its centre, most at the centre, and untwists it as the new one: GPUImage's swirl along the
/// curve of gl-transitions' Swirl.
public struct SwirlTransition: PixelTransition {
  /// The radius of the swirl as a fraction of the longer side, clamped to 0…2.
  public var radius = 1.0
  /// The number of clockwise turns of the centre at half-time, clamped to −20…20.
  public var turns = 4.0
  /// The centre of the swirl, in unit coordinates.
  public var center = CGPoint(x: 0.5, y: 0.5)

  /// Four turns.
  public init() {}

  /// Turns each pixel by the square of its nearness.
  public func bitmap(at progress: Double, from old: PixelBitmap, to new: PixelBitmap) -> PixelBitmap {
    let progress = progress.usable(in: 0...1, else: 0)
    let mixed = old.mixed(with: new, PixelBlend.part(progress))
    let reach = radius.usable(in: 0...2, else: 1) * Double(max(old.width, old.height))
    let angle = turns.usable(in: -20...20, else: 4) * 2 * EngineMath.pi * (1 - abs(2 * progress - 1))
    guard reach > 1 else { return mixed }
    // One rotation for each quarter of a pixel of distance, in 65,536ths.
    let rotations = (0...Int(reach * 4) + 1).map { (index: Int) -> SIMD2<Int> in
      let nearness = max(0, 1 - Double(index) / 4 / reach)
      let turn = EngineMath.cosineAndSine(-angle * nearness * nearness)
      return SIMD2(Int((turn.cosine * 65_536).rounded()), Int((turn.sine * 65_536).rounded()))
    }
    let middle = (
      x: Double(center.x).usable(in: -10...10, else: 0.5) * Double(old.width - 1),
      y: Double(center.y).usable(in: -10...10, else: 0.5) * Double(old.height - 1)
    )
    let fixed = (x: Int((middle.x * 256).rounded()), y: Int((middle.y * 256).rounded()))
    return mixed.read { source in
      rotations.withUnsafeBufferPointer { rotations in
        mixed.redrawn { y, row in
          let down = Double(y) - middle.y
          for x in row.indices {
            let across = Double(x) - middle.x
            let distance = (across * across + down * down).squareRoot()
            guard distance < reach else {
              row[x] = source.at(x, y)
              continue
            }
            let turn = rotations[Int(distance * 4)]
            let (dx, dy) = (x * 256 - fixed.x, y * 256 - fixed.y)
            row[x] = source.bilinear(
              x: fixed.x + (dx * turn.x - dy * turn.y) >> 16, y: fixed.y + (dx * turn.y + dy * turn.x) >> 16)
          }
        }
      }
    }
  }
}
