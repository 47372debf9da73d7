import CoreGraphics

extension UIImage {
  /// Draws the image, stretched to a rectangle of a context; the cap insets of a resizable image are not stretched.
  func draw(in rect: CGRect, of context: CGContext) {
    guard let pixels = upright else { return }
    guard content.isResizable else { return context.drawUpright(pixels, in: rect) }
    let parts = ResizableParts(size: size, insets: capInsets)
    let (columns, rows) = (parts.columns(in: rect), parts.rows(in: rect))
    for (row, (fromY, toY)) in rows.enumerated() {
      for (column, (fromX, toX)) in columns.enumerated() {
        let source = CGRect(x: fromX.start, y: fromY.start, width: fromX.length, height: fromY.length)
        let target = CGRect(x: toX.start, y: toY.start, width: toX.length, height: toY.length)
        draw(pixels, source, to: target, tilesAcross: column == 1, tilesDown: row == 1, of: context)
      }
    }
  }

  /// Draws a part of the pixels into a rectangle; a resizable image of the mode ``ResizingMode/tile`` repeats it.
  private func draw(
    _ pixels: CGImage, _ source: CGRect, to target: CGRect, tilesAcross: Bool, tilesDown: Bool, of context: CGContext
  ) {
    guard !source.isEmpty, !target.isEmpty else { return }
    let inPixels = CGRect(
      x: source.minX * scale, y: source.minY * scale, width: source.width * scale, height: source.height * scale)
    guard let part = pixels.cropping(to: inPixels) else { return }
    guard resizingMode == .tile, tilesAcross || tilesDown else { return context.drawUpright(part, in: target) }
    let tile = CGSize(
      width: tilesAcross ? source.width : target.width, height: tilesDown ? source.height : target.height)
    context.saveGState()
    context.clip(to: target)
    for rect in Self.tiles(of: tile, covering: target, from: target.origin) { context.drawUpright(part, in: rect) }
    context.restoreGState()
  }

  /// Returns the rectangles of copies of the image that cover a rectangle; one copy begins at an origin.
  func tiles(covering rect: CGRect, from origin: CGPoint) -> [CGRect] {
    Self.tiles(of: size, covering: rect, from: origin)
  }

  /// The largest number of copies of an image that cover a rectangle; with more, nothing is drawn.
  private static let tileLimit = 1 << 16

  private static func tiles(of tile: CGSize, covering rect: CGRect, from origin: CGPoint) -> [CGRect] {
    guard tile.width > 0, tile.height > 0, rect.minX.isFinite, rect.minY.isFinite, rect.maxX.isFinite,
      rect.maxY.isFinite, (rect.width / tile.width + 1) * (rect.height / tile.height + 1) < CGFloat(tileLimit)
    else { return [] }
    let left = origin.x + ((rect.minX - origin.x) / tile.width).rounded(.down) * tile.width
    let top = origin.y + ((rect.minY - origin.y) / tile.height).rounded(.down) * tile.height
    return stride(from: top, to: rect.maxY, by: tile.height).flatMap { y in
      stride(from: left, to: rect.maxX, by: tile.width).map { x in
        CGRect(x: x, y: y, width: tile.width, height: tile.height)
      }
    }
  }
}

/// The three columns and rows of a resizable image.
struct ResizableParts {
  /// A stretch of an axis.
  struct Stretch: Equatable {
    var start: CGFloat
    var length: CGFloat
  }

  let size: CGSize
  let insets: UIEdgeInsets

  /// Insets that are negative, not finite, or larger than the image are cut.
  init(size: CGSize, insets: UIEdgeInsets) {
    func usable(_ inset: CGFloat, _ limit: CGFloat) -> CGFloat { inset.isFinite ? min(max(0, inset), limit) : 0 }
    self.size = size
    let (left, top) = (usable(insets.left, size.width), usable(insets.top, size.height))
    self.insets = UIEdgeInsets(
      top: top, left: left, bottom: usable(insets.bottom, size.height - top),
      right: usable(insets.right, size.width - left))
  }

  /// The part inside the insets, as a fraction of the image.
  var center: CGRect {
    guard size.width > 0, size.height > 0 else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
    return CGRect(
      x: insets.left / size.width, y: insets.top / size.height,
      width: (size.width - insets.left - insets.right) / size.width,
      height: (size.height - insets.top - insets.bottom) / size.height)
  }

  /// Returns the columns of the image, and where they lie in a rectangle.
  func columns(in rect: CGRect) -> [(from: Stretch, to: Stretch)] {
    Self.split(size.width, insets.left, insets.right, start: rect.minX, length: rect.width)
  }

  /// Returns the rows of the image, and where they lie in a rectangle.
  func rows(in rect: CGRect) -> [(from: Stretch, to: Stretch)] {
    Self.split(size.height, insets.top, insets.bottom, start: rect.minY, length: rect.height)
  }

  /// The insets shrink together where they do not fit into the length.
  private static func split(
    _ size: CGFloat, _ first: CGFloat, _ last: CGFloat, start: CGFloat, length: CGFloat
  ) -> [(from: Stretch, to: Stretch)] {
    let shrink = first + last > length && first + last > 0 ? max(0, length) / (first + last) : 1
    let (head, tail) = (first * shrink, last * shrink)
    return [
      (Stretch(start: 0, length: first), Stretch(start: start, length: head)),
      (
        Stretch(start: first, length: size - first - last),
        Stretch(start: start + head, length: max(0, length - head - tail))
      ),
      (Stretch(start: size - last, length: last), Stretch(start: start + length - tail, length: tail)),
    ]
  }
}
