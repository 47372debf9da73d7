import CoreGraphics
import Raster

/// One step of drawing a frame, in the canvas's pixels.
struct DrawOperation: Equatable {
  /// What is drawn.
  enum Paint {
    /// One colour.
    case solid(CGColor)
    /// A picture.
    case image(ImagePaint)
    /// Colours that flow into one another.
    case gradient(GradientPaint)
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
  /// What is cut off the shape.
  var cuts: [PixelHalfPlane] = []
  /// What becomes of a group's pixels.
  var effect = GroupEffect()
  /// At a group's end: pixels that are opaque in it.
  var opaqueBounds = PixelRect.empty

  /// Opacity in 255 steps.
  var amount: UInt8 { UInt8((opacity * 255).rounded()) }

  /// The premultiplied pixel of a colour, at this opacity.
  func pixel(_ color: CGColor) -> UInt32 {
    PixelMath.pixel(red: color.red, green: color.green, blue: color.blue, alpha: clampedUnit(color.alpha) * opacity)
  }

  /// Pixels of which nothing that was drawn before shows through.
  var occluded: PixelRect {
    let interior = shape.interior
    guard !interior.isEmpty, cuts.isEmpty, isOpaque else { return .empty }
    let hidden = interior.intersection(bounds)
    if case .endGroup = paint { return hidden.intersection(opaqueBounds) }
    return hidden
  }

  /// Whether it hides what lies under its shape; at a group's end, under the opaque part of that.
  private var isOpaque: Bool {
    switch paint {
    case .solid(let color): pixel(color) >> 24 == 255
    case .image(let paint): paint.isOpaque && amount == 255
    case .gradient(let paint): paint.isOpaque && amount == 255
    case .group: false
    case .endGroup: effect.isPlain && amount == 255
    }
  }

  /// Whether it is an opaque picture or colour, neither rectangle nor small beside a part of the canvas.
  func isLargeOccluder(in part: PixelRect) -> Bool {
    guard cuts.isEmpty, !shape.hasRectangle else { return false }
    switch paint {
    case .solid, .image: guard isOpaque else { return false }
    case .gradient, .group, .endGroup: return false
    }
    let common = bounds.intersection(part)
    return common.width * common.height * 4 >= part.width * part.height
  }

  /// The shape's outline where nothing is cut off and rows of coverage cost less than runs.
  func narrowOutline(in clip: PixelRect) -> ScanConverter? {
    cuts.isEmpty ? shape.narrowOutline(in: clip) : nil
  }

  /// Calls `body` for blocks of equal coverage that together are the shape inside `clip`, less what is cut off.
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

/// A number clamped to 0…1; a NaN counts as zero.
func clampedUnit(_ value: Double) -> Double {
  value >= 0 ? min(value, 1) : 0
}

// Whether an operation draws what another one drew: the same pixels wherever both are drawn over the same.

extension DrawOperation {
  /// What of a group is opaque follows from what it is made of, which is compared itself.
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
    // Where a group began shows in its beginning.
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

/// How a group's pixels are changed before they meet what lies beneath, and how they meet it.
struct GroupEffect: Equatable {
  /// Changes of each pixel, in order.
  var colorMatrices: [ColorMatrix] = []
  /// How the group meets what is there.
  var blendMode = CGBlendMode.normal
  /// Whether the group's alpha masks all that its enclosing group holds so far.
  var isMask = false

  /// Whether the group is merely laid over what is there.
  var isPlain: Bool { colorMatrices.isEmpty && blendMode == .normal && !isMask }
}
