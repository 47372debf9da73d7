import QuartzCore

extension UINavigationController {
  /// Removes a controller that another parent has taken from the stack and from the screen.
  func removeFromStack(_ child: UIViewController) {
    if leaving.contains(identicalTo: child) {
      // It was popped, and added to another parent before the transition began.
      leaving.removeAll(identicalTo: child)
      child.endContainmentMove(.fromParent)
    }
    let wasOnStack = stack.contains(identicalTo: child)
    if wasOnStack {
      stack.removeAll(identicalTo: child)
      arriving.removeAll(identicalTo: child)
      child.endContainmentMove(.toParent)
    }
    // A popped screen is shown until its transition begins, so it is removed now.
    guard wasOnStack || driver == nil && shownStack.contains(identicalTo: child) else { return }
    guard driver == nil else { return requestTransition() }
    if shownStack.last === child {
      child.beginAppearanceTransition(false, animated: false)
      removeView(child)
      child.endAppearanceAtOnce()
      shownStack = []
    } else {
      shownStack.removeAll(identicalTo: child)
    }
    requestTransition()
  }

  /// Settles a stack that is off the screen without appearance callbacks, because no layout pass will begin its
  /// transition. Its top is loaded when the stack is shown (T-137).
  func settleOffscreen() {
    dropRequest()
    if viewIfLoaded?.window != nil { installTop() } else { removeOldTop() }
    let arrived = arriving
    settleMoves()
    // They have still to appear for the first time (T-42).
    for controller in arrived where controller.storedParent === self && controller.containmentMove.direction == nil {
      controller.containmentMove = ContainmentMove(.beforeFirstAppearance, by: self)
    }
  }

  /// Shows the top where the container is in a window without having appeared, as inside a disappearing one.
  func installTopInWindow() {
    if case .preparing = state { return }
    guard appearance == .disappeared, driver == nil, viewIfLoaded?.window != nil, stack.last !== shownStack.last else {
      return
    }
    installTop()
  }

  /// Removes the shown screen's view, unless it is still the top. The new one's is added when the stack is shown.
  private func removeOldTop() {
    let isSame = stack.last === shownStack.last
    for old in shownStack where old !== stack.last { removeView(old) }
    shownStack = isSame ? stack : []
  }

  /// Adds the top's view to the container as the only one.
  ///
  /// - Returns: false where another screen was shown while the top was loaded; that one stays.
  @discardableResult
  private func installTop() -> Bool {
    let shown = shownStack.last
    // A screen may push another one in its viewDidLoad; then that one is shown.
    prepare {
      while let top = stack.last, !top.isViewLoaded { top.loadViewIfNeeded() }
    }
    if let other = shownStack.last, other !== shown { return false }
    for old in shownStack where old !== stack.last { removeView(old) }
    shownStack = stack
    guard let top = stack.last else {
      showItems(of: [])
      return true
    }
    settleBars()
    place(top, at: frame(of: top, under: placedBars))
    let topView = top.viewInContainer
    topView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if topView.superview !== wrapperView { wrapperView.addSubview(topView) }
    showItems(of: stack)
    return true
  }

  /// Removes a screen's view, unless it is in another container.
  func removeView(_ controller: UIViewController) {
    guard let view = controller.viewInContainerIfLoaded, view.isDescendant(of: wrapperView) else { return }
    view.removeFromSuperview()
  }

  /// Shows the controllers' items in the bars.
  func showItems(of controllers: [UIViewController]) {
    navigationBar.show(controllers.map(\.navigationItem))
    toolbar.show(controllers.last?.toolbarItems ?? [])
  }

  func installTopIfIdle() {
    guard driver == nil else { return }
    if installTop() { dropRequest() }
  }

  func finishFirstShow(animated: Bool) {
    guard driver == nil else { return }
    for controller in stack { controller.endContainmentMove(.beforeFirstAppearance) }
    settleShownMoves()
    if let top = shownStack.last { sendDidShow(top, animated: animated) }
  }

  /// Sends `didMove` to the controllers that came and went without a transition.
  func settleMoves() {
    let (departed, arrived) = (leaving, arriving)
    (leaving, arriving) = ([], [])
    settleMoves(departed: departed, arrived: arrived)
    stackDidSettle()
  }

  /// Sends `didMove` to the controllers that came and went with the shown stack. Others wait for their transition.
  private func settleShownMoves() {
    guard state.request != nil else { return settleMoves() }
    let isShown = { [shownStack] (controller: UIViewController) in shownStack.contains(identicalTo: controller) }
    let (departed, arrived) = (leaving.filter { !isShown($0) }, arriving.filter(isShown))
    leaving.removeAll { !isShown($0) }
    arriving.removeAll(where: isShown)
    settleMoves(departed: departed, arrived: arrived)
  }

  /// Removes the parent of popped controllers that are not on the stack again (T-47).
  func detachPopped(_ popped: [UIViewController]) {
    for controller in popped where controller.storedParent === self && !stack.contains(identicalTo: controller) {
      detach(controller)
    }
  }

  /// Sends `didMove`, to popped controllers first.
  func settleMoves(departed: [UIViewController], arrived: [UIViewController]) {
    detachPopped(departed)
    for controller in departed {
      if controller.containmentMove.isMade(by: self) { controller.endContainmentMove(.fromParent) }
      // A controller that another container has added meanwhile gets no `didMove(toParent: nil)`.
      guard controller.storedParent == nil else { continue }
      controller.endContainmentMove(.fromParent)
      controller.sendDidMove(to: nil)
    }
    // A controller that has left again meanwhile gets the callback of that move.
    for controller in arrived where controller.storedParent === self {
      controller.endContainmentMove(.toParent)
      controller.sendDidMove(to: self)
    }
  }

  func sendWillShow(_ controller: UIViewController, animated: Bool) {
    recordDelegate("navigationController(_:willShow:animated:)", [controller.traceName, "\(animated)"])
    liveDelegate?.navigationController(self, willShow: controller, animated: animated)
  }

  func sendDidShow(_ controller: UIViewController, animated: Bool) {
    recordDelegate("navigationController(_:didShow:animated:)", [controller.traceName, "\(animated)"])
    delegateWithOptionalMethods?.navigationController(self, didShow: controller, animated: animated)
  }

  func recordDelegate(_ name: String, _ arguments: [String]) {
    environment.record(.delegate, traceName, name, arguments)
  }
}
