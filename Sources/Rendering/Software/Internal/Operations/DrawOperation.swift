import CoreGraphics
import Raster

/// One drawing operation of a frame, in the canvas's pixels.
struct DrawOperation: Equatable {
  /// The source of an operation's pixels.
  enum Paint {
    /// One colour.
    case solid(CGColor)
    /// An image.
    case image(ImagePaint)
    /// A gradient.
    case gradient(GradientPaint)
    /// The beginning of a group: the next `count` operations are drawn into a buffer, which is then composited here.
    case group(count: Int)
    /// The end of the group that began at an index.
    case endGroup(begin: Int)
  }

  /// The source of the pixels.
  var paint: Paint
  /// The coverage; for a group, the mask over it.
  var shape: DrawShape
  /// The only pixels that are touched.
  var bounds: PixelRect
  /// In 0…1.
  var opacity: Double
  /// The half planes that clip the shape.
  var cuts: [PixelHalfPlane] = []
  /// The effect on a group's pixels.
  var effect = GroupEffect()
  /// At a group's end: pixels that are opaque in it.
  var opaqueBounds = PixelRect.empty

  /// The opacity in 0…255.
  var amount: UInt8 { UInt8((opacity * 255).rounded()) }

  /// Returns the premultiplied pixel of a colour, at this opacity.
  func pixel(_ color: CGColor) -> UInt32 {
    PixelMath.pixel(red: color.red, green: color.green, blue: color.blue, alpha: clampedUnit(color.alpha) * opacity)
  }

  /// Pixels that the operation covers opaquely.
  var occluded: PixelRect {
    let interior = shape.interior
    guard !interior.isEmpty, cuts.isEmpty, isOpaque else { return .empty }
    let hidden = interior.intersection(bounds)
    if case .endGroup = paint { return hidden.intersection(opaqueBounds) }
    return hidden
  }

  /// Whether it covers its shape opaquely; at a group's end, the opaque part of it.
  private var isOpaque: Bool {
    switch paint {
    case .solid(let color): pixel(color) >> 24 == 255
    case .image(let paint): paint.isOpaque && amount == 255
    case .gradient(let paint): paint.isOpaque && amount == 255
    case .group: false
    case .endGroup: effect.isPlain && amount == 255
    }
  }

  /// Whether it is an opaque image or colour that is not axis-aligned and large relative to a part of the canvas.
  func isLargeOccluder(in part: PixelRect) -> Bool {
    guard cuts.isEmpty, !shape.hasRectangle else { return false }
    switch paint {
    case .solid, .image: guard isOpaque else { return false }
    case .gradient, .group, .endGroup: return false
    }
    let common = bounds.intersection(part)
    return common.width * common.height * 4 >= part.width * part.height
  }

  /// Returns the shape's outline, if it is not clipped and rows of coverage are faster than spans.
  func narrowOutline(in clip: PixelRect) -> ScanConverter? {
    cuts.isEmpty ? shape.narrowOutline(in: clip) : nil
  }

  /// Calls `body` for blocks of equal coverage that together are the clipped shape inside `clip`.
  func forEachBlock(in clip: PixelRect, _ body: (PixelRect, UInt8) -> Void) {
    if cuts.isEmpty { return shape.forEachBlock(in: clip, body) }
    shape.forEachBlock(in: clip) { block, coverage in
      for y in block.minY..<block.maxY {
        var columns = block.minX..<block.maxX
        for cut in cuts { columns = cut.columns(y: y, columns) }
        if !columns.isEmpty {
          body(PixelRect(minX: columns.lowerBound, minY: y, maxX: columns.upperBound, maxY: y + 1), coverage)
        }
      }
    }
  }
}

/// Clamps a number to 0…1; NaN becomes zero.
func clampedUnit(_ value: Double) -> Double {
  value >= 0 ? min(value, 1) : 0
}

// Two operations are equal if they draw the same pixels wherever both are drawn over the same.

extension DrawOperation {
  /// A group's opaque part follows from its content, which is compared itself.
  static func == (a: Self, b: Self) -> Bool {
    a.paint == b.paint && a.shape == b.shape && a.bounds == b.bounds && a.opacity == b.opacity && a.cuts == b.cuts
      && a.effect == b.effect
  }
}

extension DrawOperation.Paint: Equatable {
  static func == (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.solid(let a), .solid(let b)): a == b
    case (.image(let a), .image(let b)): a == b
    case (.gradient(let a), .gradient(let b)): a == b
    case (.group(let a), .group(let b)): a == b
    // A group's beginning is compared at its beginning.
    case (.endGroup, .endGroup): true
    default: false
    }
  }
}

extension ImagePaint: Equatable {
  static func == (a: ImagePaint, b: ImagePaint) -> Bool {
    a === b
      || (a.isOpaque == b.isOpaque && a.isNearest == b.isNearest && a.level == b.level
        && a.next?.weight == b.next?.weight && a.next?.level == b.next?.level)
  }
}

/// The effect on a group's pixels and its composition with the pixels beneath.
struct GroupEffect: Equatable {
  /// Colour matrices, in order.
  var colorMatrices: [ColorMatrix] = []
  /// The blend mode.
  var blendMode = CGBlendMode.normal
  /// Whether the group's alpha masks everything that its enclosing group has drawn so far.
  var isMask = false

  /// Whether the group is simply composited over the pixels beneath.
  var isPlain: Bool { colorMatrices.isEmpty && blendMode == .normal && !isMask }
}
