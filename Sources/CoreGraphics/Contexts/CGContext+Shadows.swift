import Foundation
import Raster

extension CGContext {
  /// The widest standard deviation of a shadow's blur, in pixels.
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
  ///   - blur: how soft its edges are, in the same units; half of it is the standard deviation, at most 256 pixels. Not above 0 is
  ///     sharp.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, offset.width.isFinite, offset.height.isFinite, blur.isFinite else { return state.shadow = nil }
    state.shadow = DropShadow(offset: offset, blur: max(0, blur), color: color)
  }

  /// Draws something, as one, over its shadow.
  ///
  /// - Parameter area: the pixels outside of which nothing is drawn, or the clip's where that is not known.
  func withShadow(of area: PixelRect? = nil, _ draw: (CGContext) -> Void) {
    guard let shadow = state.shadow, state.blendMode != .clear else { return draw(self) }
    state.shadow = nil
    defer { state.shadow = shadow }
    lay(shadow, of: area, draw)
    draw(self)
  }

  /// The pixels around a rectangle of user space, which may be any; nil where they cannot be counted.
  func pixels(around rect: CGRect) -> PixelRect? {
    let box = rect.applying(state.transform)
    guard [box.minX, box.minY, box.maxX, box.maxY].allSatisfy({ $0.magnitude < 1e9 }) else { return nil }
    return PixelRect(
      minX: Int(box.minX.rounded(.down)) - 1, minY: Int(box.minY.rounded(.down)) - 1,
      maxX: Int(box.maxX.rounded(.up)) + 1, maxY: Int(box.maxY.rounded(.up)) + 1)
  }

  /// Lays the shadow alone: what is drawn is drawn aside, blurred, and drawn again in the shadow's colour, inside the clip.
  private func lay(_ shadow: DropShadow, of area: PixelRect?, _ draw: (CGContext) -> Void) {
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
    let reaching = PixelRect(
      minX: clip.minX - right - blur.reach - 1, minY: clip.minY - down - blur.reach - 1,
      maxX: clip.maxX - right + blur.reach, maxY: clip.maxY - down + blur.reach)
    let window = area.map { $0.intersection(reaching) } ?? reaching
    guard (try? CGImageError.check(width: window.width, height: window.height)) != nil else { return }
    let aside = CGContext(BitmapMemory(window: window), base: base, tracker: unsupportedFeatures)
    aside.state = state
    (aside.state.clip, aside.state.blendMode) = (ClipRegion(window), .normal)
    draw(aside)
    let picture = aside.memory.copy()
    let ink = picture.inkBounds
    guard !ink.isEmpty else { return }
    // Whole blocks of the reduced picture, with room for the blur.
    let margin = blur.reach
    let room = PixelRect(
      minX: ink.minX - margin, minY: ink.minY - margin, maxX: ink.maxX + margin, maxY: ink.maxY + margin)
    guard (try? CGImageError.check(width: room.width, height: room.height)) != nil else { return }
    let reduced = picture.alphaSilhouette(in: room, pixel: shadow.color.premultipliedBGRA).downsampled(
      columns: blur.halvings, rows: blur.halvings)
    let factor = CGFloat(1 << blur.halvings)
    saveGState()
    (state.transform, state.alpha, state.interpolationQuality) = (.identity, 1, .default)
    // In modes in which nothing, too, changes what is there, the shadow would cut its rectangle out.
    if [.copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop].contains(state.blendMode) {
      state.blendMode = .normal
    }
    drawPicture(
      CGImage(blur.blurred(reduced, extendsEdges: false)),
      mapping: CGAffineTransform(
        a: factor, b: 0, c: 0, d: factor, tx: CGFloat(window.minX + room.minX) + way.x,
        ty: CGFloat(window.minY + room.minY) + way.y))
    restoreGState()
  }
}

/// What drawings, or the letters of a text, cast on what lies behind them.
package struct DropShadow: Hashable, Sendable {
  /// Where it lies, in units of the space in which the context was made, whatever the transform is; of letters in points to the
  /// right and downwards.
  package var offset: CGSize
  /// How soft its edges are, in the same units: twice the standard deviation.
  package var blur: CGFloat
  /// Its colour.
  package var color: CGColor

  /// A shadow from its parts.
  package init(offset: CGSize, blur: CGFloat, color: CGColor) {
    (self.offset, self.blur, self.color) = (offset, blur, color)
  }
}
