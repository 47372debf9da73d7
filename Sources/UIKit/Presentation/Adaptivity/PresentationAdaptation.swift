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
    let original = nominal.presentedViewController
    let asked = Self.ask(nominal)
    guard asked != .none, asked != nominal.presentationStyle else {
      (effective, presented, style) = (nominal, original, .none)
      return
    }
    guard let controller = nominal.adaptiveController(for: asked) else {
      original.environment.report(.notAdaptive(controller: original.traceName, style: "\(asked)"))
      (effective, presented, style) = (nominal, original, .none)
      return
    }
    let substitute = nominal.delegate?.presentationController(
      nominal, viewControllerForAdaptivePresentationStyle: asked)
    presented = substitute ?? original
    if let substitute { controller.represent(substitute) }
    nominal.delegate?.presentationController(nominal, prepare: controller)
    effective = controller
    style = asked
  }

  /// A delegate is asked, else the presentation controller.
  private static func ask(_ nominal: UIPresentationController) -> UIModalPresentationStyle {
    let traits = nominal.roomTraits
    let answer =
      nominal.delegate?.adaptivePresentationStyle(for: nominal, traitCollection: traits)
      ?? nominal.adaptivePresentationStyle
    return answer == .automatic ? nominal.adaptedStyle(in: PresentationSpace(traits)) : answer
  }
}
