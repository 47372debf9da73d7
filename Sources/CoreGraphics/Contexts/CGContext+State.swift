import Foundation

extension CGContext {
  /// Remembers transform, clip, colours and line attributes; the current path is no part of them.
  public func saveGState() {
    savedStates.append(state)
  }

  /// Goes back to what was remembered last; does nothing without it.
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

  /// Puts a transform before the current one; one that is not finite is left out.
  public func concatenate(_ transform: CGAffineTransform) {
    let result = transform.concatenating(state.transform)
    if result.isFinite { state.transform = result }
  }

  /// Moves the origin.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Stretches user space.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Turns user space by an angle in radians.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Sets the opacity of what is drawn from now on, in 0…1.
  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = alpha > 0 ? min(alpha, 1) : 0
  }

  /// Sets how what is drawn meets what is there.
  public func setBlendMode(_ mode: CGBlendMode) {
    state.blendMode = mode
  }

  /// Whether edges are smoothed.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.shouldAntialias = shouldAntialias
  }

  /// How pictures are enlarged and reduced.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }

  // MARK: Colours

  /// Sets the colour of insides.
  public func setFillColor(_ color: CGColor) {
    state.fillColor = color
  }

  /// Sets the colour of insides by its components in 0…1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the colour of insides to a grey.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(gray: gray, alpha: alpha)
  }

  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) {
    state.strokeColor = color
  }

  /// Sets the colour of lines by its components in 0…1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the colour of lines to a grey.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(gray: gray, alpha: alpha)
  }

  // MARK: Lines

  /// Sets the width of lines, in user space.
  public func setLineWidth(_ width: CGFloat) {
    state.lineWidth = width
  }

  /// Sets how open lines end.
  public func setLineCap(_ cap: CGLineCap) {
    state.lineCap = cap
  }

  /// Sets how lines turn.
  public func setLineJoin(_ join: CGLineJoin) {
    state.lineJoin = join
  }

  /// Sets the longest point of a mitred corner, in line widths.
  public func setMiterLimit(_ limit: CGFloat) {
    state.miterLimit = limit
  }

  /// Sets the lengths of dashes and gaps in turn, in user space; none for whole lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.dashPhase = phase
    state.dashLengths = lengths
  }
}
