import CoreGraphics
import Raster

extension FrameResolver {
  /// Draws a node's image.
  mutating func add(_ contents: RenderContents, of node: RenderNode, _ geometry: NodeGeometry) {
    guard let rect = geometry.rect else { return }
    if let nineSlice = NineSlice(contents, in: node.bounds) {
      addNineSlice(nineSlice, geometry)
      return
    }
    guard let placement = ContentsPlacement(contents, in: node.bounds) else { return }
    let fillsMask = geometry.isMasked && placement.covers(rect)
    guard !fillsMask else {
      return add(contents, placement, DrawShape(geometry.clip.rect), through: geometry.map, clip: geometry.clip)
    }
    guard let shape = DrawShape(placement.target, through: geometry.map),
      let paint = paint(contents, placement, shape, through: geometry.map, clip: geometry.clip),
      let visiblePart = paint.visiblePart
    else { return }
    // Because a label's text takes a small part of its image, only the pixels around that part are drawn; the image's
    // own edges stay those of the whole.
    var clip = geometry.clip
    if visiblePart != placement.target, let part = DrawShape(visiblePart, through: geometry.map) {
      clip.rect = clip.rect.intersection(part.bounds)
    }
    add(.image(paint), shape, clip: clip, opacity: 1)
  }

  /// Draws a bitmap that lies in a projected plane.
  mutating func add(_ bitmap: PlacedBitmap, through map: Homography, clip: ClipRegion, opacity: Double) {
    let contents = RenderContents(image: bitmap.image)
    guard let placement = ContentsPlacement(contents, in: bitmap.rect) else { return }
    add(contents, placement, DrawShape(placement.target, through: map), through: map, clip: clip, opacity: opacity)
  }

  /// Draws a placed image inside a shape.
  mutating func add(
    _ contents: RenderContents, _ placement: ContentsPlacement, _ shape: DrawShape?, through map: Homography,
    clip: ClipRegion, opacity: Double = 1
  ) {
    guard let shape, let paint = paint(contents, placement, shape, through: map, clip: clip) else { return }
    add(.image(paint), shape, clip: clip, opacity: opacity)
  }

  /// Returns the paint of a placed image; nil where nothing of its shape is on the canvas.
  private func paint(
    _ contents: RenderContents, _ placement: ContentsPlacement, _ shape: DrawShape, through map: Homography,
    clip: ClipRegion
  ) -> ImagePaint? {
    guard !shape.bounds.intersection(clip.rect).isEmpty else { return nil }
    return ImagePaint(contents, placement, through: map, canvas: canvas, resources.images)
  }

  /// Draws each slice inside the shape of the whole, clipped at whole pixels, so that slices meet without a seam.
  private mutating func addNineSlice(_ nineSlice: NineSlice, _ geometry: NodeGeometry) {
    guard let whole = RoundedRect(nineSlice.target), let shape = DrawShape(whole, through: geometry.map),
      let inverse = geometry.map.inverse
    else { return }
    for slice in nineSlice.slices {
      guard let placement = ContentsPlacement(slice.contents, in: slice.rect) else { continue }
      var clip = geometry.clip
      clip.cuts += slice.cuts.map { PixelHalfPlane($0, through: inverse) }
      add(slice.contents, placement, shape, through: geometry.map, clip: clip)
    }
  }

  /// Draws a filled and stroked path.
  mutating func add(_ shape: RenderShape, _ geometry: NodeGeometry) {
    if let color = shape.fillColor {
      add(
        .solid(color),
        DrawShape(shape.path, rule: shape.usesEvenOddFill ? .evenOdd : .nonZero, through: geometry.map),
        clip: geometry.clip)
    }
    if let color = shape.strokeColor, let stroke = shape.stroke {
      add(.solid(color), DrawShape(stroke, through: geometry.map), clip: geometry.clip)
    }
  }
}
