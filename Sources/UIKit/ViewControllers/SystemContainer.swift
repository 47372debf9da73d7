import QuartzCore

/// A container of the system, as presentations, sheets and other containers see it: none of them knows its class.
@MainActor protocol SystemContainer: UIViewController {
  /// Whether the container wants a child on the screen.
  func wantsOnScreen(_ child: UIViewController) -> Bool
  /// The child whose size the container asks for where it asks for none itself; nil where it follows none.
  var childForContentSize: UIViewController? { get }
  /// The transition that moves the content under the bars around the container, and at whose end the container shows it anew; nil for none.
  var contentTransition: TransitionDriver? { get }
  /// A transition of a child's own has ended, and what has waited for it may have its turn.
  func childTransitionDidEnd()
}

extension SystemContainer {
  var childForContentSize: UIViewController? { nil }
  var contentTransition: TransitionDriver? { nil }
  func childTransitionDidEnd() {}
}
