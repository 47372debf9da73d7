import Foundation

extension CGContext {
  /// Saves transform, clip, colours and line attributes; the current path is not part of them.
  public func saveGState() {
    savedStates.append(state)
  }

  /// Restores the state that was saved last; does nothing if there is none.
  public func restoreGState() {
    if let saved = savedStates.popLast() { state = saved }
  }

  /// Maps user space to the context's pixels, whose origin is at the top left.
  public var ctm: CGAffineTransform {
    state.transform
  }

  /// Maps user space to the context's pixels.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform {
    state.transform
  }

  /// Prepends a transform to the current one; a transform that is not finite is ignored.
  public func concatenate(_ transform: CGAffineTransform) {
    let result = transform.concatenating(state.transform)
    if result.isFinite { state.transform = result }
  }

  /// Translates the origin.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales user space.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Rotates user space by an angle in radians.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Sets the opacity of later drawing, in 0…1.
  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = alpha > 0 ? min(alpha, 1) : 0
  }

  /// Sets the blend mode.
  public func setBlendMode(_ mode: CGBlendMode) {
    state.blendMode = mode
  }

  /// Sets whether edges are antialiased.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.shouldAntialias = shouldAntialias
  }

  /// The quality with which images are scaled.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }

  // MARK: Colours

  /// Sets the fill colour.
  public func setFillColor(_ color: CGColor) {
    state.fillColor = color
  }

  /// Sets the fill colour by its components in 0…1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the fill colour to a grey.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(gray: gray, alpha: alpha)
  }

  /// Sets the stroke colour.
  public func setStrokeColor(_ color: CGColor) {
    state.strokeColor = color
  }

  /// Sets the stroke colour by its components in 0…1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the stroke colour to a grey.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(gray: gray, alpha: alpha)
  }

  // MARK: Lines

  /// Sets the width of lines, in user space.
  public func setLineWidth(_ width: CGFloat) {
    state.lineWidth = width
  }

  /// Sets the shape of open ends.
  public func setLineCap(_ cap: CGLineCap) {
    state.lineCap = cap
  }

  /// Sets the shape of corners.
  public func setLineJoin(_ join: CGLineJoin) {
    state.lineJoin = join
  }

  /// Sets the greatest length of a mitred corner, in line widths.
  public func setMiterLimit(_ limit: CGFloat) {
    state.miterLimit = limit
  }

  /// Sets the lengths of dashes and gaps by turns, in user space; empty for solid lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.dashPhase = phase
    state.dashLengths = lengths
  }
}
