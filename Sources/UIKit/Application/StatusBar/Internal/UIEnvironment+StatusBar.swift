import QuartzCore

extension UIEnvironment {
  /// Updates the status bar from the controllers on the screen.
  ///
  /// - Parameter isAnimated: whether the drawn bar changes in an animation of its own, as along with a transition. An
  ///   animation block around the call animates it in any case.
  func updateStatusBar(animated isAnimated: Bool = false) {
    guard let root = frontWindow?.rootViewController else { return }
    let owner = root.statusBarOwner
    let wanted = owner.wantedStatusBar
    if wanted.isHidden != statusBar.isHidden {
      let decider = owner.deepest(\.childForStatusBarHidden)
      statusBarChange = StatusBarChange(
        isHidden: wanted.isHidden, animation: decider.preferredStatusBarUpdateAnimation)
    }
    if wanted != statusBar { setStatusBar(wanted) }
    showStatusBar(animated: isAnimated)
    updateSystemGestures()
  }

  private func setStatusBar(_ new: StatusBarAppearance) {
    let (old, frame) = (statusBarFrame, statusBarFrame(screen.configuration, isHidden: new.isHidden))
    lifeCycle.post(UIApplication.willChangeStatusBarFrameNotification, frame, if: frame != old)
    statusBar = new
    lifeCycle.post(UIApplication.didChangeStatusBarFrameNotification, old, if: frame != old)
  }

  // MARK: The drawn bar

  /// Makes the window of the drawn bar, or releases it.
  func drawsStatusBarChanged() {
    guard drawsStatusBar else {
      statusBarWindow?.isHidden = true
      return statusBarWindow = nil
    }
    guard statusBarWindow == nil else { return }
    perform {
      let window = StatusBarWindow(frame: screen.bounds)
      statusBarWindow = window
      window.isHidden = false
      window.layoutIfNeeded()
      showStatusBar(animated: false)
    }
  }

  /// Shows the present style and visibility in the drawn bar.
  private func showStatusBar(animated isAnimated: Bool) {
    guard let window = statusBarWindow else { return }
    let bar = window.bar
    let state = StatusBarState(
      isLight: statusBarIsLight, isHidden: statusBar.isHidden, animation: statusBarChange?.animation ?? .none)
    guard bar.state != state else { return }
    guard isAnimated, areAnimationsEnabled else { return bar.show(state) }
    // The transition that changes the bar neither scrubs nor reverses it.
    let outer = (scope: rewindScope, contexts: animationContexts)
    (rewindScope, animationContexts) = (nil, [])
    defer { (rewindScope, animationContexts) = outer }
    UIView.animate(withDuration: StatusBarView.duration, delay: 0, options: .allowUserInteraction) { bar.show(state) }
  }

  /// Whether the bar's contents are light: by the style, or by the appearance of the screen that decides on it.
  private var statusBarIsLight: Bool {
    switch statusBar.style {
    case .lightContent: true
    case .darkContent: false
    case .default: frontWindow?.rootViewController?.statusBarOwner.traitCollection.userInterfaceStyle == .dark
    }
  }
}
