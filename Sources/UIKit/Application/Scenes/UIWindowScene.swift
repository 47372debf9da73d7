import QuartzCore

/// A scene with windows on the screen.
@preconcurrency @MainActor open class UIWindowScene: UIScene, UITraitEnvironment {
  /// The screen.
  open var screen: UIScreen { environment.screen }
  /// The windows of the scene that have been shown, from back to front.
  open var windows: [UIWindow] { environment.appWindows.filter { $0.windowScene === self } }
  /// The scene's key window; nil where there is none.
  open var keyWindow: UIWindow? {
    guard let window = environment.keyWindow, window.windowScene === self else { return nil }
    return window
  }
  /// The orientation of the interface.
  open var interfaceOrientation: UIInterfaceOrientation { environment.orientation.interface }
  /// The coordinates of the scene, which fills the screen.
  open var coordinateSpace: any UICoordinateSpace { ScreenCoordinateSpace(environment.screen.bounds) }
  /// The status bar; nil where the scene is not connected.
  open var statusBarManager: UIStatusBarManager? {
    activationState == .unattached ? nil : UIStatusBarManager(environment)
  }
  /// The screen's traits.
  open var traitCollection: UITraitCollection { environment.screen.traitCollection }

  /// Called when the traits have changed; does nothing unless overridden.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
