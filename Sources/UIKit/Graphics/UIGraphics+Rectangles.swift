import CoreGraphics

/// Fills a rectangle of the current context with its fill colour.
@preconcurrency @MainActor public func UIRectFill(_ rect: CGRect) {
  UIRectFillUsingBlendMode(rect, .copy)
}

/// Fills a rectangle of the current context with its fill colour and a blend mode.
@preconcurrency @MainActor public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  paint(blendMode) { $0.fill(rect) }
}

/// Draws a line of one point inside a rectangle with the current context's fill colour.
@preconcurrency @MainActor public func UIRectFrame(_ rect: CGRect) {
  UIRectFrameUsingBlendMode(rect, .copy)
}

/// Draws a line of one point inside a rectangle with the current context's fill colour and a blend mode.
@preconcurrency @MainActor public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  paint(blendMode) { context in
    let (inner, height) = (rect.insetBy(dx: 0, dy: 1), max(0, rect.height - 2))
    context.fill([
      CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: min(1, rect.height)),
      CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: rect.height > 1 ? 1 : 0),
      CGRect(x: rect.minX, y: inner.minY, width: min(1, rect.width), height: height),
      CGRect(x: rect.maxX - 1, y: inner.minY, width: rect.width > 1 ? 1 : 0, height: height),
    ])
  }
}

/// Clips all further drawing into the current context to a rectangle.
@preconcurrency @MainActor public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}

@MainActor private func paint(_ blendMode: CGBlendMode, _ draw: (CGContext) -> Void) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  draw(context)
  context.restoreGState()
}
