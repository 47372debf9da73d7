import QuartzCore

extension UIView {
  /// Lets `draw(_:)` draw the layer's contents; a view whose `draw(_:)` asks for no context keeps the contents it has.
  ///
  /// - Returns: what was drawn.
  func drawContents() -> CGImage? {
    let environment = uiEnvironment
    let (size, scale) = (bounds.size, environment.screen.scale)
    guard size.width > 0, size.height > 0 else { return nil }
    let origin = bounds.origin
    let context = environment.graphics.collect {
      let context = try? CGContext(size: size, scale: scale)
      context?.translateBy(x: -origin.x, y: -origin.y)
      return context
    } draw: {
      draw(bounds)
    }
    guard let context else { return nil }
    let image = context.makeImage()
    show(image, scale: scale)
    return image
  }

  /// Shows what another view has drawn that looks the same; where none has, this one draws.
  func display(_ key: DrawingKey) {
    let environment = uiEnvironment
    if let cached = environment.drawingCache.image(for: key) {
      show(cached, scale: environment.screen.scale)
    } else if let image = drawContents() {
      environment.drawingCache.store(image, for: key)
    }
  }

  /// Drawing is no change of the view: a snapshot or a transition in an animation block may ask for it, and nothing fades in.
  private func show(_ image: CGImage?, scale: CGFloat) {
    UIView.performWithoutAnimation {
      layer.contents = image
      layer.contentsScale = scale
    }
  }
}
