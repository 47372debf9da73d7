import Foundation
import Raster

extension CGContext {
  /// Draws a picture into a rectangle, its bottom row at the rectangle's smallest y.
  ///
  /// So a picture is upright where y grows upwards and upside down where it grows downwards, as on Apple's platforms.
  public func draw(_ image: CGImage, in rect: CGRect) {
    let (width, height) = (CGFloat(image.width), CGFloat(image.height))
    draw(
      image,
      mapping: CGAffineTransform(
        a: rect.width / width, b: 0, c: 0, d: -rect.height / height, tx: rect.minX, ty: rect.maxY))
  }

  /// Draws a picture into a rectangle, its top row at the rectangle's smallest y: upright in UIKit's contexts.
  package func drawUpright(_ image: CGImage, in rect: CGRect) {
    let (width, height) = (CGFloat(image.width), CGFloat(image.height))
    draw(
      image,
      mapping: CGAffineTransform(
        a: rect.width / width, b: 0, c: 0, d: rect.height / height, tx: rect.minX, ty: rect.minY))
  }

  /// Draws a picture whose pixels a transform maps to user space.
  private func draw(_ image: CGImage, mapping: CGAffineTransform) {
    var image = image
    var placed = mapping.concatenating(state.transform)
    guard image.width > 0, image.height > 0, placed.isFinite else { return }
    let path = CGPath(
      rect: CGRect(x: 0, y: 0, width: image.width, height: image.height), transform: &placed)
    if state.interpolationQuality != .none {
      let reduced = image.reduced(for: placed)
      placed = CGAffineTransform(
        scaleX: CGFloat(image.width) / CGFloat(reduced.width), y: CGFloat(image.height) / CGFloat(reduced.height)
      ).concatenating(placed)
      image = reduced
    }
    let back = placed.inverted()
    guard placed.isInvertible,
      let lookup = AffineMapping(a: back.a, b: back.b, c: back.c, d: back.d, tx: back.tx, ty: back.ty)
    else { return }
    let isNearest = state.interpolationQuality == .none
    let opacity = UInt8((state.alpha * 255).rounded())
    let buffer = image.buffer
    buffer.pixels.withUnsafeBufferPointer { pixels in
      let window = PixelRect(x: 0, y: 0, width: buffer.width, height: buffer.height)
      guard let base = pixels.baseAddress,
        let picture = PixelSource(base: base, stride: buffer.width, window: window)
      else { return }
      let source = PaintSource.pixels(opacity: opacity) { x, y, target, count in
        if isNearest {
          Sampler.nearest(picture, lookup, x: x, y: y, into: target, count: count)
        } else {
          Sampler.bilinear(picture, lookup, x: x, y: y, into: target, count: count)
        }
      }
      paint(ScanConverter(path.outline()), source, mode: state.blendMode)
    }
  }
}
