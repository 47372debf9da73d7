import CCairo
import CoreGraphics
import Rendering

extension CairoCanvas {
  /// Draws the contents of a layer.
  func draw(_ contents: RenderContents, in bounds: CGRect) throws {
    let (image, part) = (contents.image, contents.rect)
    guard contents.center == CGRect(x: 0, y: 0, width: 1, height: 1) else {
      throw CairoRenderer.Unknown(description: "images in parts")
    }
    let source = CGRect(
      x: part.minX * Double(image.width), y: part.minY * Double(image.height), width: part.width * Double(image.width),
      height: part.height * Double(image.height))
    let target = location(contents, source, bounds)
    // Beyond the part its own border is repeated, not the rest of the image.
    let window = source.integral
    withSurface(of: image) { surface in
      guard
        let cut = cairo_surface_create_for_rectangle(surface, window.minX, window.minY, window.width, window.height),
        let pattern = cairo_pattern_create_for_surface(cut)
      else { return }
      defer { cairo_surface_destroy(cut) }
      var map = cairo_matrix_t()
      let (across, down) = (source.width / target.width, source.height / target.height)
      cairo_matrix_init(
        &map, across, 0, 0, down, source.minX - window.minX - target.minX * across,
        source.minY - window.minY - target.minY * down)
      cairo_pattern_set_matrix(pattern, &map)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      let isNearest = contents.magnification == .nearest
      cairo_pattern_set_filter(pattern, isNearest ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
      cairo_set_source(context, pattern)
      addPath(around: target)
      cairo_fill(context)
      cairo_pattern_destroy(pattern)
    }
  }

  private func location(_ contents: RenderContents, _ source: CGRect, _ bounds: CGRect) -> CGRect {
    let (across, down) = (bounds.width / source.width, bounds.height / source.height)
    var size = CGSize(width: source.width / contents.scale, height: source.height / contents.scale)
    var (left, top) = (0.5, 0.5)
    func scaled(_ factor: Double) -> CGSize { CGSize(width: source.width * factor, height: source.height * factor) }
    switch contents.gravity {
    case .resize: size = bounds.size
    case .resizeAspect: size = scaled(min(across, down))
    case .resizeAspectFill: size = scaled(max(across, down))
    case .center: break
    case .top: top = 0
    case .bottom: top = 1
    case .left: left = 0
    case .right: left = 1
    case .topLeft: (left, top) = (0, 0)
    case .topRight: (left, top) = (1, 0)
    case .bottomLeft: (left, top) = (0, 1)
    case .bottomRight: (left, top) = (1, 1)
    }
    return CGRect(
      x: bounds.minX + (bounds.width - size.width) * left, y: bounds.minY + (bounds.height - size.height) * top,
      width: size.width, height: size.height)
  }

  /// The operator that a blend mode is.
  static func operation(for mode: CGBlendMode) throws -> cairo_operator_t {
    switch mode {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    case .plusLighter: CAIRO_OPERATOR_ADD
    case .plusDarker: throw CairoRenderer.Unknown(description: "the sum of darkness")
    }
  }
}
