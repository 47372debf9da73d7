import QuartzCore

/// The layer of a new view.
extension UIView {
  static func makeLayer() -> CALayer {
    ClassInitializers.make(drawsContents ? layerClass as? CALayer.Type ?? CALayer.self : CALayer.self)
  }

  func setUpLayer(frame: CGRect) {
    backingLayer.owner = self
    backingLayer.frame = frame
    backingLayer.setNeedsDisplay()
    let environment = MediaEnvironment.currentIfAny as? UIEnvironment
    backingLayer.contentsScale = environment?.screen.scale ?? 1
    if let environment, environment.traitsVary { traitState.lastDelivered = environment.screen.traitCollection }
    if Self.requiresConstraintBasedLayout { requestConstraintUpdate() }
  }
}
