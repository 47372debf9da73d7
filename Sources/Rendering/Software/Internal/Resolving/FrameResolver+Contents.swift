import CoreGraphics
import Raster

extension FrameResolver {
  /// Draws a node's picture.
  mutating func add(_ contents: RenderContents, of node: RenderNode, _ place: Place) {
    guard let rect = place.rect else { return }
    if let parts = NineParts(contents, in: node.bounds) {
      addNineParts(parts, place)
      return
    }
    guard let placement = ContentsPlacement(contents, in: node.bounds) else { return }
    let fillsMask = place.isMasked && placement.covers(rect)
    guard !fillsMask else {
      return add(contents, placement, DrawShape(place.clip.rect), through: place.map, clip: place.clip)
    }
    guard let shape = DrawShape(placement.target, through: place.map),
      let paint = paint(contents, placement, shape, through: place.map, clip: place.clip), let inked = paint.inked
    else { return }
    // Of a label, whose text takes a part of it, only the pixels around that part are drawn; its sides are those of the whole.
    var clip = place.clip
    if inked != placement.target, let part = DrawShape(inked, through: place.map) {
      clip.rect = clip.rect.intersection(part.bounds)
    }
    add(.picture(paint), shape, clip: clip, opacity: 1)
  }

  /// Draws a bitmap, which lies in the plane that is seen through a map.
  mutating func add(_ bitmap: Bitmap, through map: Homography, clip: ClipRegion, opacity: Double) {
    let contents = RenderContents(image: bitmap.image)
    guard let placement = ContentsPlacement(contents, in: bitmap.rect) else { return }
    add(contents, placement, DrawShape(placement.target, through: map), through: map, clip: clip, opacity: opacity)
  }

  /// Draws a placed picture inside a shape.
  mutating func add(
    _ contents: RenderContents, _ placement: ContentsPlacement, _ shape: DrawShape?, through map: Homography,
    clip: ClipRegion, opacity: Double = 1
  ) {
    guard let shape, let paint = paint(contents, placement, shape, through: map, clip: clip) else { return }
    add(.picture(paint), shape, clip: clip, opacity: opacity)
  }

  /// A placed picture, ready to be drawn; nil where nothing of its shape is on the canvas.
  private func paint(
    _ contents: RenderContents, _ placement: ContentsPlacement, _ shape: DrawShape, through map: Homography,
    clip: ClipRegion
  ) -> PicturePaint? {
    guard !shape.bounds.intersection(clip.rect).isEmpty else { return nil }
    return PicturePaint(contents, placement, through: map, canvas: canvas, tools.pictures)
  }

  /// Each part is drawn inside the shape of the whole and cut off at whole pixels, so that parts meet without a seam.
  private mutating func addNineParts(_ parts: NineParts, _ place: Place) {
    guard let whole = RoundedRect(parts.target), let shape = DrawShape(whole, through: place.map),
      let inverse = place.map.inverse
    else { return }
    for part in parts.parts {
      guard let placement = ContentsPlacement(part.contents, in: part.rect) else { continue }
      var clip = place.clip
      clip.cuts += part.cuts.map { PixelCut(a: $0.a, b: $0.b, c: $0.c, excludesLine: $0.excludesEnd, through: inverse) }
      add(part.contents, placement, shape, through: place.map, clip: clip)
    }
  }

  /// Draws a filled and stroked outline.
  mutating func add(_ shape: RenderShape, _ place: Place) {
    if let color = shape.fillColor {
      add(
        .solid(color),
        DrawShape(shape.path, rule: shape.usesEvenOddFill ? .evenOdd : .nonZero, through: place.map),
        clip: place.clip)
    }
    if let color = shape.strokeColor, let stroke = shape.stroke {
      add(.solid(color), DrawShape(stroke, through: place.map), clip: place.clip)
    }
  }
}
