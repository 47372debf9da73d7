import QuartzCore

extension UIView {
  /// A point of the superview in this view, for a hit test: where the view is shown while a property animator moves it, unless the
  /// app does the hit testing itself (P-57); else where the model has it (C-71).
  func pointForHitTest(_ point: CGPoint, of superview: UIView) -> CGPoint {
    guard hitTestsPresentation else { return convert(point, from: superview) }
    let shown = layer.presentedState.transformToSuperlayer(of: superview.layer.model_)
    return PlanarProjection(shown).inverted?.apply(point) ?? convert(point, from: superview)
  }

  private var hitTestsPresentation: Bool {
    layer.entries.contains { entry in
      guard !entry.hasEnded, let animator = uiEnvironment.animator(of: entry.track?.clock) else {
        return false
      }
      return !animator.isManualHitTestingEnabled
    }
  }
}
