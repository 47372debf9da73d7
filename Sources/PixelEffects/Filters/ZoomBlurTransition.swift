import CoreGraphics
import Raster

/// Blurs the bitmap outwards as in a fast zoom, and settles as the new one: GPUImage's zoom blur along the curve of
/// gl-transitions' CrossZoom.
public struct ZoomBlurTransition: PixelTransition {
  /// The blur towards the centre at half-time as a fraction of the distance, clamped to 0…0.9.
  public var strength = 0.4
  /// The centre of the zoom, in unit coordinates.
  public var center = CGPoint(x: 0.5, y: 0.5)

  /// A zoom into the middle.
  public init() {}

  /// Averages 64 bitmaps of different sizes, in six rounds of two.
  public func bitmap(at progress: Double, from old: PixelBitmap, to new: PixelBitmap) -> PixelBitmap {
    let progress = progress.usable(in: 0...1, else: 0)
    let amount = PixelBlend.smoothStep(progress, from: 0.3, to: 0.7)
    var bitmap = old.mixed(with: new, PixelBlend.part(amount))
    let most = strength.usable(in: 0...0.9, else: 0.4) * 4 * progress * (1 - progress)
    // The last of the 64 is by `most` smaller than the first.
    var size = EngineMath.pow(1 - most, 1.0 / 63)
    for _ in 0..<6 {
      bitmap = Self.averaged(bitmap, with: size, about: center)
      size *= size
    }
    return bitmap
  }

  /// The mean of a bitmap and of itself at another size.
  private static func averaged(_ bitmap: PixelBitmap, with size: Double, about center: CGPoint) -> PixelBitmap {
    // The centre's position; the centre of the first pixel is at (0.5, 0.5).
    let middle = (
      x: Double(center.x).usable(in: -10...10, else: 0.5) * Double(bitmap.width) + 0.5,
      y: Double(center.y).usable(in: -10...10, else: 0.5) * Double(bitmap.height) + 0.5
    )
    let translation = (x: middle.x * (1 - size), y: middle.y * (1 - size))
    guard let mapping = AffineMapping(a: size, b: 0, c: 0, d: size, tx: translation.x, ty: translation.y) else {
      return bitmap
    }
    return bitmap.read { source in
      bitmap.redrawn { y, row in
        guard let target = row.baseAddress else { return }
        Sampler.bilinear(source, mapping, x: 0, y: y, into: target, count: row.count)
        PixelLanes.mixRow(source.row(y), target, weight: 128, into: target, count: row.count)
      }
    }
  }
}
