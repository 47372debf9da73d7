import TransitionStage
import UIKit

/// The invariants at rest.
extension FuzzWorld {
  /// Lets everything come to rest, and checks the invariants at rest.
  func rest() {
    note("| rest")
    isResting = true
    defer { isResting = false }
    liftFinger()
    if stage.environment.isInBackground { stage.returnToForeground() }
    for _ in 0..<60 where !stage.isQuiet {
      for driver in drivers {
        noteDrive(driver)
        driver.cancel()
      }
      completeAbandoned()
      stage.advance(by: 0.25)
    }
    drivers = []
    do {
      // A transition with an invalid completion speed takes a hundred times as long (C-78).
      try stage.settle(within: 60)
    } catch {
      complain("\(error)")
      return
    }
    check()
    checkRest()
  }

  private func checkRest() {
    let expected = expectedControllers
    checkScreens(expected)
    for controller in allControllers {
      if controller.isBeingPresented || controller.isBeingDismissed {
        complain("\(controller.name) is still being presented or dismissed")
      }
      checkFrame(of: controller)
      checkAppearance(of: controller)
    }
    checkSettings(expected)
    checkViews(expected)
    checkContainers()
    for controller in allControllers { if let nav = controller as? UINavigationController { checkBar(of: nav) } }
    checkTouches()
    checkContent()
    for controller in allControllers { if let tab = controller as? UITabBarController { checkSelection(of: tab) } }
    checkExpectations()
    if !stage.environment.layerClockOwners.isEmpty { complain("a transition's clock stays") }
    if !stage.environment.drivers.isEmpty { complain("a transition stays") }
  }

  /// Checks that each screen has the appearance state that its container's model requires.
  private func checkScreens(_ expected: [UIViewController]) {
    for screen in screens {
      let name = screen.name
      let isExpected = expected.contains { $0 === screen }
      if screen.state != (isExpected ? .appeared : .disappeared) {
        complain("\(name) rests \(screen.state), and should be \(isExpected ? "appeared" : "disappeared")")
      }
      if (screen.viewIfLoaded?.window != nil) != isExpected {
        complain("\(name) is \(isExpected ? "not " : "")shown")
      }
      if screen.isMovingToParent || screen.isMovingFromParent { complain("\(name) still moves to or from a parent") }
      if screen.transitionCoordinator != nil { complain("\(name) still has a coordinator (T-113)") }
    }
  }

  /// Checks that a container has appeared if its view is in the window, and else has disappeared. Screens check their
  /// own callbacks.
  private func checkAppearance(of controller: UIViewController) {
    let wanted: AppearanceState = controller.viewIfLoaded?.window != nil ? .appeared : .disappeared
    if !(controller is FuzzScreen), controller.appearance != wanted {
      complain("\(controller.name) rests \(controller.appearance), and should be \(wanted) (T-25)")
    }
  }

  /// Checks that a controller's view fills its container, where it should.
  private func checkFrame(of controller: UIViewController) {
    guard let view = controller.viewIfLoaded, view.window != nil, let superview = view.superview else { return }
    let styles: [UIModalPresentationStyle] = [.fullScreen, .overFullScreen, .currentContext, .overCurrentContext]
    let fills =
      isOwnPresented(controller)
      ? styles.contains(controller.modalPresentationStyle)
      : controller === root || controller.parent is UINavigationController || controller.parent is UITabBarController
        || controller.parent is FuzzDrivenContainer
    // A sheet shrinks the view behind it.
    let frame = CGRect(
      x: view.center.x - view.bounds.width / 2, y: view.center.y - view.bounds.height / 2, width: view.bounds.width,
      height: view.bounds.height)
    guard fills, frame != superview.bounds else { return }
    complain("\(controller.name) lies in \(frame), and its container is \(superview.bounds)")
  }

  /// Checks that the bar selects the chosen tab, and the More stack shows a tab behind it (A-46).
  private func checkSelection(of tab: UITabBarController) {
    guard let selected = tab.selectedViewController, tab.viewIfLoaded?.window != nil else { return }
    guard let more = shownMore(of: tab) else {
      if tab.tabBar.selectedItem !== selected.tabBarItem {
        complain("\(tab.name)'s bar does not show \(selected.name)")
      }
      return
    }
    if selected === more { return }
    // The screens of a selected stack are on the More stack instead.
    let isThere = more.viewControllers.contains { $0 === selected } || selected is UINavigationController
    if !isThere { complain("\(selected.name) is selected, and the More stack does not show it") }
  }

  // MARK: Views' settings

  /// Checks that no transition has left changes on a screen, a container's view, or the views around visible ones.
  private func checkSettings(_ expected: [UIViewController]) {
    let pushedBack = viewsBehindSheets
    var seen: Set<ObjectIdentifier> = []
    func check(_ view: UIView, _ name: @autoclosure () -> String, _ wanted: ViewSettings) {
      guard seen.insert(ObjectIdentifier(view)).inserted else { return }
      var differences = ViewSettings(of: view).differences(
        from: wanted, isPushedBack: pushedBack.contains { $0 === view })
      if view.blockingTransitionCount != 0 { differences.append("no touches for a transition's sake") }
      if view.layer.animationKeys()?.isEmpty == false { differences.append("animations") }
      if !differences.isEmpty { complain("\(name()) keeps \(differences.joined(separator: ", ")) (C-82)") }
    }
    for screen in screens {
      if screen.viewIfLoaded?.safeAreaOverride != nil {
        complain("\(screen.name) keeps a transition's safe area (P-35)")
      }
      if let view = screen.viewIfLoaded { check(view, screen.name, screen.settings ?? .untouched) }
    }
    for controller in allControllers {
      if let view = controller.viewIfLoaded { check(view, controller.name, .untouched) }
    }
    for controller in expected {
      var ancestor = controller.viewIfLoaded?.superview
      while let view = ancestor, !(view is UIWindow) {
        check(view, "\(type(of: view)) around \(controller.name)", .untouched)
        ancestor = view.superview
      }
    }
  }

  /// The views that visible sheets push back (K-24).
  private var viewsBehindSheets: [UIView] {
    allControllers.compactMap { presented -> UIView? in
      guard isOwnPresented(presented), let presenter = presented.presentingViewController,
        presented.presentationController?.controllerInUse is UISheetPresentationController
      else { return nil }
      let lower = isOwnPresented(presenter) ? presenter.presentationController?.controllerInUse : nil
      return lower?.presentedView ?? presenter.viewIfLoaded
    }
  }

  // MARK: Touches

  /// Checks that a touch in the middle of each frontmost screen reaches that screen.
  private func checkTouches() {
    for (controller, point) in frontMiddles {
      guard let view = controller.viewIfLoaded else { continue }
      let hit = stage.window.hitTest(point, with: nil)
      if hit?.isDescendant(of: view) != true {
        let other = hit.map { "\($0.debugName)" } ?? "nothing"
        complain("a touch at \(point.x), \(point.y) reaches \(other), and not \(controller.name) (T-14)")
      }
    }
  }
}
