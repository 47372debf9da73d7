import CoreGraphics

/// Returns the current context, inside `draw(_:)` and image renderers; nil elsewhere.
@preconcurrency @MainActor public func UIGraphicsGetCurrentContext() -> CGContext? {
  UIEnvironment.active.graphics.current
}

/// Makes a context the current one until ``UIGraphicsPopContext()``.
@preconcurrency @MainActor public func UIGraphicsPushContext(_ context: CGContext) {
  UIEnvironment.active.graphics.push(context)
}

/// Removes the current context; the one before is current again.
@preconcurrency @MainActor public func UIGraphicsPopContext() {
  UIEnvironment.active.graphics.pop()
}

extension UIColor {
  /// Sets the fill and stroke colour of the current context.
  @MainActor public func set() {
    setFill()
    setStroke()
  }

  /// Sets the fill colour of the current context.
  @MainActor public func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  /// Sets the stroke colour of the current context.
  @MainActor public func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }
}
