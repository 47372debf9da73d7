import QuartzCore

extension UIViewController {
  /// The presentation controller that was read before the presentation, made for the style at that moment (T-72).
  var earlyPresentationController: UIPresentationController {
    if let early = modal.earlyController { return early.controller }
    let controller = makePresentationController(presenter: nil, source: self)
    controller.retainPresented(false)
    modal.earlyController = ModalState.EarlyController(
      controller: controller, style: modalPresentationStyle, delegate: transitioningDelegate)
    return controller
  }

  /// The transitioning delegate; reports one that was set and released (P-1).
  var liveTransitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    if transitioningDelegate == nil, modal.delegateWatch.hasLostDelegate {
      environment.report(.delegateReleased(owner: "\(type(of: self)) \(traceName)", property: "transitioningDelegate"))
    }
    return transitioningDelegate.map(environment.optionalMethods.complete)
  }

  // MARK: Presenting

  func beginPresenting(_ presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let animated = animated && UIView.areAnimationsEnabled
    performInOrder(isPresenting: true) { $0.presentNow(presented, animated: animated, completion: completion) }
  }

  /// Makes a request now, or at the end of the transition that it waits for (T-134).
  ///
  /// If the controller or an ancestor has left its parent by then, that parent makes the request.
  package func performInOrder(isPresenting: Bool, _ request: @escaping (UIViewController) -> Void) {
    guard let running = coordinatorToAwait(isPresenting: isPresenting) else { return request(self) }
    var chain = [self]
    while let parent = chain.last?.storedParent { chain.append(parent) }
    running.animate(alongsideTransition: nil) { _ in
      let child = chain.dropLast().last { $0.storedParent == nil }
      request(child.flatMap { chain.firstIndex(identicalTo: $0) }.map { chain[$0 + 1] } ?? chain[0])
    }
  }

  /// The coordinator of the running transition for which a request waits, of this controller or an ancestor; nil for
  /// none (T-134).
  ///
  /// A request waits for a push, a pop, a change of tabs or children, and the controller's own presentation. A
  /// `dismiss` waits only for the did-callbacks of the latter, since it is refused before (T-89). Nothing waits for a
  /// dismissal (T-69, T-160) or a size change.
  package func coordinatorToAwait(isPresenting: Bool) -> (any UIViewControllerTransitionCoordinator)? {
    var controller: UIViewController? = self
    while let current = controller {
      for driver in current.ownDrivers.reversed() where current.awaits(driver, isPresenting: isPresenting) {
        if let coordinator = driver.sharedCoordinator, !coordinator.isOver { return coordinator }
      }
      controller = current.storedParent
    }
    return nil
  }

  /// Whether a request waits for one of the controller's own transitions.
  private func awaits(_ driver: TransitionDriver, isPresenting: Bool) -> Bool {
    let request = driver.request
    guard driver.isUnderWay || driver.state == .settling else { return false }
    if request.presentationStyle == .none { return request.from !== request.to }
    guard modal.isPresentedBy?.phase.hasBegunPresenting == true, request.to === self else { return false }
    return isPresenting || driver.state == .settling
  }

  private func presentNow(_ presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
    var presenter = presenter(inContext: presented.modalPresentationStyle.isInContext)
    guard canBePresented(presented, by: presenter) else { return }
    let controller = presentationController(for: presented, presenter: presenter)
    // A presentation controller of the app decides whether it covers a context.
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

  /// Returns the actual presenter: the context's controller, or the outermost parent (T-68).
  ///
  /// For a presentation that covers the screen, the parents of a context count, too.
  private func presenter(inContext isInContext: Bool) -> UIViewController {
    var presenter = self
    while true {
      if isInContext, presenter.definesPresentationContext { return presenter }
      guard let next = isInContext ? presenter.parent : presenter.enclosingController else { return presenter }
      presenter = next
    }
  }

  /// Whether a controller can be presented.
  private func canBePresented(_ presented: UIViewController, by presenter: UIViewController) -> Bool {
    let isActive =
      presented.modal.isPresentedBy != nil || presented.parent != nil || presented === presenter
      || presented.viewIfLoaded?.window != nil
    if isActive { environment.report(.presentedActive(controller: presented.traceName)) }
    return !isActive
  }

  /// Whether a controller can present another one.
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
    guard let early = presented.modal.earlyController else {
      return presented.makePresentationController(presenter: presenter, source: self)
    }
    let isCustom = presented.modalPresentationStyle == .custom
    let delegateChanged = isCustom && early.delegate !== presented.transitioningDelegate
    if early.style != presented.modalPresentationStyle || delegateChanged {
      environment.report(.presentationControllerFrozen(controller: presented.traceName, style: "\(early.style)"))
    }
    return early.controller
  }

  /// Returns the delegate's presentation controller for the custom style, else the system's (T-71).
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
    (self as? any PresentationObserving)?.configure(controller)
    return controller
  }

  /// Reports a delegate that would have returned a presentation controller for a style that was never set (P-28).
  ///
  /// The delegate is asked here only to find that out.
  private func reportIgnoredController(of presented: UIViewController, presenter: UIViewController) {
    guard presented.modal.style == .automatic, let delegate = presented.transitioningDelegate,
      delegate.presentationController(forPresented: presented, presenting: presenter, source: self) != nil
    else { return }
    environment.report(
      .presentationControllerIgnored(controller: presented.traceName, style: "\(presented.modalPresentationStyle)"))
  }

  // MARK: Dismissing

  /// Dismisses the controller's presentation or an ancestor's, else the controller itself (T-88).
  ///
  /// Presentations that are being dismissed are skipped (T-160).
  func beginDismissing(animated: Bool, completion: (() -> Void)?) {
    let animated = animated && UIView.areAnimationsEnabled
    performInOrder(isPresenting: false) { $0.dismissNow(animated: animated, completion: completion) }
  }

  private func dismissNow(animated: Bool, completion: (() -> Void)?) {
    var skipped: Presentation?
    var controller: UIViewController? = self
    while let current = controller {
      for presentation in [current.modal.presents, current.modal.isPresentedBy].compacted() {
        guard presentation.phase.isDismissing else {
          return presentation.dismiss(animated: animated, completion: completion)
        }
        skipped = presentation
      }
      controller = current.parent ?? current.modal.isPresentedBy?.currentPresenter
    }
    if let skipped {
      environment.report(.presentationInProgress(call: "dismiss", controller: skipped.presented.traceName))
    } else if let completion {
      // There is nothing to dismiss; the completion is called all the same.
      environment.runAfterCommit(completion)
    }
  }
}

extension UIModalPresentationStyle {
  /// Whether the style covers the nearest context instead of the screen.
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
  /// Whether the presented controller fills the screen, and so decides on the orientation.
  var fillsScreen: Bool { self == .fullScreen || self == .overFullScreen }
}

/// The state of a controller as presenter and as presented controller.
@MainActor struct ModalState {
  /// A presentation controller that was read before the presentation, and the properties for which it was made (T-72).
  struct EarlyController {
    let controller: UIPresentationController
    let style: UIModalPresentationStyle
    weak var delegate: AnyObject?
  }

  /// The presentation of which the controller is the presenter.
  var presents: Presentation?
  /// The presentation of which the controller is the presented one.
  @WeakReference var isPresentedBy: Presentation?
  var earlyController: EarlyController?
  var style = UIModalPresentationStyle.automatic
  let delegateWatch = DelegateWatch()
}
