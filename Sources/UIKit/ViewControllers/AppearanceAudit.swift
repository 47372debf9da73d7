import QuartzCore

/// Looks, after transitions, whether each controller's appearance is what the screen shows, and ends what is not (T-25).
///
/// Transitions of nested containers that overlap count begins and ends on the same controllers (T-33); where one is cancelled
/// or its container leaves, counts can be left that nobody will end. A controller that takes part in no transition any more is
/// appeared where its view is in a window, and disappeared where it is not.
@MainActor struct AppearanceAudit {
  private let environment: UIEnvironment
  private var moving: Set<ObjectIdentifier> = []

  init(_ environment: UIEnvironment) {
    self.environment = environment
    for driver in environment.drivers {
      for controller in [driver.request.from, driver.request.to] {
        if let controller { moving.insert(ObjectIdentifier(controller)) }
      }
    }
  }

  /// Puts right what can be told for sure; controllers that leave come first.
  func run() {
    let shown = environment.shownControllers.compactMap(\.controller)
    for controller in shown where isSettled(controller) && !isVisible(controller) { leave(controller) }
    for window in environment.windows where !window.isHidden {
      guard let root = window.rootViewController else { continue }
      visit(root)
    }
  }

  private func visit(_ controller: UIViewController) {
    if isSettled(controller), isVisible(controller) { arrive(controller) }
    for child in controller.storedChildren { visit(child) }
    if let presented = controller.modal.presents?.presented { visit(presented) }
  }

  /// Whether nothing that the controller lies in moves, and the engine, not an app's own container, tells it of appearance.
  private func isSettled(_ controller: UIViewController) -> Bool {
    if let parent = controller.storedParent, !isCovered(controller) {
      guard parent.forwardsAppearanceItself || parent.appearance == .disappeared else { return false }
    }
    var ancestor: UIViewController? = controller
    while let current = ancestor {
      if moving.contains(ObjectIdentifier(current)) { return false }
      if current.windowPassage == .leftOut { return false }
      if current.modal.presents?.phase == .adapting { return false }
      if current.modal.isPresentedBy?.phase == .adapting { return false }
      if let parent = current.storedParent {
        if !parent.shouldAutomaticallyForwardAppearanceMethods || parent.isExchangingChildren { return false }
      }
      ancestor = current.surroundings
    }
    return true
  }

  /// Whether a presentation has taken the controller's view away, in whatever container the controller lies.
  private func isCovered(_ controller: UIViewController) -> Bool {
    controller.modal.presents.map { $0.phase == .presented && $0.removesPresentersView } ?? false
  }

  private func isVisible(_ controller: UIViewController) -> Bool {
    guard let window = controller.viewIfLoaded?.window else { return false }
    return environment.windows.contains(identicalTo: window)
  }

  private func leave(_ controller: UIViewController) {
    guard controller.appearance != .disappeared else { return }
    change(controller, to: false)
  }

  private func arrive(_ controller: UIViewController) {
    guard controller.appearance != .appeared else { return }
    change(controller, to: true)
  }

  /// What covers the controller in its context is looked at by itself.
  private func change(_ controller: UIViewController, to isAppearing: Bool) {
    controller.beginOwnAppearance(isAppearing, animated: false)
    guard controller.appearance.isChanging else { return }
    controller.appearanceDepth = 1
    controller.endOwnAppearance()
  }
}

extension UIViewController {
  /// Ends a running appearance transition, however often its beginning was counted.
  func endAppearanceAtOnce() {
    if let over = modal.presents, over.isSettledInContext { over.presented.endAppearanceAtOnce() }
    guard appearance.isChanging else { return }
    appearanceDepth = 1
    endAppearanceTransition()
  }
}
