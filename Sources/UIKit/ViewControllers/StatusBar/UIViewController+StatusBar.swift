import QuartzCore

extension UIViewController {
  /// The controller that decides about the status bar over this one: what is presented over the full screen, or captures the bar
  /// (P-55), before the presenter.
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

  /// What the controller, or the children that it names, want of the status bar.
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
  /// Asks the controllers on the screen for the status bar's looks.
  func updateStatusBar() {
    guard let root = keyWindow?.rootViewController else { return }
    let wanted = root.statusBarOwner.wantedStatusBar
    if wanted != statusBar { statusBar = wanted }
  }
}
