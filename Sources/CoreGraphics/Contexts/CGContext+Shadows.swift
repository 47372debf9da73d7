import Foundation
import Raster

extension CGContext {
  /// The greatest standard deviation of a shadow's blur, in pixels.
  private static let maxShadowSigma: CGFloat = 256

  /// Sets a black shadow, a third opaque, for all later drawing.
  ///
  /// - Parameters:
  ///   - offset: in units of the space in which the context was created, independent of the current transform.
  ///   - blur: in the same units; half of it is the standard deviation (ours: Apple names no number).
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// Sets a shadow for all later drawing; a nil colour, and numbers that are not finite, remove it.
  ///
  /// - Parameters:
  ///   - offset: in units of the space in which the context was created, independent of the current transform.
  ///   - blur: in the same units; half of it is the standard deviation, at most 256 pixels. Values not above 0 are
  ///     sharp.
  ///   - color: the shadow's colour, with its opacity; nil removes the shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, offset.width.isFinite, offset.height.isFinite, blur.isFinite else { return state.shadow = nil }
    state.shadow = DropShadow(offset: offset, blur: max(0, blur), color: color)
  }

  /// Draws as a group over its shadow.
  ///
  /// - Parameter area: the pixels outside of which nothing is drawn; nil for the clip's.
  func withShadow(of area: PixelRect? = nil, _ draw: (CGContext) -> Void) {
    guard let shadow = state.shadow, state.blendMode != .clear else { return draw(self) }
    state.shadow = nil
    defer { state.shadow = shadow }
    drawShadow(shadow, of: area, draw)
    draw(self)
  }

  /// Returns the pixels around any rectangle of user space; nil if they are out of range.
  func pixels(around rect: CGRect) -> PixelRect? {
    let box = rect.applying(state.transform)
    guard [box.minX, box.minY, box.maxX, box.maxY].allSatisfy({ $0.magnitude < 1e9 }) else { return nil }
    return PixelRect(
      minX: Int(box.minX.rounded(.down)) - 1, minY: Int(box.minY.rounded(.down)) - 1,
      maxX: Int(box.maxX.rounded(.up)) + 1, maxY: Int(box.maxY.rounded(.up)) + 1)
  }

  /// Draws the shadow alone: draws into a separate bitmap, blurs it, and draws it in the shadow's colour inside the
  /// clip.
  private func drawShadow(_ shadow: DropShadow, of area: PixelRect?, _ draw: (CGContext) -> Void) {
    let base = baseTransform
    let unit = (base.a * base.d - base.b * base.c).magnitude.squareRoot()
    let blur = Gaussian(sigma: min(shadow.blur / 2 * unit, Self.maxShadowSigma))
    let shadowOffset = CGPoint(
      x: shadow.offset.width * base.a + shadow.offset.height * base.c,
      y: shadow.offset.width * base.b + shadow.offset.height * base.d)
    let clip = state.clip.bounds
    guard shadow.color.alpha > 0, !clip.isEmpty, shadowOffset.x.magnitude < 1e6, shadowOffset.y.magnitude < 1e6 else {
      return
    }
    // A drawing outside of the clip can cast a shadow into it.
    let (right, down) = (Int(shadowOffset.x.rounded(.down)), Int(shadowOffset.y.rounded(.down)))
    let reaching = PixelRect(
      minX: clip.minX - right - blur.reach - 1, minY: clip.minY - down - blur.reach - 1,
      maxX: clip.maxX - right + blur.reach, maxY: clip.maxY - down + blur.reach)
    let window = area.map { $0.intersection(reaching) } ?? reaching
    guard (try? CGImageError.check(width: window.width, height: window.height)) != nil else { return }
    let aside = CGContext(BitmapMemory(window: window), base: base, tracker: unsupportedFeatures)
    aside.state = state
    (aside.state.clip, aside.state.blendMode) = (ClipRegion(window), .normal)
    draw(aside)
    let bitmap = aside.memory.copy()
    let ink = bitmap.inkBounds
    guard !ink.isEmpty else { return }
    // Whole blocks of the downsampled bitmap, with a margin for the blur.
    let margin = blur.reach
    let shadowRect = PixelRect(
      minX: ink.minX - margin, minY: ink.minY - margin, maxX: ink.maxX + margin, maxY: ink.maxY + margin)
    guard (try? CGImageError.check(width: shadowRect.width, height: shadowRect.height)) != nil else { return }
    let reduced = bitmap.alphaSilhouette(in: shadowRect, pixel: shadow.color.premultipliedBGRA).downsampled(
      columns: blur.halvings, rows: blur.halvings)
    let factor = CGFloat(1 << blur.halvings)
    saveGState()
    (state.transform, state.alpha, state.interpolationQuality) = (.identity, 1, .default)
    // Such a mode would also erase the rest of the shadow's rectangle.
    if state.blendMode.affectsUncoveredPixels { state.blendMode = .normal }
    drawImage(
      CGImage(blur.blurred(reduced, extendsEdges: false)),
      mapping: CGAffineTransform(
        a: factor, b: 0, c: 0, d: factor, tx: CGFloat(window.minX + shadowRect.minX) + shadowOffset.x,
        ty: CGFloat(window.minY + shadowRect.minY) + shadowOffset.y))
    restoreGState()
  }
}

/// A shadow of drawings, or of a text's glyphs.
package struct DropShadow: Hashable, Sendable {
  /// The offset, in units of the space in which the context was created, independent of the transform; for glyphs in
  /// points to the right and downwards.
  package var offset: CGSize
  /// The blur in the same units: twice the standard deviation.
  package var blur: CGFloat
  /// The colour.
  package var color: CGColor

  /// Creates a shadow.
  package init(offset: CGSize, blur: CGFloat, color: CGColor) {
    (self.offset, self.blur, self.color) = (offset, blur, color)
  }
}
