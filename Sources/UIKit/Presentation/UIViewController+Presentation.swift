import QuartzCore

extension UIViewController {
  /// The presentation controller that was asked for before the presentation, made for the style of that moment (T-72).
  var earlyPresentationController: UIPresentationController {
    if let early = modal.early { return early.controller }
    let controller = makePresentationController(presenter: nil, source: self)
    controller.holdPresented(false)
    modal.early = ModalState.Early(
      controller: controller, style: modalPresentationStyle, delegate: transitioningDelegate)
    return controller
  }

  /// The transitioning delegate, with a word where one was set and is gone (P-1).
  var liveTransitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    if transitioningDelegate == nil, modal.delegateWatch.hasLostDelegate {
      environment.report(.delegateGone(owner: "\(type(of: self)) \(traceName)", property: "transitioningDelegate"))
    }
    return transitioningDelegate.map(environment.optionalMethods.complete)
  }

  // MARK: Presenting

  func beginPresenting(_ presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let presenter = presenterInContext(for: presented.modalPresentationStyle)
    guard canPresent(presented, by: presenter) else { return }
    let controller = presentationController(for: presented, presenter: presenter)
    let style = adaptedStyle(of: controller, for: presented, in: presenter)
    let ownerDecides = style.isInContext && presenter.providesPresentationContextTransitionStyle
    let presentation = Presentation(
      of: presented, by: presenter, controller: controller, style: style,
      transitionStyle: (ownerDecides ? presenter : presented).modalTransitionStyle)
    presentation.present(source: self, animated: animated && UIView.areAnimationsEnabled, completion: completion)
  }

  /// Who really presents: the owner of the context, or the controller at the top of the parents (T-68).
  private func presenterInContext(for style: UIModalPresentationStyle) -> UIViewController {
    var presenter = self
    while true {
      if style.isInContext, presenter.definesPresentationContext { return presenter }
      guard let parent = presenter.parent else { return presenter }
      presenter = parent
    }
  }

  private func canPresent(_ presented: UIViewController, by presenter: UIViewController) -> Bool {
    let (name, presenterName) = (presented.traceName, presenter.traceName)
    if let other = presenter.modal.presents {
      environment.report(
        .alreadyPresenting(controller: name, presenter: presenterName, other: other.presented.traceName))
    } else if presented.modal.isPresentedBy != nil || presented.parent != nil || presented === presenter
      || presented.viewIfLoaded?.window != nil
    {
      environment.report(.presentedActive(controller: name))
    } else if presenter.isBeingPresented || presenter.isBeingDismissed {
      environment.report(.presentationInProgress(call: "present", controller: name))
    } else if presenter.viewIfLoaded?.window == nil {
      environment.report(.presenterNotInWindow(controller: name, presenter: presenterName))
    } else {
      return true
    }
    return false
  }

  private func presentationController(
    for presented: UIViewController, presenter: UIViewController
  ) -> UIPresentationController {
    guard let early = presented.modal.early else {
      return presented.makePresentationController(presenter: presenter, source: self)
    }
    let isCustom = presented.modalPresentationStyle == .custom
    let delegateChanged = isCustom && early.delegate !== presented.transitioningDelegate
    if early.style != presented.modalPresentationStyle || delegateChanged {
      environment.report(.presentationControllerFrozen(controller: presented.traceName, style: "\(early.style)"))
    }
    return early.controller
  }

  /// The delegate's presentation controller where the style is custom, else the system's own (T-71).
  private func makePresentationController(
    presenter: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    let style = modalPresentationStyle
    if style == .custom, let delegate = liveTransitioningDelegate {
      environment.record(
        .delegate, traceName, "presentationController(forPresented:presenting:source:)",
        [traceName, presenter?.traceName ?? "nil", source.traceName])
      if let controller = delegate.presentationController(forPresented: self, presenting: presenter, source: source) {
        return controller
      }
    }
    let controller = UIPresentationController(presentedViewController: self, presenting: presenter)
    controller.style = style
    return controller
  }

  /// T-91: sheets and popovers adapt; what they adapt to here always covers the screen.
  private func adaptedStyle(
    of controller: UIPresentationController, for presented: UIViewController, in presenter: UIViewController
  ) -> UIModalPresentationStyle {
    let style = controller.presentationStyle
    guard style.isSheet else { return style }
    var adapted = UIModalPresentationStyle.none
    if let delegate = controller.delegate, (presenter.view.window?.bounds.width ?? 0) < 600 {
      adapted = delegate.adaptivePresentationStyle(for: controller)
      if adapted == .fullScreen {
        controller.adaptedStyle = .fullScreen
        return .fullScreen
      }
    }
    environment.report(.sheetsMissing(controller: presented.traceName, style: "\(style)"))
    controller.adaptedStyle = .overFullScreen
    return .overFullScreen
  }

  // MARK: Dismissing

  /// Takes away what the controller or an ancestor presents, else the controller itself (T-88).
  func beginDismissing(animated: Bool, completion: (() -> Void)?) {
    var controller: UIViewController? = self
    while let current = controller {
      let presentation = current.modal.presents ?? current.modal.isPresentedBy
      if let presentation {
        return presentation.dismiss(animated: animated && UIView.areAnimationsEnabled, completion: completion)
      }
      controller = current.parent
    }
    // There is nothing to take away; who waits is told all the same.
    if let completion { environment.runAfterCommit(completion) }
  }
}

extension UIModalPresentationStyle {
  /// Whether the style covers the nearest context instead of the screen.
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}
