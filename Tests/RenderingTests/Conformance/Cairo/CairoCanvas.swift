import CCairo
import CoreGraphics
import Raster
import Rendering

/// An image that Cairo draws on.
final class CairoCanvas {
  let width: Int
  let height: Int
  let context: OpaquePointer
  private let surface: OpaquePointer

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    context = cairo_create(surface)
    cairo_set_antialias(context, CAIRO_ANTIALIAS_BEST)
    cairo_set_tolerance(context, 0.02)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// The drawing.
  var image: CGImage {
    cairo_surface_flush(surface)
    var buffer = PixelBuffer(width: width, height: height)
    guard let data = cairo_image_surface_get_data(surface) else { return CGImage(buffer) }
    let stride = Int(cairo_image_surface_get_stride(surface))
    for y in 0..<height {
      for x in 0..<width {
        buffer.pixels[y * width + x] = UnsafeRawPointer(data).load(fromByteOffset: y * stride + 4 * x, as: UInt32.self)
      }
    }
    return CGImage(buffer)
  }

  /// Calls `body` with an image as a surface.
  func withSurface(of image: CGImage, _ body: (OpaquePointer) -> Void) {
    var pixels = image.buffer.pixels
    pixels.withUnsafeMutableBytes { bytes in
      let base = bytes.bindMemory(to: UInt8.self).baseAddress
      guard
        let surface = cairo_image_surface_create_for_data(
          base, CAIRO_FORMAT_ARGB32, Int32(image.width), Int32(image.height), Int32(4 * image.width))
      else { return }
      body(surface)
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
  }

  func setColor(_ color: CGColor) {
    let (red, green, blue, alpha) = color.parts
    cairo_set_source_rgba(context, red, green, blue, alpha)
  }

  // MARK: Paths

  func addPath(around rect: CGRect, by distance: Double = 0) {
    cairo_rectangle(
      context, rect.minX - distance, rect.minY - distance, rect.width + 2 * distance, rect.height + 2 * distance)
  }

  /// A node's rounded bounds.
  func addPath(of node: RenderNode) {
    addPath(node.bounds, radius: node.cornerRadius, node.maskedCorners)
  }

  private func addPath(_ rect: CGRect, radius: Double, _ corners: RenderCorners) {
    guard rect.size.width > 0, rect.size.height > 0 else { return }
    let radius = max(min(radius, rect.width / 2, rect.height / 2), 0)
    func corner(_ corner: RenderCorners, _ x: Double, _ y: Double, _ right: Double, _ down: Double, _ angle: Double) {
      if corners.contains(corner), radius > 0 {
        cairo_arc(context, x + right * radius, y + down * radius, radius, angle, angle + EngineMath.pi / 2)
      } else {
        cairo_line_to(context, x, y)
      }
    }
    cairo_new_sub_path(context)
    corner(.maxXMaxY, rect.maxX, rect.maxY, -1, -1, 0)
    corner(.minXMaxY, rect.minX, rect.maxY, 1, -1, EngineMath.pi / 2)
    corner(.minXMinY, rect.minX, rect.minY, 1, 1, EngineMath.pi)
    corner(.maxXMinY, rect.maxX, rect.minY, -1, 1, EngineMath.pi * 1.5)
    cairo_close_path(context)
  }

  func addPath(_ path: CGPath) {
    for element in path.elements {
      switch element {
      case .move(let p): cairo_move_to(context, p.x, p.y)
      case .line(let p): cairo_line_to(context, p.x, p.y)
      case .quadCurve(let c, let p):
        var (x, y) = (0.0, 0.0)
        cairo_get_current_point(context, &x, &y)
        cairo_curve_to(
          context, (x + 2 * c.x) / 3, (y + 2 * c.y) / 3, (p.x + 2 * c.x) / 3, (p.y + 2 * c.y) / 3, p.x, p.y)
      case .curve(let a, let b, let p): cairo_curve_to(context, a.x, a.y, b.x, b.y, p.x, p.y)
      case .closeSubpath: cairo_close_path(context)
      }
    }
  }

  // MARK: Contents of layers

  /// The ring inside a node's rounded bounds.
  func drawBorder(of node: RenderNode) {
    let (rect, width) = (node.bounds, node.borderWidth)
    if node.masksToBounds { addPath(around: rect, by: 2) } else { addPath(of: node) }
    if rect.width > 2 * width, rect.height > 2 * width {
      addPath(
        rect.insetBy(dx: width, dy: width), radius: min(node.cornerRadius, rect.width / 2, rect.height / 2) - width,
        node.maskedCorners)
    }
    setColor(node.borderColor)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
    cairo_fill(context)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
  }

  func draw(_ shape: RenderShape) {
    if let color = shape.fillColor {
      addPath(shape.path)
      setColor(color)
      cairo_set_fill_rule(context, shape.usesEvenOddFill ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      cairo_fill(context)
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    }
    if let color = shape.strokeColor, let stroke = shape.stroke {
      addPath(stroke)
      setColor(color)
      cairo_fill(context)
    }
  }

  /// Fills the path with a gradient, which is stretched over a rectangle.
  func fill(_ gradient: RenderGradient, in rect: CGRect) throws {
    let (start, end) = (gradient.start, gradient.end)
    let pattern: OpaquePointer?
    var map = cairo_matrix_t()
    cairo_matrix_init(&map, 1 / rect.width, 0, 0, 1 / rect.height, -rect.minX / rect.width, -rect.minY / rect.height)
    switch gradient.kind {
    case .axial: pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
    case .radial:
      // The unit circle, stretched between the two points.
      pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
      var toCircle = cairo_matrix_t()
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      cairo_matrix_init(&toCircle, 1 / dx, 0, 0, 1 / dy, -start.x / dx, -start.y / dy)
      var whole = cairo_matrix_t()
      cairo_matrix_multiply(&whole, &map, &toCircle)
      map = whole
    case .conic: throw CairoRenderer.Unknown(description: "conic gradients")
    }
    guard let pattern else { return }
    cairo_pattern_set_matrix(pattern, &map)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    for (color, location) in zip(gradient.colors, gradient.locations) {
      let (red, green, blue, alpha) = color.parts
      cairo_pattern_add_color_stop_rgba(pattern, location, red, green, blue, alpha)
    }
    cairo_set_source(context, pattern)
    cairo_fill(context)
    cairo_pattern_destroy(pattern)
  }
}

extension CGColor {
  /// The components in sRGB; nothing for a colour without.
  var parts: (red: Double, green: Double, blue: Double, alpha: Double) {
    let all = components ?? [0, 0, 0, 0]
    return (all[0], all[1], all[2], all[3])
  }
}
