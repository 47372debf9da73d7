import QuartzCore

/// The operations that an app requests. During a transition they wait for its end (T-55).
extension UINavigationController {
  /// Performs an operation, or stores it until the end of the running transition (T-55).
  ///
  /// It is refused while the navigation controller is being presented or dismissed (T-5).
  ///
  /// - Returns: the popped controllers; nil for none, and where the operation waits.
  @discardableResult
  func perform(_ operation: StackOperation, animated: Bool) -> [UIViewController]? {
    guard !isPresentationAnimating else {
      environment.report(.stackDuringPresentation(call: operation.selector, navigation: traceName))
      return nil
    }
    // Read before the zoom is caught, because the caught screen's viewDidAppear may change the stack.
    let top = stack.last
    let interruptedZoom = interruptZoom(above: newTop(after: operation), animated: animated)
    guard driver == nil else {
      enqueue(operation, animated: animated, interruptedZoom: interruptedZoom)
      return nil
    }
    return apply(operation, from: top, animated: animated, interruptedZoom: interruptedZoom, bottomBarHiders: nil)
  }

  /// Whether the presentation or dismissal of the navigation controller is animating (T-5).
  var isPresentationAnimating: Bool {
    guard case .running = modal.isPresentedBy?.driver?.state else { return false }
    return true
  }

  /// Returns the top after an operation, if it is on the stack already.
  private func newTop(after operation: StackOperation) -> UIViewController? {
    switch operation {
    case .push: nil
    case .pop: stack.count > 1 ? stack[stack.count - 2] : nil
    case .popTo(let controller): controller
    case .popToRoot: stack.first
    case .set(let controllers): controllers.last
    }
  }

  private func enqueue(_ operation: StackOperation, animated: Bool, interruptedZoom: InterruptedZoom?) {
    let bottomBarHiders = (stack + operation.controllers).filter(\.hidesBottomBarWhenPushed)
    // Because percent drivers may be called before the transition begins, the request is made now (C-84).
    addToRequest { request in
      request.operations.append(
        WaitingOperation(operation: operation, isAnimated: animated, bottomBarHiders: bottomBarHiders))
      if let interruptedZoom { request.transition.interruptedZoom = interruptedZoom }
      request.transition.join(environment.transactions.groups)
    }
  }

  /// Performs the operations that have waited for the end of the transition, in order.
  func performWaitingOperations() {
    guard let operations = state.request?.operations, !operations.isEmpty else { return }
    state.request?.operations = []
    for waiting in operations {
      apply(
        waiting.operation, from: stack.last, animated: waiting.isAnimated, interruptedZoom: nil,
        bottomBarHiders: waiting.bottomBarHiders)
    }
  }

  /// Performs an operation.
  ///
  /// - Parameters:
  ///   - top: the controller that a pop removes.
  ///   - bottomBarHiders: the controllers with `hidesBottomBarWhenPushed` at the app's call; nil reads it now (T-138).
  @discardableResult
  private func apply(
    _ operation: StackOperation, from top: UIViewController?, animated: Bool, interruptedZoom: InterruptedZoom?,
    bottomBarHiders: [UIViewController]?
  ) -> [UIViewController]? {
    switch operation {
    case .push(let controller):
      guard canPush(controller) else { return nil }
      change(to: stack + [controller], animated: animated, bottomBarHiders: bottomBarHiders)
      return nil
    case .pop:
      // The controller may have left the stack, or be the root by now.
      guard let top, let index = stack.firstIndex(identicalTo: top), index > 0 else { return nil }
      change(to: Array(stack[..<index]), animated: animated, interruptedZoom: interruptedZoom)
      return [top]
    case .popTo(let controller):
      return popStack(to: controller, animated: animated, interruptedZoom: interruptedZoom)
    case .popToRoot:
      return stack.first.flatMap { popStack(to: $0, animated: animated, interruptedZoom: interruptedZoom) }
    case .set(let controllers):
      change(
        to: allowed(controllers), animated: animated, interruptedZoom: interruptedZoom, bottomBarHiders: bottomBarHiders
      )
      return nil
    }
  }

