import CoreGraphics

/// A picture whose middle is stretched while its corners keep their size.
///
/// The corners have the size of their pixels by the contents' scale; where there is no room for both, they share it.
struct NineParts {
  /// A line of the plane, and which side is kept.
  struct Cut {
    let a, b, c: Double
    /// Whether points on the line belong to the other side.
    let excludesEnd: Bool
  }

  /// One of the parts.
  struct Part {
    let contents: RenderContents
    let rect: CGRect
    let cuts: [Cut]
  }

  /// What the parts fill together.
  let target: CGRect
  /// Up to nine parts.
  let parts: [Part]

  private typealias Stretch = (source: Double, sourceSize: Double, target: Double, targetSize: Double)

  /// Nil if the whole picture is stretched evenly.
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
    let columns = Self.stretches(
      part.minX, part.width, center.minX, center.width, Double(contents.image.width) / contents.scale, target.minX,
      target.width)
    let rows = Self.stretches(
      part.minY, part.height, center.minY, center.height, Double(contents.image.height) / contents.scale, target.minY,
      target.height)
    parts = rows.enumerated().flatMap { row, down in
      columns.enumerated().map { column, across in
        var cuts: [Cut] = []
        if column > 0 { cuts.append(Cut(a: 1, b: 0, c: -across.target, excludesEnd: false)) }
        if column < columns.count - 1 {
          cuts.append(Cut(a: -1, b: 0, c: columns[column + 1].target, excludesEnd: true))
        }
        if row > 0 { cuts.append(Cut(a: 0, b: 1, c: -down.target, excludesEnd: false)) }
        if row < rows.count - 1 {
          cuts.append(Cut(a: 0, b: -1, c: rows[row + 1].target, excludesEnd: true))
        }
        var piece = contents
        piece.center = whole
        piece.gravity = .resize
        piece.rect = CGRect(x: across.source, y: down.source, width: across.sourceSize, height: down.sourceSize)
        return Part(
          contents: piece,
          rect: CGRect(x: across.target, y: down.target, width: across.targetSize, height: down.targetSize), cuts: cuts)
      }
    }
  }

  /// Up to three stretches along one side: before the middle, the middle, behind it.
  private static func stretches(
    _ start: Double, _ length: Double, _ middle: Double, _ middleLength: Double, _ points: Double, _ target: Double,
    _ targetLength: Double
  ) -> [Stretch] {
    var before = middle * length * points
    var after = (1 - middle - middleLength) * length * points
    let fixed = before + after
    if fixed > targetLength, fixed > 0 {
      before *= targetLength / fixed
      after = targetLength - before
    }
    let all: [Stretch] = [
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
