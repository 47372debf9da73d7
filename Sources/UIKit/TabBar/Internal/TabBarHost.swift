import QuartzCore

/// Where a tab bar lies.
@MainActor enum TabBarHost {
  /// In the tab bar controller's own view.
  case ownView
  /// In the container of a navigation controller's transition, which moves it (T-131); in the own view it lay over another view.
  case transition(viewBelow: WeakReference<UIView>)
}
