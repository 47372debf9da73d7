import QuartzCore

extension UIView {
  /// Lets `draw(_:)` draw the layer's contents; a view whose `draw(_:)` asks for no context keeps the contents it has.
  func drawContents() {
    let environment = uiEnvironment
    let (size, scale) = (bounds.size, environment.screen.scale)
    guard size.width > 0, size.height > 0 else { return }
    let origin = bounds.origin
    let context = environment.graphics.collect {
      let context = try? CGContext(size: size, scale: scale)
      context?.translateBy(x: -origin.x, y: -origin.y)
      return context
    } draw: {
      draw(bounds)
    }
    guard let context else { return }
    // Drawing is no change of the view: a snapshot or a transition in an animation block may ask for it, and nothing fades in.
    UIView.performWithoutAnimation {
      layer.contents = context.makeImage()
      layer.contentsScale = scale
    }
  }
}
