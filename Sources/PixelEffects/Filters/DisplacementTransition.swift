import CoreGraphics
import Raster

/// A cross-fade that displaces pixels in proportion to the brightness of a map: gl-transitions' displacement.
public struct DisplacementTransition: PixelTransition {
  /// The map, stretched over the bitmap; nil for the old bitmap itself.
  public var map: CGImage?
  /// The displacement by white as a fraction of the width, clamped to −2…2.
  public var strength = 0.5
  /// The direction of the displacement; its length is a factor.
  public var direction = CGVector(dx: 1, dy: 0)

  /// Makes a displacement by a map's luminance, or by that of the old bitmap.
  public init(map: CGImage? = nil) {
    self.map = map
  }

  /// Samples both bitmaps at displaced positions.
  public func bitmap(at progress: Double, from old: PixelBitmap, to new: PixelBitmap) -> PixelBitmap {
    let map = map.map { PixelBitmap($0) }.flatMap { $0.pixels.isEmpty ? nil : $0 } ?? old
    let progress = progress.usable(in: 0...1, else: 0)
    // In 256ths of a pixel for each step of brightness.
    let whole = strength.usable(in: -2...2, else: 0.5) * Double(old.width) * 256 / 255
    let displacement = SIMD2(
      whole * Double(direction.dx).usable(in: -10...10, else: 1),
      whole * Double(direction.dy).usable(in: -10...10, else: 0))
    func fixed(_ part: Double) -> SIMD2<Int> {
      SIMD2(Int(displacement.x * part * 256), Int(displacement.y * part * 256))
    }
    let (ahead, behind) = (fixed(progress), fixed(progress - 1))
    let amount = PixelBlend.part(progress)
    return old.read { a in
      new.read { b in
        map.read { map_ in
          old.redrawn { y, row in
            let mapY = y * map.height / max(1, old.height)
            for x in row.indices {
              let light = PixelBlend.luminance(map_.at(x * map.width / row.count, mapY))
              let before = a.bilinear(x: x * 256 + (ahead.x * light) >> 8, y: y * 256 + (ahead.y * light) >> 8)
              let after = b.bilinear(x: x * 256 + (behind.x * light) >> 8, y: y * 256 + (behind.y * light) >> 8)
              row[x] = PixelBlend.mix(before, after, amount)
            }
          }
        }
      }
    }
  }
}
