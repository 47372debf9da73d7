/// The controllers that can be on a stack.
extension UINavigationController {
  /// Returns the controllers of a new stack that can be on it, and reports the others.
  func allowed(_ controllers: [UIViewController]) -> [UIViewController] {
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

  /// Whether a controller can be pushed; reports the reason where it cannot (P-58, P-59).
  func canPush(_ controller: UIViewController) -> Bool {
    if stack.contains(identicalTo: controller) {
      environment.report(.pushedTwice(controller: controller.traceName, navigation: traceName))
      return false
    }
    return canBeOnStack(controller)
  }

  /// Whether a controller can be on the stack; reports the reason where it cannot.
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
