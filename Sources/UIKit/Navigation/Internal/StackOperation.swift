/// A change of a navigation stack, as the app requests it.
enum StackOperation {
  case push(UIViewController)
  case pop
  case popTo(UIViewController)
  case popToRoot
  case set([UIViewController])

  /// The controllers that the operation puts on the stack, or leaves there.
  var controllers: [UIViewController] {
    switch self {
    case .push(let controller): [controller]
    case .pop, .popTo, .popToRoot: []
    case .set(let controllers): controllers
    }
  }

  /// The selector of the app's call, for diagnostics.
  var selector: String {
    switch self {
    case .push: "pushViewController:animated:"
    case .pop: "popViewControllerAnimated:"
    case .popTo: "popToViewController:animated:"
    case .popToRoot: "popToRootViewControllerAnimated:"
    case .set: "setViewControllers:animated:"
    }
  }
}

/// An operation that was requested during a transition, and waits for its end (T-55).
struct WaitingOperation {
  let operation: StackOperation
  let isAnimated: Bool
  /// The controllers that had `hidesBottomBarWhenPushed` set when the app made the call (T-138).
  let bottomBarHiders: [UIViewController]
}
