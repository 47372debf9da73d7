import QuartzCore

/// What becomes of a presentation in the room that it has: the style, who does the work, and who is shown (A-28, T-91).
@MainActor struct PresentationAdaptation {
  /// The controller that does the work: the app's own, or one of the style that it adapts to.
  let effective: UIPresentationController
  /// The controller that is shown: the app may put another in its place, such as one with a bar around it.
  let presented: UIViewController
  /// The style that was adapted to; `.none` where nothing was.
  let style: UIModalPresentationStyle

  /// Asks the delegate, else the presentation controller.
  init(of nominal: UIPresentationController) {
    self.init(of: nominal, asked: Self.ask(nominal))
  }

  /// The adaptation to a style that was asked for; `.none` goes back to the controller's own.
  init(of nominal: UIPresentationController, asked: UIModalPresentationStyle) {
    let original = nominal.presentedViewController
    guard asked != .none else {
      (effective, presented, style) = (nominal, original, .none)
      return
    }
    guard let controller = nominal.adaptiveController(for: asked) else {
      original.environment.report(.notAdaptive(controller: original.traceName, style: "\(asked)"))
      (effective, presented, style) = (nominal, original, .none)
      return
    }
    let delegate = nominal.liveDelegate
    let substitute = delegate?.presentationController(nominal, viewControllerForAdaptivePresentationStyle: asked)
    presented = substitute ?? original
    controller.represent(presented)
    delegate?.presentationController(nominal, prepare: controller)
    effective = controller
    style = asked
  }

  /// The style that a delegate, else the presentation controller, wants in the room that there is; `.none` for its own.
  static func ask(_ nominal: UIPresentationController) -> UIModalPresentationStyle {
    let traits = nominal.roomTraits
    let answer =
      nominal.liveDelegate?.adaptivePresentationStyle(for: nominal, traitCollection: traits)
      ?? nominal.adaptivePresentationStyle
    let style = answer == .automatic ? nominal.adaptedStyle(in: PresentationSpace(traits)) : answer
    return style == nominal.presentationStyle ? .none : style
  }
}
