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

/// An adaptation that is prepared for a running change of traits.
@MainActor struct PendingAdaptation {
  let adaptation: PresentationAdaptation
  /// The frame of the presented view in the container, before the container's size changed.
  let start: CGRect
  /// The coordinator of the change; nil for a change without animation.
  let coordinator: (any UIViewControllerTransitionCoordinator)?
}

/// The state of a running adaptation, which ends with its size change or with a dismissal.
struct RunningAdaptation {
  /// Whether the presenter's view was removed before.
  let removedBefore: Bool
  /// Whether another controller is presented now.
  let showsAnother: Bool
  /// Whether everything has begun that ends with the adaptation.
  var hasBegun = false
}

/// The size classes around a presentation.
struct PresentationSizeClasses: Equatable {
  let isCompactWidth: Bool
  let isCompactHeight: Bool

  init(_ traits: UITraitCollection) {
    isCompactWidth = traits.horizontalSizeClass == .compact
    isCompactHeight = traits.verticalSizeClass == .compact
  }
}

extension UIWindow {
  /// Adapts every presentation in the window to the window's traits (A-28, T-91).
  ///
  /// Lower presentations come first. A presentation waits while another is being presented or dismissed over it.
  func adaptPresentations() {
    guard uiEnvironment.traitsVary, let root = rootViewController else { return }
    for presentation in root.presentationsInside { presentation.adaptIfNeeded() }
  }

  /// Adapts every presentation after the commit: one that has just come back may have missed a change of traits.
  func adaptPresentationsAfterCommit() {
    guard uiEnvironment.traitsVary else { return }
    uiEnvironment.runAfterCommit { [link = WeakReference(self)] in link.target?.adaptPresentations() }
  }
}

extension UIViewController {
  /// The presentations of the controller and its descendants, lower ones first.
  var presentationsInside: [Presentation] {
    var found = storedChildren.flatMap(\.presentationsInside)
    if let presents = modal.presents { found += [presents] + presents.presented.presentationsInside }
    return found
  }
}
