import QuartzCore

/// The status bar of a scene.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  private let environment: UIEnvironment

  init(_ environment: UIEnvironment) {
    self.environment = environment
  }

  /// The style that the controllers on the screen ask for.
  open var statusBarStyle: UIStatusBarStyle { environment.statusBar.style }
  /// Whether the controllers on the screen hide the bar, or the device does, as a phone in landscape.
  open var isStatusBarHidden: Bool { environment.statusBarFrame.isEmpty }
  /// The bar's rectangle on the screen, in points; zero where it is hidden.
  open var statusBarFrame: CGRect { environment.statusBarFrame }
}

extension UIEnvironment {
  /// The status bar's rectangle on the screen; zero where it is hidden.
  var statusBarFrame: CGRect { statusBarFrame(screen.configuration, isHidden: statusBar.isHidden) }

  /// Returns the status bar's rectangle on a screen; zero where it is hidden.
  func statusBarFrame(_ configuration: UIScreen.Configuration, isHidden: Bool) -> CGRect {
    let height = configuration.statusBarHeight
    guard !isHidden, height > 0 else { return .zero }
    return CGRect(x: 0, y: 0, width: configuration.size.width, height: height)
  }
}

extension UIScreen.Configuration {
  /// The height of the status bar: that of the top inset, but 54 points beside a Dynamic Island, whose inset is 59.
  var statusBarHeight: CGFloat {
    safeAreaInsets.top == 59 ? 54 : safeAreaInsets.top
  }
}
