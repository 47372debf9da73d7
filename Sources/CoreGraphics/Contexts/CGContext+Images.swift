import Foundation
import Raster

extension CGContext {
  /// Draws an image into a rectangle, its bottom row at the rectangle's smallest y.
  ///
  /// So an image is upright where y grows upwards and upside down where it grows downwards, as on Apple's platforms.
  public func draw(_ image: CGImage, in rect: CGRect) {
    let (width, height) = (CGFloat(image.width), CGFloat(image.height))
    draw(
      image,
      mapping: CGAffineTransform(
        a: rect.width / width, b: 0, c: 0, d: -rect.height / height, tx: rect.minX, ty: rect.maxY))
  }

  /// Draws an image into a rectangle, its top row at the rectangle's smallest y: upright in UIKit's contexts.
  ///
  /// - Parameter halved: returns cached, smaller copies of the image; nil makes them anew.
  package func drawUpright(
    _ image: CGImage, in rect: CGRect, halved: ((CGImage.Halvings) -> CGImage?)? = nil
  ) {
    let (width, height) = (CGFloat(image.width), CGFloat(image.height))
    draw(
      image,
      mapping: CGAffineTransform(
        a: rect.width / width, b: 0, c: 0, d: rect.height / height, tx: rect.minX, ty: rect.minY), halved: halved)
  }

  /// Returns the inverse translation of a transform in 1/256 of a pixel, if it is nothing but a translation.
  private static func translation(_ t: CGAffineTransform) -> (x: Int, y: Int)? {
    guard t.a == 1, t.b == 0, t.c == 0, t.d == 1, t.tx.magnitude < 1e6, t.ty.magnitude < 1e6 else { return nil }
    let (x, y) = ((-t.tx * 256).rounded(), (-t.ty * 256).rounded())
    return x == -t.tx * 256 && y == -t.ty * 256 ? (Int(x), Int(y)) : nil
  }

  /// Draws an image whose pixels a transform maps to user space.
  private func draw(
    _ image: CGImage, mapping: CGAffineTransform, halved: ((CGImage.Halvings) -> CGImage?)? = nil
  ) {
    let target = CGRect(x: 0, y: 0, width: image.width, height: image.height).applying(mapping)
    withShadow(of: pixels(around: target)) { $0.drawImage(image, mapping: mapping, halved: halved) }
  }

  /// Draws an image without a shadow.
  func drawImage(
    _ image: CGImage, mapping: CGAffineTransform, halved: ((CGImage.Halvings) -> CGImage?)? = nil
  ) {
    var image = image
    var transform = mapping.concatenating(state.transform)
    guard image.width > 0, image.height > 0, transform.isFinite else { return }
    let path = CGPath(
      rect: CGRect(x: 0, y: 0, width: image.width, height: image.height), transform: &transform)
    if state.interpolationQuality != .none {
      let halvings = image.halvings(for: transform)
      let reduced = halved?(halvings) ?? image.halved(halvings)
      transform = CGAffineTransform(
        scaleX: CGFloat(image.width) / CGFloat(reduced.width), y: CGFloat(image.height) / CGFloat(reduced.height)
      ).concatenating(transform)
      image = reduced
    }
    let back = transform.inverted()
    guard transform.isInvertible,
      let lookup = AffineMapping(a: back.a, b: back.b, c: back.c, d: back.d, tx: back.tx, ty: back.ty)
    else { return }
    let isNearest = state.interpolationQuality == .none
    let opacity = UInt8((state.alpha * 255).rounded())
    let buffer = image.buffer
    buffer.pixels.withUnsafeBufferPointer { pixels in
      let window = PixelRect(x: 0, y: 0, width: buffer.width, height: buffer.height)
      guard let base = pixels.baseAddress,
        let pixelSource = PixelSource(base: base, stride: buffer.width, window: window)
      else { return }
      // An image translated by a multiple of 1/256 of a pixel is read run by run.
      let offset = Self.translation(transform)
      let source = PaintSource.pixels(opacity: opacity) { x, y, target, count in
        if let offset {
          Sampler.translated(pixelSource, x: x << 8 + offset.x, y: y << 8 + offset.y, into: target, count: count)
          return
        }
        if isNearest {
          Sampler.nearest(pixelSource, lookup, x: x, y: y, into: target, count: count)
        } else {
          Sampler.bilinear(pixelSource, lookup, x: x, y: y, into: target, count: count)
        }
      }
      paint(ScanConverter(path.outline()), source, mode: state.blendMode)
    }
  }
}

/// The quality of interpolation between an image's pixels.
public enum CGInterpolationQuality: Int32, Hashable, Sendable, Codable, CaseIterable {
  /// Bilinear, after averaging if an image shrinks to less than half.
  case `default` = 0
  /// The nearest pixel.
  case none = 1
  /// The same as the default.
  case low = 2
  /// The same as the default.
  case medium = 4
  /// The same as the default.
  case high = 3
}
