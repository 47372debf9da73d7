import QuartzCore

/// A container of the system. Presentations, sheets and other containers use it without knowing its class.
@MainActor protocol SystemContainer: UIViewController {
  /// Whether a child is on the screen at the end of the running transition. A waiting tab selection does not count.
  func showsAfterTransition(_ child: UIViewController) -> Bool
  /// Whether a child's view is where the container put it: in its wrapper outside transitions, or in a shown column's
  /// panel.
  func isInstalled(_ child: UIViewController) -> Bool
  /// Whether a running change other than a transition takes a child off the screen, such as a column's hiding.
  func isHiding(_ child: UIViewController) -> Bool
  /// The child whose preferred content size the container takes over; nil for none.
  var childForContentSize: UIViewController? { get }
  /// The transition that moves the content under outer bars, and updates them at its end; nil for none.
  var contentTransition: TransitionDriver? { get }
  /// Called when a child's own transition has ended, for changes that have waited.
  func childTransitionDidEnd()
  /// Whether the content hides the bottom bar of the container around.
  var hidesBottomBar: Bool { get }
  /// Whether the view fills the container around, and lays out its content under the bars itself (T-43).
  var laysOutUnderOuterBars: Bool { get }
  /// Pops to the first screen, because the user has tapped the selected tab again (T-66).
  func returnToFirstScreen()
}

extension SystemContainer {
  func isHiding(_ child: UIViewController) -> Bool { false }
  var childForContentSize: UIViewController? { nil }
  var contentTransition: TransitionDriver? { nil }
  func childTransitionDidEnd() {}
  var hidesBottomBar: Bool { false }
  var laysOutUnderOuterBars: Bool { false }
  func returnToFirstScreen() {}
}

/// A container with a bottom bar, which transitions of a container inside it move (T-46, T-131).
@MainActor protocol BottomBarContainer: SystemContainer {
  var bottomBar: UITabBar { get }
  /// Whether the bar is laid out hidden. A transition may still have to hide or show it.
  var barIsPlacedHidden: Bool { get }
  /// The center of the bar while it is shown, in the container's view.
  var centerOfShownBar: CGPoint { get }
  /// Returns the insets of the container's bars and the screen in its content.
  func insets(barHidden: Bool) -> UIEdgeInsets
  /// Unhides the bar, if it is about to be shown.
  func revealBar()
  /// Places the bar, in a transition's animation context or outside.
  func placeBar()
  /// Places the bar at once, unless a transition of the container moves it.
  func settleBarBetweenTransitions()
  /// Updates the bar's background for a screen's content.
  func showBarBackground(over screen: UIViewController?)
  /// Moves the bar over a screen in the container of another transition, until ``restoreBar()``.
  func moveBar(to container: UIView, above screen: UIView)
  /// Returns the bar to the container's view.
  func restoreBar()
}