  /// Pops to a controller and returns the popped ones; nil, with a diagnostic, where it is not on the stack.
  private func popStack(
    to controller: UIViewController, animated: Bool, interruptedZoom: InterruptedZoom?
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(identicalTo: controller) else {
      environment.report(.popTargetNotOnStack(controller: controller.traceName, navigation: traceName))
      return nil
    }
    let popped = Array(stack[(index + 1)...])
    if !popped.isEmpty { change(to: Array(stack[...index]), animated: animated, interruptedZoom: interruptedZoom) }
    return popped
  }

  /// Pops for a tap on the back button. Does nothing where the stack cannot change now (T-5, T-14).
  func popForBackButton() {
    if !isPresentationAnimating { popViewController(animated: true) }
  }

  /// Pops for a system gesture. The request of this pop passes the gesture to the driver (T-56).
  func pop(drivenBy gesture: SystemInteraction) {
    requestingInteraction = gesture
    popViewController(animated: true)
    requestingInteraction = nil
  }
}

/// The change of the stack, and the request of the transition that shows it.
extension UINavigationController {
  /// Changes the stack at once, and requests the transition that shows it (T-20, T-21).
  ///
  /// Popped controllers keep their parent until the transition begins (T-47).
  ///
  /// - Parameter bottomBarHiders: the controllers with `hidesBottomBarWhenPushed` at the app's call; nil reads it now
  ///   (T-138).
  func change(
    to newStack: [UIViewController], animated: Bool, interruptedZoom: InterruptedZoom? = nil,
    bottomBarHiders: [UIViewController]? = nil
  ) {
    let common = newStack.countOfCommonStart(with: stack)
    guard common < max(newStack.count, stack.count) else { return }
    let removed = stack.without(newStack)
    let added = newStack.without(stack)
    stack = newStack
    move(removed, added)
    recordBottomBarHiding(under: added, bottomBarHiders)
    // A change below the top has nothing to show. A pop in the same turn goes to the controller that is there now
    // (T-142).
    if driver == nil, let top = stack.last, top === shownStack.last { shownStack = stack }
    requestTransition { request in
      if animated { request.animate(in: environment) }
      if let interruptedZoom { request.transition.interruptedZoom = interruptedZoom }
    }
  }

  /// Sends `willMove` to removed controllers, and makes added ones children.
  private func move(_ removed: [UIViewController], _ added: [UIViewController]) {
    prepare {
      for controller in removed.reversed() {
        controller.sendWillMove(to: nil)
        controller.containmentMove = ContainmentMove(.fromParent, by: self)
        arriving.removeAll(identicalTo: controller)
        leaving.append(controller)
      }
      for controller in added {
        if let parent = controller.parent, parent !== self { controller.removeFromParent() }
        controller.sendWillMove(to: self)
        controller.containmentMove = ContainmentMove(.toParent, by: self)
        attach(controller)
        leaving.removeAll(identicalTo: controller)
        arriving.append(controller)
      }
    }
  }

  /// Stores for each pushed controller whether one up to it has `hidesBottomBarWhenPushed` (T-138).
  private func recordBottomBarHiding(under added: [UIViewController], _ bottomBarHiders: [UIViewController]?) {
    var isHidden = false
    for controller in stack {
      isHidden = isHidden || bottomBarHiders?.contains(identicalTo: controller) ?? controller.hidesBottomBarWhenPushed
      if added.contains(identicalTo: controller) { controller.wasPushedWithoutBottomBar = isHidden }
    }
  }

  /// Requests the transition that shows the stack.
  func requestTransition(_ fill: (inout NavigationRequest) -> Void = { _ in }) {
    guard appearance != .disappeared || driver != nil else { return settleOffscreen() }
    addToRequest(fill)
    view.setNeedsLayout()
  }
}
