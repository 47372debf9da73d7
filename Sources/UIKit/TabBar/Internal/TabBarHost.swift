import QuartzCore

/// The superview of a tab bar.
@MainActor enum TabBarHost {
  /// The tab bar controller's view.
  case ownView
  /// The container of a navigation controller's transition, which moves the bar (T-131). The view was below the bar
  /// before.
  case transition(viewBelow: WeakReference<UIView>)
}
