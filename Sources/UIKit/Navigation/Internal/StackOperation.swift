import QuartzCore

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

/// The changes of a stack that one transition shows, and that a cancel reverts.
struct NavigationChange {
  /// The stack that is shown at the beginning.
  let before: [UIViewController]
  /// The stack that is shown at the end.
  let after: [UIViewController]
  /// Pushed controllers, which get `didMove(toParent:)` if the transition completes.
  let arriving: [UIViewController]
  /// Popped controllers, which get `didMove(toParent: nil)` if the transition completes.
  let leaving: [UIViewController]
}

/// A requested transition of a navigation stack, before it begins.
@MainActor struct NavigationRequest {
  /// The part that the driver gets: the gesture, early calls, and transactions.
  let transition: PendingTransition
  /// Whether the transition is animated. Changes in one run-loop turn become one transition; one animated change
  /// suffices (T-21).
  private(set) var isAnimated = false
  /// The changes that the app has requested during a running transition. They are performed at its end (T-55).
  var operations: [WaitingOperation] = []

  init(_ transition: PendingTransition) {
    self.transition = transition
  }

  /// Makes the transition animated. The enclosing transactions wait for its end (T-122).
  mutating func animate(in environment: UIEnvironment) {
    isAnimated = true
    transition.join(environment.transactions.groups)
  }
}
