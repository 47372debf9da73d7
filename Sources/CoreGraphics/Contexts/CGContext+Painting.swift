import Foundation
import Raster

extension CGContext {
  // MARK: The current path

  /// Fills the current path and clears it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fillPixels(of: currentPath, rule)
    beginPath()
  }

  /// Strokes the current path and clears it.
  public func strokePath() {
    strokePixels(of: currentPath)
    beginPath()
  }

  /// Draws the current path in a mode and clears it.
  public func drawPath(using mode: CGPathDrawingMode) {
    if mode == .fill || mode == .fillStroke { fillPixels(of: currentPath, .winding) }
    if mode == .eoFill || mode == .eoFillStroke { fillPixels(of: currentPath, .evenOdd) }
    if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke { strokePixels(of: currentPath) }
    beginPath()
  }

  // MARK: Shapes

  /// Fills a rectangle and clears the current path.
  public func fill(_ rect: CGRect) {
    fill([rect])
  }

  /// Fills rectangles and clears the current path.
  public func fill(_ rects: [CGRect]) {
    beginPath()
    addRects(rects)
    fillPath()
  }

  /// Strokes a rectangle and clears the current path.
  public func stroke(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    strokePath()
  }

  /// Strokes a rectangle with a given width and clears the current path.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let usual = state.lineWidth
    state.lineWidth = width
    stroke(rect)
    state.lineWidth = usual
  }

  /// Fills an ellipse and clears the current path.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }

  /// Strokes an ellipse and clears the current path.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }

  /// Strokes a line between each two points, ignoring an odd last one, and clears the current path.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Makes a rectangle transparent.
  public func clear(_ rect: CGRect) {
    let path = CGMutablePath()
    path.addRect(rect, transform: state.transform)
    paint(ScanConverter(path.outline()), .pixel(0), mode: .clear)
  }

  // MARK: Clipping

  /// Intersects the clip with the current path and clears the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    state.clip.intersect(ScanConverter(currentPath.outline(), rule: rule.rasterRule))
    beginPath()
  }

  /// Intersects the clip with a rectangle and clears the current path.
  public func clip(to rect: CGRect) {
    clip(to: [rect])
  }

  /// Intersects the clip with rectangles and clears the current path.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }

  /// Resets the clip to the whole bitmap, also in saved states.
  public func resetClip() {
    state.clip = ClipRegion(memory.bounds)
  }

  /// The smallest rectangle around the clip, in user space; null for an empty clip.
  public var boundingBoxOfClipPath: CGRect {
    let bounds = state.clip.bounds
    guard !bounds.isEmpty else { return .null }
    return CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: bounds.height)
      .applying(state.transform.inverted())
  }

  // MARK: Pixels

  private func fillPixels(of path: CGPath, _ rule: CGPathFillRule) {
    let pixel = state.fillColor.premultipliedBGRA(alpha: state.alpha)
    let converter = ScanConverter(path.outline(), rule: rule.rasterRule)
    withShadow(of: converter.bounds) { $0.paint(converter, .pixel(pixel), mode: $0.state.blendMode) }
  }

  private func strokePixels(of path: CGPath) {
    guard let area = strokedPath(path) else { return }
    let pixel = state.strokeColor.premultipliedBGRA(alpha: state.alpha)
    let converter = ScanConverter(area.outline())
    withShadow(of: converter.bounds) { $0.paint(converter, .pixel(pixel), mode: $0.state.blendMode) }
  }

  /// Fills a converter's coverage, inside the clip.
  func paint(_ converter: ScanConverter, _ source: PaintSource, mode: CGBlendMode) {
    let clip = state.clip
    guard !clip.bounds.isEmpty else { return }
    let painter = SpanPainter(memory: memory, source: source, mode: mode, width: clip.bounds.width)
    let isSmooth = state.shouldAntialias
    converter.forEachSpan(in: clip.bounds) { span in
      var span = span
      if !isSmooth {
        guard span.coverage >= 128 else { return }
        span.coverage = 255
      }
      clip.forEachRun(of: span) { x, length, coverage in
        painter.paint(y: span.y, x: x, count: length, coverage: coverage)
      }
    }
  }
}
