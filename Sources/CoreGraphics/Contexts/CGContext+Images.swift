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
  ///
  /// - Parameter halved: gives smaller copies of the picture, from where they are kept; nil makes them anew.
  package func drawUpright(
    _ image: CGImage, in rect: CGRect, halved: ((CGImage.Halvings) -> CGImage?)? = nil
  ) {
    let (width, height) = (CGFloat(image.width), CGFloat(image.height))
    draw(
      image,
      mapping: CGAffineTransform(
        a: rect.width / width, b: 0, c: 0, d: rect.height / height, tx: rect.minX, ty: rect.minY), halved: halved)
  }

  /// How far a transform moves pixels back, in 1/256 of a pixel, if that is all it does.
  private static func move(_ t: CGAffineTransform) -> (x: Int, y: Int)? {
    guard t.a == 1, t.b == 0, t.c == 0, t.d == 1, t.tx.magnitude < 1e6, t.ty.magnitude < 1e6 else { return nil }
    let (x, y) = ((-t.tx * 256).rounded(), (-t.ty * 256).rounded())
    return x == -t.tx * 256 && y == -t.ty * 256 ? (Int(x), Int(y)) : nil
  }

  /// Draws a picture whose pixels a transform maps to user space.
  private func draw(
    _ image: CGImage, mapping: CGAffineTransform, halved: ((CGImage.Halvings) -> CGImage?)? = nil
  ) {
    let place = CGRect(x: 0, y: 0, width: image.width, height: image.height).applying(mapping)
    withShadow(of: pixels(around: place)) { $0.drawPicture(image, mapping: mapping, halved: halved) }
  }

  /// The same, without a shadow.
  func drawPicture(
    _ image: CGImage, mapping: CGAffineTransform, halved: ((CGImage.Halvings) -> CGImage?)? = nil
  ) {
    var image = image
    var placed = mapping.concatenating(state.transform)
    guard image.width > 0, image.height > 0, placed.isFinite else { return }
    let path = CGPath(
      rect: CGRect(x: 0, y: 0, width: image.width, height: image.height), transform: &placed)
    if state.interpolationQuality != .none {
      let halvings = image.halvings(for: placed)
      let reduced = halved?(halvings) ?? image.halved(halvings)
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
      // A picture that is only moved, by a multiple of 1/256 of a pixel, is read run by run.
      let moved = Self.move(placed)
      let source = PaintSource.pixels(opacity: opacity) { x, y, target, count in
        if let moved {
          Sampler.translated(picture, x: x << 8 + moved.x, y: y << 8 + moved.y, into: target, count: count)
          return
        }
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

/// How pixels between those of a picture are found.
public enum CGInterpolationQuality: Int32, Hashable, Sendable, Codable, CaseIterable {
  /// As the context thinks best: bilinear, after averaging where a picture shrinks to less than half.
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
