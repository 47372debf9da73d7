import CoreGraphics
import Raster

/// One step of drawing a frame, in the canvas's pixels.
struct DrawOperation {
  /// What is drawn.
  enum Paint {
    /// One colour.
    case solid(CGColor)
    /// A picture.
    case picture(PicturePaint)
    /// The `count` operations that follow are drawn apart, and the result is then drawn here.
    case group(count: Int)
    /// The end of the group that began at an index.
    case endGroup(begin: Int)
  }

  /// What is drawn.
  var paint: Paint
  /// Where; for a group, the mask that is laid over it.
  var shape: DrawShape
  /// The only pixels that are touched.
  var bounds: PixelRect
  /// In 0…1.
  var opacity: Double

  /// Opacity in 255 steps.
  var amount: UInt8 { UInt8((opacity * 255).rounded()) }

  /// The premultiplied pixel of a colour, at this opacity.
  func pixel(_ color: CGColor) -> UInt32 {
    PixelMath.pixel(red: color.red, green: color.green, blue: color.blue, alpha: clampedUnit(color.alpha) * opacity)
  }

  /// Pixels of which nothing that was drawn before shows through.
  var occluded: PixelRect {
    let interior = shape.interior
    guard !interior.isEmpty else { return .empty }
    switch paint {
    case .solid(let color): return pixel(color) >> 24 == 255 ? interior.intersection(bounds) : .empty
    case .picture(let paint): return paint.isOpaque && amount == 255 ? interior.intersection(bounds) : .empty
    case .group, .endGroup: return .empty
    }
  }
}

/// A number limited to 0…1; a NaN counts as zero.
func clampedUnit(_ value: Double) -> Double {
  value >= 0 ? min(value, 1) : 0
}
