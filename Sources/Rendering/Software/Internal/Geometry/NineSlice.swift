import CoreGraphics

/// An image whose middle is stretched while its corners keep their size.
///
/// The corners have the size of their pixels by the contents' scale; if both do not fit, they share the space.
struct NineSlice {
  /// One of the slices.
  struct Slice {
    let contents: RenderContents
    let rect: CGRect
    let cuts: [HalfPlane]
  }

  /// The rectangle that the slices fill together.
  let target: CGRect
  /// Up to nine slices.
  let slices: [Slice]

  private typealias Interval = (source: Double, sourceSize: Double, target: Double, targetSize: Double)

  /// Fails if the whole image is stretched evenly.
  init?(_ contents: RenderContents, in bounds: CGRect) {
    let (center, whole) = (contents.center, CGRect(x: 0, y: 0, width: 1, height: 1))
    guard center != whole, contents.scale > 0, center.minX >= 0, center.minY >= 0, center.maxX <= 1, center.maxY <= 1,
      center.size.width >= 0, center.size.height >= 0,
      let placement = ContentsPlacement(contents, in: bounds)
    else { return nil }
    switch contents.gravity {
    case .resize, .resizeAspect, .resizeAspectFill: break
    default: return nil
    }
    let target = placement.target.rect
    self.target = target
    let part = contents.rect
    let columns = Self.intervals(
      part.minX, part.width, center.minX, center.width, Double(contents.image.width) / contents.scale, target.minX,
      target.width)
    let rows = Self.intervals(
      part.minY, part.height, center.minY, center.height, Double(contents.image.height) / contents.scale, target.minY,
      target.height)
    slices = rows.enumerated().flatMap { row, down in
      columns.enumerated().map { column, across in
        var cuts: [HalfPlane] = []
        if column > 0 { cuts.append(HalfPlane(a: 1, b: 0, c: -across.target, excludesLine: false)) }
        if column < columns.count - 1 {
          cuts.append(HalfPlane(a: -1, b: 0, c: columns[column + 1].target, excludesLine: true))
        }
        if row > 0 { cuts.append(HalfPlane(a: 0, b: 1, c: -down.target, excludesLine: false)) }
        if row < rows.count - 1 {
          cuts.append(HalfPlane(a: 0, b: -1, c: rows[row + 1].target, excludesLine: true))
        }
        var piece = contents
        piece.center = whole
        piece.gravity = .resize
        piece.rect = CGRect(x: across.source, y: down.source, width: across.sourceSize, height: down.sourceSize)
        return Slice(
          contents: piece,
          rect: CGRect(x: across.target, y: down.target, width: across.targetSize, height: down.targetSize), cuts: cuts)
      }
    }
  }

  /// Returns up to three intervals along one axis: before the middle, the middle, after it.
  private static func intervals(
    _ start: Double, _ length: Double, _ middle: Double, _ middleLength: Double, _ points: Double, _ target: Double,
    _ targetLength: Double
  ) -> [Interval] {
    var before = middle * length * points
    var after = (1 - middle - middleLength) * length * points
    let fixed = before + after
    if fixed > targetLength, fixed > 0 {
      before *= targetLength / fixed
      after = targetLength - before
    }
    let all: [Interval] = [
      (start, middle * length, target, before),
      (start + middle * length, middleLength * length, target + before, targetLength - before - after),
      (
        start + (middle + middleLength) * length, (1 - middle - middleLength) * length, target + targetLength - after,
        after
      ),
    ]
    return all.filter { $0.sourceSize > 0 && $0.targetSize > 0 }
  }
}
