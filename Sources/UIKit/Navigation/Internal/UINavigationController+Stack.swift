import QuartzCore

extension UINavigationController {
  /// Changes the stack at once, and requests the transition that shows it; popped controllers keep their parent until it begins (T-20, T-21,
  /// T-47).
  ///
  /// - Parameter bottomBarHiders: the controllers that wanted the bottom bar away as the app made the call; nil for those that do now (T-138).
  func change(
    to newStack: [UIViewController], animated: Bool, interruptedZoom: InterruptedZoom? = nil,
    hiders: [UIViewController]? = nil
  ) {
    let common = newStack.countOfCommonStart(with: stack)
    guard common < max(newStack.count, stack.count) else { return }
    let removed = stack.without(newStack)
    let added = newStack.without(stack)
    stack = newStack
    move(removed, added)
    recordBottomBarHiding(under: added, bottomBarHiders)
    // Below a top that stays there is nothing to see: a pop in the same turn goes to what lies there now (T-142).
    if driver == nil, let top = stack.last, top === shownStack.last { shownStack = stack }
    requestTransition { request in
      if animated { request.animate(in: environment) }
      if let interruptedZoom { request.transition.interruptedZoom = interruptedZoom }
    }
  }

  /// Sends `willMove` to the controllers that leave the stack, and makes those that come children.
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

  /// Reads `hidesBottomBarWhenPushed` over the whole stack for each controller that was just pushed (T-138).
  private func recordBottomBarHiding(under added: [UIViewController], _ bottomBarHiders: [UIViewController]?) {
    var isHidden = false
    for controller in stack {
      isHidden = isHidden || bottomBarHiders?.contains(identicalTo: controller) ?? controller.hidesBottomBarWhenPushed
      if added.contains(identicalTo: controller) { controller.wasPushedWithoutBottomBar = isHidden }
    }
  }

  /// A controller of the stack was taken by another parent: the stack, and the screen, go on without it.
  func removeFromStack(_ child: UIViewController) {
    if leaving.contains(identicalTo: child) {
      // It was popped, and has gone elsewhere before its transition.
      leaving.removeAll(identicalTo: child)
      child.endContainmentMove(.fromParent)
    }
    let wasOnStack = stack.contains(identicalTo: child)
    if wasOnStack {
      stack.removeAll(identicalTo: child)
      arriving.removeAll(identicalTo: child)
      child.endContainmentMove(.toParent)
    }
    // A popped screen stays on the screen until its transition begins; it leaves now.
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

  /// Requests the transition that shows the stack, with what it will begin with.
  func requestTransition(_ fill: (inout NavigationRequest) -> Void = { _ in }) {
    guard appearance != .disappeared || driver != nil else { return settleOffscreen() }
    addToRequest(fill)
    view.setNeedsLayout()
  }

  /// A stack that is off the screen changes without appearance callbacks; its top is loaded, and takes its place, when it is shown (T-137).
  func settleOffscreen() {
    if viewIfLoaded?.window != nil { installTop() } else { removeOldTop() }
    let arrived = arriving
    settleMoves()
    // Each of them is still to appear for the first time (T-42).
    for controller in arrived where controller.storedParent === self && controller.containmentMove.direction == nil {
      controller.containmentMove = ContainmentMove(.beforeFirstAppearance, by: self)
    }
  }

  /// Nobody will lay the container out: what waits for the next layout pass happens unseen.
  func settlePendingOffscreen() {
    dropRequest()
    settleOffscreen()
  }

  /// Shows the top in a container that has come to a window and is not told that it appears, as inside one that is leaving.
  func installTopInWindow() {
    if case .preparing = state { return }
    guard appearance == .disappeared, driver == nil, viewIfLoaded?.window != nil, stack.last !== shownStack.last else {
      return
    }
    installTop()
  }

  /// Takes the screen that was shown out of the container, unless it is still the top; the new one comes when the stack is shown.
  private func removeOldTop() {
    let isSame = stack.last === shownStack.last
    for old in shownStack where old !== stack.last { removeView(old) }
    shownStack = isSame ? stack : []
  }

  /// Puts the top's view, alone, into the container.
  ///
  /// - Returns: false where a screen that was loaded has had another one shown meanwhile, which stays.
  @discardableResult
  private func installTop() -> Bool {
    let shown = shownStack.last
    // A screen may push another one from its viewDidLoad: that one is shown instead.
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

  /// Takes a screen's view out of the container; another container's it leaves there.
  func removeView(_ controller: UIViewController) {
    guard let view = controller.viewInContainerIfLoaded, view.isDescendant(of: wrapperView) else { return }
    view.removeFromSuperview()
  }

  /// Puts the controllers' items into the bars.
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

  /// Sends `didMove` to the controllers that came and went without a transition of their own.
  func settleMoves() {
    let (departed, arrived) = (leaving, arriving)
    (leaving, arriving) = ([], [])
    settleMoves(departed: departed, arrived: arrived)
    stackDidSettle()
  }

  /// Sends `didMove` to whoever came or went with what is shown; what waits for a transition of its own goes on waiting.
  private func settleShownMoves() {
    guard state.request != nil else { return settleMoves() }
    let isShown = { [shownStack] (controller: UIViewController) in shownStack.contains(identicalTo: controller) }
    let (departed, arrived) = (leaving.filter { !isShown($0) }, arriving.filter(isShown))
    leaving.removeAll { !isShown($0) }
    arriving.removeAll(where: isShown)
    settleMoves(departed: departed, arrived: arrived)
  }

  /// Lets popped controllers go: those that are still here, and not on the stack again (T-47).
  func release(_ popped: [UIViewController]) {
    for controller in popped where controller.storedParent === self && !stack.contains(identicalTo: controller) {
      detach(controller)
    }
  }

  /// Sends `didMove`: to popped ones first.
  func settleMoves(departed: [UIViewController], arrived: [UIViewController]) {
    release(departed)
    for controller in departed {
      if controller.containmentMove.isMade(by: self) { controller.endContainmentMove(.fromParent) }
      // Who has come to another container meanwhile has heard of that.
      guard controller.storedParent == nil else { continue }
      controller.endContainmentMove(.fromParent)
      controller.sendDidMove(to: nil)
    }
    // Who has left again meanwhile has a move of its own to hear of.
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
