import CoreGraphics

/// The context that drawing goes to: inside `draw(_:)` and image renderers; nil elsewhere.
@preconcurrency @MainActor public func UIGraphicsGetCurrentContext() -> CGContext? {
  UIEnvironment.active.graphics.current
}

/// Makes a context the current one until ``UIGraphicsPopContext()``.
@preconcurrency @MainActor public func UIGraphicsPushContext(_ context: CGContext) {
  UIEnvironment.active.graphics.push(context)
}

/// Makes the context before the current one.
@preconcurrency @MainActor public func UIGraphicsPopContext() {
  UIEnvironment.active.graphics.pop()
}

extension UIColor {
  /// Makes this the fill and stroke colour of the current context.
  @MainActor public func set() {
    setFill()
    setStroke()
  }

  /// Makes this the fill colour of the current context.
  @MainActor public func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  /// Makes this the stroke colour of the current context.
  @MainActor public func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }
}
