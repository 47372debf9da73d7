import CoreGraphics
import Raster

/// An image, ready to be sampled at the canvas's pixels. A class, so that operations are small and cheap to copy.
final class ImagePaint: Sendable {
  /// A mipmap level of the image, and its mapping.
  struct Level: Equatable {
    /// The pixels.
    let pixels: PixelBuffer
    /// The part that may be read.
    let window: PixelRect
    /// Maps the canvas to the level.
    let mapping: ImageMapping
  }

  /// The level that is sampled.
  let level: Level
  /// For trilinear sampling the next mipmap level and its weight, in 1/256.
  let next: (level: Level, weight: UInt16)?
  /// Whether the image is opaque.
  let isOpaque: Bool
  /// Whether the nearest pixel is taken, without interpolation.
  let isNearest: Bool
  /// The part of the layer's plane with pixels that are not transparent; nil if there is none.
  let visiblePart: RoundedRect?

  /// Fails if the image is not visible.
  init?(
    _ contents: RenderContents, _ placement: ContentsPlacement, through map: Homography, canvas: PixelRect,
    _ cache: ImageCache
  ) {
    guard let inverse = map.inverse else { return nil }
    let target = placement.target
    let across = placement.sourceWidth / (target.maxX - target.minX)
    let down = placement.sourceHeight / (target.maxY - target.minY)
    let toImage = Homography(
      xx: across, x1: placement.sourceX - target.minX * across, yy: down, y1: placement.sourceY - target.minY * down
    ).after(inverse)
    guard toImage.isFinite, !toImage.isAffine || toImage.w1 > 0 else { return nil }
    let middle = map.mapped((target.minX + target.maxX) / 2, (target.minY + target.maxY) / 2)
    let step = Self.step(toImage, at: middle)
    let sampling = max(step.x, step.y) > 1 ? contents.minification : contents.magnification
    let isNearest = sampling == .nearest
    self.isNearest = isNearest
    func level(_ columns: Int, _ rows: Int) -> (level: Level, isOpaque: Bool, inkBounds: PixelRect)? {
      let cached = cache.image(contents.image, columns: columns, rows: rows)
      let reduced = Homography(xx: 1 / Double(1 << columns), yy: 1 / Double(1 << rows)).after(toImage)
      guard let mapping = ImageMapping(reduced, canvas: canvas) else { return nil }
      let window = PixelRect(
        minX: placement.window.minX >> columns, minY: placement.window.minY >> rows,
        maxX: (placement.window.maxX - 1) >> columns + 1, maxY: (placement.window.maxY - 1) >> rows + 1)
      return (Level(pixels: cached.pixels, window: window, mapping: mapping), cached.isOpaque, cached.inkBounds)
    }
    switch sampling {
    case .nearest, .linear:
      // At most two columns and rows of the level fall between two pixels of the canvas.
      let (columns, rows) = isNearest ? (0, 0) : (Self.halvings(step.x).count, Self.halvings(step.y).count)
      guard let chosen = level(columns, rows) else { return nil }
      (self.level, isOpaque) = (chosen.level, chosen.isOpaque)
      next = nil
      visiblePart =
        isNearest || isOpaque || !Self.hasBoundedMinification(toImage, map, target, middle: step)
        ? target
        : placement.part(
          around: chosen.inkBounds.intersection(chosen.level.window), halved: (columns, rows),
          margin: toImage.isAffine ? 4 : 16)
    case .trilinear:
      let (count, rest) = Self.halvings(max(step.x, step.y, 1))
      let weight = UInt16(min(max((rest - 1) * 256, 0), 255))
      guard let chosen = level(count, count) else { return nil }
      (self.level, isOpaque) = (chosen.level, chosen.isOpaque)
      visiblePart = target
      if weight > 0, count < ImageCache.maxHalvings, let other = level(count + 1, count + 1)?.level {
        next = (other, weight)
      } else {
        next = nil
      }
    }
  }

  /// Returns the distance in the image between neighbouring pixels of the canvas, at a point.
  private static func step(_ map: Homography, at point: (x: Double, y: Double)) -> (x: Double, y: Double) {
    let p = map.homogeneous(point.x, point.y)
    func length(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }
    let u = length(map.xx * p.w - p.x * map.wx, map.xy * p.w - p.x * map.wy) / (p.w * p.w)
    let v = length(map.yx * p.w - p.y * map.wx, map.yy * p.w - p.y * map.wy) / (p.w * p.w)
    return (u, v)
  }

  /// Whether an image in perspective is nowhere minified so much more than in its middle that samples lie far apart.
  ///
  /// - Parameter middle: the step there.
  private static func hasBoundedMinification(
    _ map: Homography, _ projection: Homography, _ target: RoundedRect, middle: (x: Double, y: Double)
  ) -> Bool {
    guard !map.isAffine else { return true }
    for (x, y) in [
      (target.minX, target.minY), (target.maxX, target.minY), (target.minX, target.maxY), (target.maxX, target.maxY),
    ] {
      let cornerStep = step(map, at: projection.mapped(x, y))
      guard cornerStep.x <= 4 * max(middle.x, 1), cornerStep.y <= 4 * max(middle.y, 1) else { return false }
    }
    return true
  }

  /// Returns the number of halvings until a step is at most two.
  private static func halvings(_ step: Double) -> (count: Int, rest: Double) {
    var (step, count) = (step, 0)
    while step > 2, count < ImageCache.maxHalvings {
      step /= 2
      count += 1
    }
    return (count, step)
  }
}

extension ImagePaint.Level {
  /// Calls `body` with the pixels to read from; not at all if there are none.
  func withSource(_ body: (PixelSource) -> Void) {
    pixels.pixels.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress,
        let source = PixelSource(base: base, stride: pixels.width, window: window)
      else { return }
      body(source)
    }
  }

  /// Returns the image's own pixels, if a run shows them unchanged.
  func unchanged(_ source: PixelSource, x: Int, y: Int, count: Int) -> UnsafePointer<UInt32>? {
    guard let (left, top) = wholePixelOffset, left + x >= window.minX, left + x + count <= window.maxX,
      window.minY <= top + y, top + y < window.maxY
    else { return nil }
    return source.row(top + y) + (left + x)
  }

  /// Whether a part of the canvas shows the image's own pixels unchanged.
  func isUnchanged(in part: PixelRect) -> Bool {
    guard let (left, top) = wholePixelOffset else { return false }
    return window.contains(
      PixelRect(minX: left + part.minX, minY: top + part.minY, maxX: left + part.maxX, maxY: top + part.maxY))
  }

  /// The translation from the canvas to the image, if it is one by whole pixels.
  private var wholePixelOffset: (x: Int, y: Int)? {
    guard case .translated(let x, let y) = mapping, (x | y) & 255 == 0 else { return nil }
    return (x >> 8, y >> 8)
  }
}
