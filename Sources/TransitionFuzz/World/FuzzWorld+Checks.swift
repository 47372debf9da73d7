import TransitionTesting
import UIKit

extension FuzzWorld {
  /// Mistakes that the world makes on purpose, so that their diagnostics are no violations.
  private static let provoked: Set<String> = [
    "nobody-drives", "nobody-lets-go", "pushed-twice", "completed-twice", "completed-after-cancel", "never-completed",
    "presenter-in-container", "presenter-removed", "already-presenting", "presentation-in-progress",
    "presenter-not-in-window", "presented-active", "completion-speed", "partial-curl",
    "presentation-controller-ignored", "not-interactive",
    "presentation-controller-frozen", "unbalanced-appearance", "uninterruptible-animator", "released-animator",
    "no-such-tab", "animation-outside-trees", "animator-state", "delegate-gone", "container-transition-overtaken",
  ]

  /// What must hold after each step.
  func check() {
    for screen in screens {
      for complaint in screen.takeComplaints() { complain("\(screen.title ?? "?"): \(complaint) (T-25)") }
    }
    checkContainment()
    checkPresentations()
    for token in tokens where token.calls > 1 { complain("\(token.name): completed \(token.calls) times") }
    for token in coordinatorTokens where token.calls > 1 { complain("\(token.name): called \(token.calls) times") }
    for diagnostic in takeDiagnostics() where !Self.provoked.contains(diagnostic.identifier) {
      // An animator that puts the presenter into the container, where that lies on the presenter's own view.
      if misbehaves, diagnostic.identifier == "layer-inside-itself" { continue }
      complain(diagnostic.message)
    }
  }

  /// Takes the diagnostics of the world's end, which nobody looks at.
  func dismissDiagnostics() {
    _ = takeDiagnostics()
  }

  private func takeDiagnostics() -> [Diagnostic] {
    var taken: [Diagnostic] = []
    while let first = stage.diagnostics.first, let one = try? stage.expectDiagnostic(first.identifier) {
      taken.append(one)
    }
    return taken
  }

  /// Parents and children agree; a container's list is its children.
  private func checkContainment() {
    for controller in everybody {
      for child in controller.children where child.parent !== controller {
        complain("\(child.title ?? "?") does not know its parent \(controller.title ?? "?")")
      }
      let list: [UIViewController]
      switch controller {
      case let nav as UINavigationController: list = nav.viewControllers
      case let tab as UITabBarController: list = tab.viewControllers ?? []
      default: continue
      }
      for member in list where member.parent !== controller && !(member.parent is UINavigationController) {
        // A tab that leaves the More stack comes back with the end of that.
        let tabs = member.parent == nil ? controller as? UITabBarController : nil
        if tabs?.moreNavigationController.transitionCoordinator != nil { continue }
        complain("\(member.title ?? "?") is in \(controller.title ?? "?") and is not its child")
      }
    }
  }

  /// Presenter and presented agree.
  private func checkPresentations() {
    for controller in everybody {
      guard let presented = ownPresented(controller) else { continue }
      if presented.presentingViewController !== controller {
        complain("\(presented.title ?? "?") does not know its presenter \(controller.title ?? "?")")
      }
    }
  }

  /// Lets everything come to rest, and checks that it is what an app may expect.
  func rest() {
    note("| rest")
    isResting = true
    defer { isResting = false }
    for _ in 0..<60 where !stage.isQuiet {
      for driver in drivers { driver.cancel() }
      completeAbandoned()
      stage.advance(by: 0.25)
    }
    drivers = []
    do {
      try stage.settle()
    } catch {
      complain("\(error)")
      return
    }
    check()
    checkRest()
  }

  private func checkRest() {
    let expected = expectedScreens
    for screen in screens {
      let name = screen.title ?? "?"
      let isExpected = expected.contains { $0 === screen }
      if screen.state != (isExpected ? .appeared : .disappeared) {
        complain("\(name) rests \(screen.state), and should be \(isExpected ? "appeared" : "disappeared")")
      }
      if (screen.viewIfLoaded?.window != nil) != isExpected {
        complain("\(name) is \(isExpected ? "not " : "")shown")
      }
      if screen.isMovingToParent || screen.isMovingFromParent { complain("\(name) still moves to or from a parent") }
      if screen.isBeingPresented || screen.isBeingDismissed {
        complain("\(name) is still being presented or dismissed")
      }
      if screen.transitionCoordinator != nil { complain("\(name) still has a coordinator (T-113)") }
      guard let view = screen.viewIfLoaded else { continue }
      if view.transitionHolds != 0 { complain("\(name) takes no touches") }
      if isExpected { checkPlace(of: screen, view) }
    }
    for controller in everybody {
      checkPlace(of: controller)
      checkNothingIsLeft(in: controller)
    }
    for token in coordinatorTokens where token.calls == 0 { complain("\(token.name) never came") }
    coordinatorTokens = []
    for (presented, token) in presentations {
      guard let controller = presented.object, controller.presentingViewController != nil, controller.parent == nil
      else { continue }
      if token.calls == 0 { complain("\(token.name) is done and its completion never came (T-9)") }
    }
    if !stage.environment.timelines.isEmpty { complain("a transition's clock stays") }
    if !stage.environment.drivers.isEmpty { complain("a transition stays") }
  }

  /// The screen lies where its container puts it, and can be seen.
  private func checkPlace(of screen: FuzzScreen, _ view: UIView) {
    let name = screen.title ?? "?"
    var ancestor: UIView? = view
    while let current = ancestor {
      if current.isHidden || current.alpha == 0 { complain("\(name) is inside something hidden") }
      ancestor = current.superview
    }
  }

  /// What fills its surroundings does so.
  private func checkPlace(of controller: UIViewController) {
    guard let view = controller.viewIfLoaded, view.window != nil, let superview = view.superview else { return }
    let styles: [UIModalPresentationStyle] = [.fullScreen, .overFullScreen, .currentContext, .overCurrentContext]
    let isPresented = controller.parent == nil && controller.presentingViewController != nil
    let fills =
      isPresented
      ? styles.contains(controller.modalPresentationStyle)
      : controller === root || controller.parent is UINavigationController || controller.parent is UITabBarController
    // A sheet makes what lies behind it smaller.
    let place = CGRect(
      x: view.center.x - view.bounds.width / 2, y: view.center.y - view.bounds.height / 2, width: view.bounds.width,
      height: view.bounds.height)
    guard fills, place != superview.bounds else { return }
    complain("\(controller.title ?? "?") lies in \(place), and its container is \(superview.bounds)")
  }

  /// No view of a screen that has left lies in a navigation controller's container.
  private func checkNothingIsLeft(in controller: UIViewController) {
    guard let nav = controller as? UINavigationController, !misbehaves,
      let view = nav.topViewController?.viewIfLoaded, view.window != nil, let container = view.superview
    else { return }
    if container.subviews.count != 1 {
      complain("\(container.subviews.count) views in \(nav.title ?? "nav")'s container")
    }
  }
}
