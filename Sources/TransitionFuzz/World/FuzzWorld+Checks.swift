import TransitionStage
import UIKit

/// The invariants after each step.
extension FuzzWorld {
  /// Checks the invariants.
  func check() {
    for screen in screens {
      for complaint in screen.removeComplaints() { complain("\(screen.name): \(complaint) (T-25)") }
    }
    checkContainment()
    checkPresentations()
    for diagnostic in takeDiagnostics() where !excuse(diagnostic) {
      complain("\(diagnostic.identifier): \(diagnostic.message)")
    }
  }

  /// Removes the diagnostics of the world's end.
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

  /// Checks that parents and children agree, and that a container's list has its children.
  private func checkContainment() {
    for controller in allControllers {
      for child in controller.children where child.parent !== controller {
        complain("\(child.name) does not know its parent \(controller.name)")
      }
      let list: [UIViewController]
      switch controller {
      case let nav as UINavigationController: list = nav.viewControllers
      case let tab as UITabBarController: list = tab.viewControllers ?? []
      default: continue
      }
      for member in list where member.parent !== controller && !(member.parent is UINavigationController) {
        // A tab that leaves the More stack returns when the transition has ended, after the commit.
        if member.parent == nil, let tabs = controller as? UITabBarController,
          tabs.moreNavigationController.transitionCoordinator != nil || !stage.environment.afterCommit.isEmpty
        {
          continue
        }
        complain("\(member.name) is in \(controller.name) and is not its child")
      }
    }
  }

  /// Checks that presenter and presented controller agree.
  private func checkPresentations() {
    for controller in allControllers {
      guard let presented = ownPresented(controller) else { continue }
      if presented.presentingViewController !== controller {
        complain("\(presented.name) does not know its presenter \(controller.name)")
      }
    }
  }
}
