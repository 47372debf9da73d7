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
    let animated = animated && UIView.areAnimationsEnabled
    inTurn(isPresenting: true) { $0.presentNow(presented, animated: animated, completion: completion) }
  }

  /// Makes a request now, or at the end of the transition that it has to wait for (T-134). By then the controller may have left its
  /// parent, which makes the request in its place.
  private func inTurn(isPresenting: Bool, _ request: @escaping (UIViewController) -> Void) {
    guard let running = coordinatorToAwait(isPresenting: isPresenting) else { return request(self) }
    let formerParent = storedParent
    running.animate(alongsideTransition: nil) { [self] _ in
      request(storedParent == nil ? formerParent ?? self : self)
    }
  }

  /// The coordinator of the running transition of this controller, or of one that it lies in, after which a request of here has its turn
  /// (T-134); nil where none runs.
  ///
  /// That is a push, a pop, a change of tabs or children, and the controller's own presentation, of which a `dismiss` waits for the
  /// did-callbacks alone, since it is refused before (T-89). A dismissal keeps nothing waiting (T-69, T-160), nor does a size change.
  package func coordinatorToAwait(isPresenting: Bool) -> (any UIViewControllerTransitionCoordinator)? {
    var controller: UIViewController? = self
    while let current = controller {
      controller = current.storedParent
      guard let driver = current.ownDriver, driver.isUnderWay || driver.state == .settling,
        let coordinator = driver.sharedCoordinator, !coordinator.isOver
      else { continue }
      let request = driver.request
      if request.presentationStyle == .none {
        if request.from !== request.to { return coordinator }
      } else if current.modal.isPresentedBy?.phase.hasBegunPresenting == true, request.to === current {
        if isPresenting || driver.state == .settling { return coordinator }
      }
    }
    return nil
  }

  private func presentNow(_ presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
    var presenter = presenter(inContext: presented.modalPresentationStyle.isInContext)
    guard canBePresented(presented, by: presenter) else { return }
    let controller = presentationController(for: presented, presenter: presenter)
    // An app's own controller says by itself whether it covers a context.
    if presented.modalPresentationStyle == .custom, !controller.shouldPresentInFullscreen {
      presenter = self.presenter(inContext: true)
    }
    guard canPresent(presented, by: presenter) else { return }
    if controller.presenter == nil { controller.presenter = presenter }
    let adaptation = PresentationAdaptation(of: controller)
    let shownInstead = adaptation.presented
    guard shownInstead === presented || canBePresented(shownInstead, by: presenter) else { return }
    let ownerDecides = adaptation.effective.style.isInContext && presenter.providesPresentationContextTransitionStyle
    let shown = ownerDecides ? presenter : adaptation.presented
    let presentation = Presentation(
      adaptation, by: presenter, controller: controller,
      transitionStyle: shown.preferredTransition?.style ?? shown.modalTransitionStyle)
    reportIgnoredController(of: presented, presenter: presenter)
    presentation.present(source: self, animated: animated, completion: completion)
  }

  /// Who really presents: the owner of the context, or the controller at the top of the parents (T-68); for what covers the screen
  /// not one that covers a context only, but the top of that context's parents.
  private func presenter(inContext isInContext: Bool) -> UIViewController {
    var presenter = self
    while true {
      if isInContext, presenter.definesPresentationContext { return presenter }
      guard let next = isInContext ? presenter.parent : presenter.surroundings else { return presenter }
      presenter = next
    }
  }

  /// Whether a controller is free to be presented.
  private func canBePresented(_ presented: UIViewController, by presenter: UIViewController) -> Bool {
    let isActive =
      presented.modal.isPresentedBy != nil || presented.parent != nil || presented === presenter
      || presented.viewIfLoaded?.window != nil
    if isActive { environment.report(.presentedActive(controller: presented.traceName)) }
    return !isActive
  }

  /// Whether a controller is free to present another.
  private func canPresent(_ presented: UIViewController, by presenter: UIViewController) -> Bool {
    let (name, presenterName) = (presented.traceName, presenter.traceName)
    if let other = presenter.modal.presents {
      environment.report(
        .alreadyPresenting(controller: name, presenter: presenterName, other: other.presented.traceName))
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
    var style = modalPresentationStyle
    // A zoom fills the screen (E-76).
    if preferredTransition?.zoom != nil, [.pageSheet, .formSheet].contains(style) { style = .fullScreen }
    if style == .custom, let delegate = liveTransitioningDelegate {
      environment.record(
        .delegate, traceName, "presentationController(forPresented:presenting:source:)",
        [traceName, presenter?.traceName ?? "nil", source.traceName])
      if let controller = delegate.presentationController(forPresented: self, presenting: presenter, source: source) {
        return controller
      }
    }
    let controller: UIPresentationController
    switch style {
    case .popover:
      controller = UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
    case .pageSheet, .formSheet, .automatic:
      controller = UISheetPresentationController(presentedViewController: self, presenting: presenter)
    default:
      controller = UIPresentationController(presentedViewController: self, presenting: presenter)
    }
    controller.style = style
    return controller
  }

  /// P-28: a style that was never set, and a delegate that would have offered a presentation controller. It is asked here only to
  /// find that out.
  private func reportIgnoredController(of presented: UIViewController, presenter: UIViewController) {
    guard presented.modal.style == .automatic, let delegate = presented.transitioningDelegate,
      delegate.presentationController(forPresented: presented, presenting: presenter, source: self) != nil
    else { return }
    environment.report(
      .presentationControllerIgnored(controller: presented.traceName, style: "\(presented.modalPresentationStyle)"))
  }

  // MARK: Dismissing

  /// Takes away what the controller or an ancestor presents, else the controller itself (T-88). Presentations that are on their way out
  /// are passed over, for the presenter's own (T-160).
  func beginDismissing(animated: Bool, completion: (() -> Void)?) {
    let animated = animated && UIView.areAnimationsEnabled
    inTurn(isPresenting: false) { $0.dismissNow(animated: animated, completion: completion) }
  }

  private func dismissNow(animated: Bool, completion: (() -> Void)?) {
    var passedOver: Presentation?
    var controller: UIViewController? = self
    while let current = controller {
      for presentation in [current.modal.presents, current.modal.isPresentedBy].compacted() {
        guard presentation.phase.isDismissing else {
          return presentation.dismiss(animated: animated, completion: completion)
        }
        passedOver = presentation
      }
      controller = current.parent ?? current.modal.isPresentedBy?.currentPresenter
    }
    if let passedOver {
      environment.report(.presentationInProgress(call: "dismiss", controller: passedOver.presented.traceName))
    } else if let completion {
      // There is nothing to take away; who waits is told all the same.
      environment.runAfterCommit(completion)
    }
  }
}

extension UIModalPresentationStyle {
  /// Whether the style covers the nearest context instead of the screen.
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
  /// Whether the presented controller fills the screen, and so has a say in how it stands.
  var fillsScreen: Bool { self == .fullScreen || self == .overFullScreen }
}
