import QuartzCore

/// A container of the system, as presentations, sheets and other containers see it: none of them knows its class.
@MainActor protocol SystemContainer: UIViewController {
  /// Whether a child is on the screen at the end of the change that runs; a tab selection that waits behind it doesn't count.
  func showsAfterTransition(_ child: UIViewController) -> Bool
  /// Whether a child's view lies where the container put it: in its wrapper while no transition runs, or in the panel of a shown column.
  func isInstalled(_ child: UIViewController) -> Bool
  /// The child whose size the container asks for where it asks for none itself; nil where it follows none.
  var childForContentSize: UIViewController? { get }
  /// The transition that moves the content under the bars around the container, and at whose end the container shows it anew; nil for none.
  var contentTransition: TransitionDriver? { get }
  /// A transition of a child's own has ended, and what has waited for it may have its turn.
  func childTransitionDidEnd()
  /// Whether the content asks the container around to take its bottom bar off the screen.
  var hidesBottomBar: Bool { get }
  /// Whether the view always fills the container around, and lays its own content out under the bars there (T-43).
  var laysOutUnderOuterBars: Bool { get }
  /// Goes back to the first screen, because the user selected the container again where it was selected already (T-66).
  func returnToFirstScreen()
}

extension SystemContainer {
  var childForContentSize: UIViewController? { nil }
  var contentTransition: TransitionDriver? { nil }
  func childTransitionDidEnd() {}
  var hidesBottomBar: Bool { false }
  var laysOutUnderOuterBars: Bool { false }
  func returnToFirstScreen() {}
}

/// A container with a bar at the bottom, as the container inside it sees it, whose transitions move the bar along (T-46, T-131).
@MainActor protocol BottomBarContainer: SystemContainer {
  var bottomBar: UITabBar { get }
  /// Whether the bar was last put off the screen; it differs from what is wanted until a transition takes the bar along.
  var barIsPlacedHidden: Bool { get }
  /// The center of the bar where it shows, in the container's view.
  var centerOfShownBar: CGPoint { get }
  /// How far the container's bars and the screen reach into its content.
  func insets(barHidden: Bool) -> UIEdgeInsets
  /// Makes a bar that is about to come ready to be seen.
  func revealBar()
  /// Puts the bar where it is wanted; runs inside a transition's animation context, or outside any.
  func placeBar()
  /// Puts the bar where it is wanted, at once, unless a transition of the container's own takes it along.
  func settleBarBetweenTransitions()
  /// Shows the bar's background as a screen's content has it.
  func showBarBackground(over screen: UIViewController?)
  /// Puts the bar over a screen in the container of another transition, which moves it until ``restoreBar()``.
  func moveBar(to container: UIView, above screen: UIView)
  /// Puts a bar that was lent where it belongs.
  func restoreBar()
}
