import CoreGraphics

/// Returns the current context, inside `draw(_:)` and image renderers; nil elsewhere.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  GraphicsContextStack.running.current
}

/// Makes a context the current one until ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsContextStack.running.push(context)
}

/// Removes the current context; the one before is current again.
public func UIGraphicsPopContext() {
  GraphicsContextStack.running.pop()
}

/// Begins an image context of a size in points, one pixel each, until ``UIGraphicsEndImageContext()``.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image context of a size in points; an opaque one begins black, and a scale of 0 is the screen's.
///
/// A size without pixels gives a context that draws nothing, with a diagnostic; it must be ended all the same.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let scale = scale > 0 && scale.isFinite ? scale : UITraitCollection.forImages.displayScale
  let context = try? CGContext(size: size, scale: scale, opaque: opaque)
  if context == nil { MainThread.run { UIEnvironment.active.report(.unusableImageSize(size)) } }
  GraphicsContextStack.running.pushImage(context, scale: scale)
}

/// Returns the image of the innermost image context; nil outside of one.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let (context, scale) = GraphicsContextStack.running.currentImage, let image = context.makeImage() else {
    return nil
  }
  return UIImage(cgImage: image, scale: scale, orientation: .up)
}

/// Ends the innermost image context.
public func UIGraphicsEndImageContext() {
  GraphicsContextStack.running.popImage()
}

/// Fills a rectangle of the current context with its fill colour.
public func UIRectFill(_ rect: CGRect) {
  UIRectFillUsingBlendMode(rect, .copy)
}

/// Fills a rectangle of the current context with its fill colour and a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  paint(blendMode) { $0.fill(rect) }
}

/// Draws a line of one point inside a rectangle with the current context's fill colour.
public func UIRectFrame(_ rect: CGRect) {
  UIRectFrameUsingBlendMode(rect, .copy)
}

/// Draws a line of one point inside a rectangle with the current context's fill colour and a blend mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
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
public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}

private func paint(_ blendMode: CGBlendMode, _ draw: (CGContext) -> Void) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  draw(context)
  context.restoreGState()
}
