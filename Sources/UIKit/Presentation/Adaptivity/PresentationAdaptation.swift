import QuartzCore

/// The adaptation of a presentation to its traits: style, presentation controller and presented controller (A-28,
/// T-91).
@MainActor struct PresentationAdaptation {
  /// The presentation controller in use: the app's own, or one of the adapted style.
  let effective: UIPresentationController
  /// The controller that is presented. The app may replace it, for example by a navigation controller around it.
  let presented: UIViewController
  /// The adapted style; `.none` without adaptation.
  let style: UIModalPresentationStyle

  /// Asks the delegate, else the presentation controller, for the style.
  init(of nominal: UIPresentationController) {
    self.init(of: nominal, asked: Self.ask(nominal))
  }

  /// Makes the adaptation to a style; `.none` stands for the controller's own.
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
    controller.replacePresented(by: presented)
    delegate?.presentationController(nominal, prepare: controller)
    effective = controller
    style = asked
  }

  /// Returns the style for the current traits, from the delegate or else from the presentation controller; `.none` for
  /// its own.
  static func ask(_ nominal: UIPresentationController) -> UIModalPresentationStyle {
    let traits = nominal.surroundingTraits
    let answer =
      nominal.liveDelegate?.adaptivePresentationStyle(for: nominal, traitCollection: traits)
      ?? nominal.adaptivePresentationStyle
    let style = answer == .automatic ? nominal.adaptedStyle(for: PresentationSizeClasses(traits)) : answer
    return style == nominal.presentationStyle ? .none : style
  }
}
