import CoreGraphics
import Raster

/// A picture ready to be sampled at the canvas's pixels.
struct PicturePaint {
  /// The picture, or a reduced copy of it.
  let pixels: PixelBuffer
  /// The part that may be read.
  let window: PixelRect
  /// From canvas to picture.
  let mapping: PictureMapping
  /// Whether each pixel of the picture is opaque.
  let isOpaque: Bool

  /// Nil if the picture cannot be seen.
  init?(
    _ image: CGImage, _ placement: ContentsPlacement, through map: Homography, canvas: PixelRect, _ cache: PictureCache
  ) {
    guard let inverse = map.inverse else { return nil }
    let target = placement.target
    let across = placement.sourceWidth / (target.maxX - target.minX)
    let down = placement.sourceHeight / (target.maxY - target.minY)
    let toPicture = Homography(
      xx: across, x1: placement.sourceX - target.minX * across, yy: down, y1: placement.sourceY - target.minY * down
    ).after(inverse)
    guard toPicture.isFinite, !toPicture.isAffine || toPicture.w1 > 0 else { return nil }
    let middle = map.mapped((target.minX + target.maxX) / 2, (target.minY + target.maxY) / 2)
    let (columns, rows) = Self.reduction(toPicture, at: middle)
    let picture = cache.picture(image, columns: columns, rows: rows)
    let (sx, sy) = (1 / Double(1 << columns), 1 / Double(1 << rows))
    let reduced = Homography(xx: sx, yy: sy).after(toPicture)
    guard let mapping = PictureMapping(reduced, canvas: canvas) else { return nil }
    pixels = picture.pixels
    isOpaque = picture.isOpaque
    window = PixelRect(
      minX: placement.window.minX >> columns, minY: placement.window.minY >> rows,
      maxX: (placement.window.maxX - 1) >> columns + 1, maxY: (placement.window.maxY - 1) >> rows + 1)
    self.mapping = mapping
  }

  /// How often a picture's columns and rows are halved before it is sampled, so that at most two of them fall between two
  /// pixels of the canvas at the picture's middle.
  private static func reduction(_ map: Homography, at point: (x: Double, y: Double)) -> (columns: Int, rows: Int) {
    let p = map.lifted(point.x, point.y)
    func length(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }
    let u = length(map.xx * p.w - p.x * map.wx, map.xy * p.w - p.x * map.wy) / (p.w * p.w)
    let v = length(map.yx * p.w - p.y * map.wx, map.yy * p.w - p.y * map.wy) / (p.w * p.w)
    func halvings(_ step: Double) -> Int {
      var (step, count) = (step, 0)
      while step > 2, count < PictureCache.mostHalvings {
        step /= 2
        count += 1
      }
      return count
    }
    return (halvings(u), halvings(v))
  }
}
