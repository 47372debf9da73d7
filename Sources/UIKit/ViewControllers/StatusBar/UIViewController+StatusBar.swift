import QuartzCore

extension UIViewController {
  /// The controller that decides on the status bar: the last one that is presented full screen or captures the bar
  /// (P-55).
  var statusBarOwner: UIViewController {
    var (owner, current) = (self, self)
    while let presentation = current.modal.presents, !presentation.phase.isDismissing,
      presentation.phase != .waitingToPresent
    {
      current = presentation.presented
      if presentation.style == .fullScreen || current.modalPresentationCapturesStatusBarAppearance { owner = current }
    }
    return owner
  }

  /// The status bar that the controller, or the children that it names, ask for.
  var wantedStatusBar: StatusBarAppearance {
    StatusBarAppearance(
      style: deepest(\.childForStatusBarStyle).preferredStatusBarStyle,
      isHidden: deepest(\.childForStatusBarHidden).prefersStatusBarHidden)
  }

  private func deepest(_ child: (UIViewController) -> UIViewController?) -> UIViewController {
    var controller = self
    while let next = child(controller) { controller = next }
    return controller
  }
}

extension UIEnvironment {
  /// Updates the status bar from the controllers on the screen.
  func updateStatusBar() {
    guard let root = keyWindow?.rootViewController else { return }
    let wanted = root.statusBarOwner.wantedStatusBar
    if wanted != statusBar { statusBar = wanted }
  }
}
