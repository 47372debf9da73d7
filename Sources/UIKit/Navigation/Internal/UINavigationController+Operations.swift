import QuartzCore

/// What an app asks of the stack: done at once, or, while a transition runs, at its end (T-55).
extension UINavigationController {
  /// Changes the stack, unless a transition runs: then the whole operation is repeated when that has ended (T-55); it is refused while the
  /// navigation controller itself is being presented or dismissed (T-5).
  ///
  /// - Returns: the controllers that were popped; nil where nothing was, or where the operation waits.
  @discardableResult
  func perform(_ operation: StackOperation, animated: Bool) -> [UIViewController]? {
    guard !isPresentationAnimating else {
      environment.report(.stackDuringPresentation(call: operation.selector, navigation: traceName))
      return nil
    }
    // What the caught screen does in its viewDidAppear changes nothing of what was meant.
    let top = stack.last
    let interruptedZoom = interruptZoom(above: newTop(after: operation), animated: animated)
    guard driver == nil else {
      wait(for: operation, animated: animated, interruptedZoom: interruptedZoom)
      return nil
    }
    return apply(operation, from: top, animated: animated, interruptedZoom: interruptedZoom, hiders: nil)
  }

  /// Whether the navigation controller's own presentation or dismissal animates (T-5).
  var isPresentationAnimating: Bool {
    guard case .running = modal.isPresentedBy?.driver?.state else { return false }
    return true
  }

  /// The controller that lies on top after an operation, where that was on the stack before.
  private func newTop(after operation: StackOperation) -> UIViewController? {
    switch operation {
    case .push: nil
    case .pop: stack.count > 1 ? stack[stack.count - 2] : nil
    case .popTo(let controller): controller
    case .popToRoot: stack.first
    case .set(let controllers): controllers.last
    }
  }

  private func wait(for operation: StackOperation, animated: Bool, interruptedZoom: InterruptedZoom?) {
    let hiders = (stack + operation.controllers).filter(\.hidesBottomBarWhenPushed)
    // What drives the transition may be called before that begins (C-84).
    addToRequest { request in
      request.operations.append(
        WaitingOperation(operation: operation, isAnimated: animated, bottomBarHiders: hiders))
      if let interruptedZoom { request.transition.interruptedZoom = interruptedZoom }
      request.transition.join(environment.transactions.groups)
    }
  }

  /// The transition is over: what waited for its end has its turn, in its order.
  func performWaitingOperations() {
    guard let operations = state.request?.operations, !operations.isEmpty else { return }
    state.request?.operations = []
    for waiting in operations {
      apply(
        one.operation, from: stack.last, animated: one.isAnimated, interruptedZoom: nil, hiders: one.bottomBarHiders)
    }
  }

  /// - Parameters:
  ///   - top: the controller that a pop takes off the stack.
  ///   - bottomBarHiders: the controllers that wanted the bottom bar away; nil for those that do now (T-138).
  @discardableResult
  private func apply(
    _ operation: StackOperation, from top: UIViewController?, animated: Bool, interruptedZoom: InterruptedZoom?,
    hiders: [UIViewController]?
  ) -> [UIViewController]? {
    switch operation {
    case .push(let controller):
      guard canPush(controller) else { return nil }
      change(to: stack + [controller], animated: animated, bottomBarHiders: bottomBarHiders)
      return nil
    case .pop:
      // It may have left meanwhile, or be the last now.
      guard let top, let index = stack.firstIndex(identicalTo: top), index > 0 else { return nil }
      change(to: Array(stack[..<index]), animated: animated, interruptedZoom: interruptedZoom)
      return [top]
    case .popTo(let controller):
      return popStack(to: controller, animated: animated, interruptedZoom: interruptedZoom)
    case .popToRoot:
      return stack.first.flatMap { popStack(to: $0, animated: animated, interruptedZoom: interruptedZoom) }
    case .set(let controllers):
      change(to: allowed(controllers), animated: animated, interruptedZoom: interruptedZoom, hiders: hiders)
      return nil
    }
  }

  /// Removes everything above a controller and returns it; nil, with a diagnostic, where the controller is not on the stack.
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

  /// Those controllers of a new stack that can be on it.
  private func allowed(_ controllers: [UIViewController]) -> [UIViewController] {
    var unique: [UIViewController] = []
    for controller in controllers {
      if unique.contains(identicalTo: controller) {
        environment.report(.pushedTwice(controller: controller.traceName, navigation: traceName))
      } else if canBeOnStack(controller) {
        unique.append(controller)
      }
    }
    return unique
  }

  /// Pops for a tap on the back button; where the stack may not be changed now, the tap does nothing (T-5, T-14).
  func popForBackButton() {
    if !isPresentationAnimating { popViewController(animated: true) }
  }

  /// Pops for a gesture of the system's: the request that the call makes carries the interaction to the driver (T-56).
  func pop(drivenBy gesture: SystemInteraction) {
    requestingInteraction = gesture
    popViewController(animated: true)
    requestingInteraction = nil
  }

  /// Says why a controller cannot be pushed (P-58, P-59).
  private func canPush(_ controller: UIViewController) -> Bool {
    if stack.contains(identicalTo: controller) {
      environment.report(.pushedTwice(controller: controller.traceName, navigation: traceName))
      return false
    }
    return canBeOnStack(controller)
  }

  /// Says why a controller cannot be on the stack at all.
  private func canBeOnStack(_ controller: UIViewController) -> Bool {
    if controller.environment !== environment {
      environment.report(.foreignEnvironment(view: "the view of \(controller.traceName)", window: traceName))
      return false
    }
    if controller === self || controller is UINavigationController {
      environment.report(.pushedNavigation(controller: controller.traceName, navigation: traceName))
      return false
    }
    if isInside(controller) {
      environment.report(.containmentLoop(child: controller.traceName, parent: traceName))
      return false
    }
    return true
  }
}
