import Foundation
import Raster

extension CGContext {
  /// The widest standard deviation of a shadow's blur, in pixels; wider ones are limited to it.
  private static let widestShadow: CGFloat = 256

  /// Gives all that is drawn from now on a shadow of black, a third opaque.
  ///
  /// - Parameters:
  ///   - offset: where it lies, in units of the space in which the context was made, whatever the transform is now.
  ///   - blur: how soft its edges are, in the same units; half of it is the standard deviation (ours: Apple names no number).
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// Gives all that is drawn from now on a shadow of a colour; nil, and numbers that are not finite, take it away.
  ///
  /// - Parameters:
  ///   - offset: where it lies, in units of the space in which the context was made, whatever the transform is now.
  ///   - blur: how soft its edges are, in the same units; half of it is the standard deviation. Not above 0 is sharp.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, offset.width.isFinite, offset.height.isFinite, blur.isFinite else { return state.shadow = nil }
    state.shadow = ContextShadow(offset: offset, blur: max(0, blur), color: color)
  }

  /// Draws something, as one, over its shadow.
  func withShadow(_ draw: (CGContext) -> Void) {
    guard let shadow = state.shadow, state.blendMode != .clear else { return draw(self) }
    state.shadow = nil
    defer { state.shadow = shadow }
    lay(shadow, of: draw)
    draw(self)
  }

  /// Lays the shadow alone: what is drawn is drawn aside, blurred, and drawn again in the shadow's colour, inside the clip.
  private func lay(_ shadow: ContextShadow, of draw: (CGContext) -> Void) {
    let base = baseTransform
    let unit = (base.a * base.d - base.b * base.c).magnitude.squareRoot()
    let blur = Gaussian(sigma: min(shadow.blur / 2 * unit, Self.widestShadow))
    let way = CGPoint(
      x: shadow.offset.width * base.a + shadow.offset.height * base.c,
      y: shadow.offset.width * base.b + shadow.offset.height * base.d)
    let clip = state.clip.bounds
    guard shadow.color.alpha > 0, !clip.isEmpty, way.x.magnitude < 1e6, way.y.magnitude < 1e6 else { return }
    // What casts a shadow on the clip may itself lie outside of it.
    let (right, down) = (Int(way.x.rounded(.down)), Int(way.y.rounded(.down)))
    let window = PixelRect(
      minX: clip.minX - right - blur.reach - 1, minY: clip.minY - down - blur.reach - 1,
      maxX: clip.maxX - right + blur.reach, maxY: clip.maxY - down + blur.reach)
    let aside = CGContext(BitmapMemory(window: window), base: base, tracker: unsupportedFeatures)
    aside.state = state
    (aside.state.clip, aside.state.blendMode) = (ClipRegion(window), .normal)
    draw(aside)
    let picture = aside.memory.copy()
    let ink = picture.ink
    guard !ink.isEmpty else { return }
    // Whole blocks of the reduced picture, with room for the blur.
    let margin = blur.reach
    let room = PixelRect(
      minX: ink.minX - margin, minY: ink.minY - margin, maxX: ink.maxX + margin, maxY: ink.maxY + margin)
    let reduced = picture.silhouette(in: room, pixel: shadow.color.premultipliedBGRA).reduced(
      columns: blur.halvings, rows: blur.halvings)
    let factor = CGFloat(1 << blur.halvings)
    saveGState()
    (state.transform, state.alpha, state.interpolationQuality) = (.identity, 1, .default)
    drawPicture(
      CGImage(blur.blurred(reduced, repeatsEdges: false)),
      mapping: CGAffineTransform(
        a: factor, b: 0, c: 0, d: factor, tx: CGFloat(window.minX + room.minX) + way.x,
        ty: CGFloat(window.minY + room.minY) + way.y))
    restoreGState()
  }
}

extension PixelBuffer {
  /// A pixel's colour wherever there is something, as opaque as that is; `room` may reach beyond the picture.
  fileprivate func silhouette(in room: PixelRect, pixel: UInt32) -> PixelBuffer {
    var result = PixelBuffer(width: room.width, height: room.height)
    for y in max(0, room.minY)..<min(height, room.maxY) {
      let (from, to) = (y * width, (y - room.minY) * room.width - room.minX)
      for x in max(0, room.minX)..<min(width, room.maxX) {
        let alpha = pixels[from + x] >> 24
        if alpha > 0 { result.pixels[to + x] = PixelMath.scale(pixel, by: alpha) }
      }
    }
    return result
  }
}
