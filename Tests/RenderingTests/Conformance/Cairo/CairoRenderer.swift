import CCairo
import CoreGraphics
import Raster
import Rendering

/// Draws a frame with Cairo, by its own code from the meaning of nodes alone, as the reference for the renderer.
///
/// It draws upright and transformed layers, images, clips, groups, masks, gradients, outlines and blend modes, and
/// refuses everything else by name.
struct CairoRenderer {
  /// Something that Cairo cannot draw.
  struct Unknown: Error, CustomStringConvertible {
    let description: String
  }

  func render(_ frame: RenderFrame) throws -> CGImage {
    let canvas = CairoCanvas(width: frame.pixelSize.width, height: frame.pixelSize.height)
    canvas.setColor(frame.background)
    cairo_paint(canvas.context)
    cairo_scale(canvas.context, frame.scale, frame.scale)
    try draw(frame.root, canvas)
    return canvas.image
  }

  private func draw(_ node: RenderNode, _ canvas: CairoCanvas) throws {
    guard node.opacity > 0 else { return }
    let map = try matrix(node.transform)
    guard map.xx * map.yy - map.xy * map.yx != 0 else { return }
    guard node.filters.isEmpty, node.backdropFilters.isEmpty, node.colorFactor == nil, node.curl == nil,
      node.rasterizationScale == nil
    else { throw Unknown(description: "filters, colour factors, curls and bitmaps") }
    cairo_save(canvas.context)
    defer { cairo_restore(canvas.context) }
    withUnsafePointer(to: map) { cairo_transform(canvas.context, $0) }
    let changesOutside = [CGBlendMode.clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop]
    if changesOutside.contains(node.blendMode) {
      // Such a mode acts inside the bounds alone, also where nothing is drawn.
      canvas.addPath(of: node)
      cairo_clip(canvas.context)
    }
    if node.opacity >= 1, node.mask.isEmpty, node.blendMode == .normal {
      // The children's blend modes see the pixels below.
      try drawShadow(of: node, canvas)
      try drawContent(node, canvas)
      return
    }
    cairo_push_group(canvas.context)
    try drawShadow(of: node, canvas)
    try drawContent(node, canvas)
    if node.mask.isEmpty {
      cairo_pop_group_to_source(canvas.context)
    } else {
      try mask(by: node.mask, canvas)
    }
    cairo_set_operator(canvas.context, try CairoCanvas.operation(for: node.blendMode))
    cairo_paint_with_alpha(canvas.context, min(node.opacity, 1))
  }

  /// Ends the group that was begun, and makes it, masked, what is painted with.
  private func mask(by nodes: [RenderNode], _ canvas: CairoCanvas) throws {
    let whole = cairo_pop_group(canvas.context)
    cairo_push_group(canvas.context)
    for node in nodes { try draw(node, canvas) }
    let mask = cairo_pop_group(canvas.context)
    cairo_push_group(canvas.context)
    cairo_set_source(canvas.context, whole)
    cairo_mask(canvas.context, mask)
    cairo_pop_group_to_source(canvas.context)
    cairo_pattern_destroy(whole)
    cairo_pattern_destroy(mask)
  }

  /// Draws the inside: background, gradient, image, outline, children and border.
  private func drawContent(_ node: RenderNode, _ canvas: CairoCanvas) throws {
    // A clip with soft edges is laid over the whole once, as a group, so that edges of what lies inside do not add up.
    if node.masksToBounds { cairo_push_group(canvas.context) }
    if let color = node.backgroundColor {
      if node.masksToBounds {
        canvas.addPath(around: node.bounds)
      } else {
        canvas.addPath(of: node)
      }
      canvas.setColor(color)
      cairo_fill(canvas.context)
    }
    if let gradient = node.gradient, node.bounds.width > 0 {
      canvas.addPath(of: node)
      try canvas.fill(gradient, in: node.bounds)
    }
    if let contents = node.contents { try canvas.draw(contents, in: node.bounds) }
    if let shape = node.shape { canvas.draw(shape) }
    guard node.flattensChildren else { throw Unknown(description: "depth") }
    for child in node.children { try draw(child, canvas) }
    if node.borderWidth > 0 { canvas.drawBorder(of: node) }
    guard node.masksToBounds else { return }
    cairo_pop_group_to_source(canvas.context)
    canvas.addPath(of: node)
    cairo_fill(canvas.context)
  }

  private func drawShadow(of node: RenderNode, _ canvas: CairoCanvas) throws {
    guard let shadow = node.shadow else { return }
    guard shadow.path != nil || (node.backgroundColor?.alpha == 1 && (node.children.isEmpty || node.masksToBounds))
    else {
      throw Unknown(description: "shadows of what a tree shows")
    }
    let target = cairo_get_group_target(canvas.context)
    let sheet = CairoCanvas(width: canvas.width, height: canvas.height)
    var map = cairo_matrix_t()
    cairo_get_matrix(canvas.context, &map)
    guard map.xy == 0, map.yx == 0, target != nil else { throw Unknown(description: "turned shadows") }
    cairo_set_matrix(sheet.context, &map)
    cairo_translate(sheet.context, shadow.offset.width, shadow.offset.height)
    if let path = shadow.path { sheet.addPath(path) } else { sheet.addPath(of: node) }
    sheet.setColor(.black)
    cairo_fill(sheet.context)
    let blurred = PlainBlur.blurred(sheet.image, deviation: shadow.radius * map.xx)
    cairo_save(canvas.context)
    cairo_identity_matrix(canvas.context)
    canvas.withSurface(of: blurred) { surface in
      let (red, green, blue, alpha) = shadow.color.parts
      cairo_set_source_rgba(canvas.context, red, green, blue, alpha * shadow.opacity)
      cairo_mask_surface(canvas.context, surface, 0, 0)
    }
    cairo_restore(canvas.context)
  }

  private func matrix(_ t: CATransform3D) throws -> cairo_matrix_t {
    guard t.m14 == 0, t.m24 == 0, t.m44 == 1, t.m43 == 0 || t.m34 == 0 else {
      throw Unknown(description: "perspective")
    }
    return cairo_matrix_t(xx: t.m11, yx: t.m12, xy: t.m21, yy: t.m22, x0: t.m41, y0: t.m42)
  }
}
