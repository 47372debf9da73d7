import QuartzCore

/// Changes the display mode and the columns on the screen.
extension UISplitViewController {
  /// The duration of showing or hiding a column, in seconds.
  package static let changeDuration: TimeInterval = 0.35

  /// Whether a change by the program is animated.
  var canAnimate: Bool { appearance == .appeared && UIView.areAnimationsEnabled }

  func preferenceChanged() {
    if !supports(preferredDisplayMode) {
      environment.report(.splitMode("\(preferredDisplayMode)", controller: traceName))
    }
    resolvedMode = nil
    if isViewLoaded { chooseModeIfNeeded() }
  }

  /// Changes to the mode that the preference stands for, where that has changed.
  func chooseModeIfNeeded() {
    let animated = UIView.inheritedAnimationDuration > 0
    whenIdle { split in
      let resolved = split.resolvedMode(in: split.bounds.size)
      guard !split.columnsAreCollapsed, resolved != split.resolvedMode else { return }
      split.resolvedMode = resolved
      split.changeMode(to: resolved, animated: animated)
    }
  }

  /// The mode that the button and the pan change to: the delegate's, else one more column, or none.
  var modeForAction: DisplayMode {
    recordDelegate("targetDisplayModeForAction(in:)", [])
    let asked = liveDelegate?.targetDisplayModeForAction(in: self) ?? .automatic
    if asked != .automatic, supports(asked) { return asked }
    return mode.openColumns == 0 ? mode(opening: 1) : .secondaryOnly
  }

  func changeModeByAction() {
    whenIdle { split in
      if !split.columnsAreCollapsed { split.changeMode(to: split.modeForAction, animated: split.canAnimate) }
    }
  }

  /// Ends an interactive change at a position.
  private func endDrivenChange(at position: UIViewAnimatingPosition) {
    guard let animator = interactiveAnimator else { return }
    interactiveAnimator = nil
    animator.stopAnimation(false)
    animator.finishAnimation(at: position)
  }

  /// Changes the display mode.
  ///
  /// - Parameter animator: the animator of an interactive change, which is paused at its start.
  func changeMode(to new: DisplayMode, animated: Bool, by animator: UIViewPropertyAnimator? = nil) {
    guard new != mode else { return }
    let geometry = setMode(new)
    if isViewLoaded, !columnsAreCollapsed { updateColumns(animated: animated, from: geometry, by: animator) }
  }

  /// Sets the mode; returns the geometry before.
  @discardableResult
  func setMode(_ new: DisplayMode) -> SplitGeometry {
    if new != mode {
      recordDelegate("splitViewController(_:willChangeTo:)", ["\(new)"])
      liveDelegate?.splitViewController(self, willChangeTo: new)
    }
    defer { mode = new }
    return geometry(in: bounds.size, mode)
  }

  /// Shows the columns of the mode, hides the others, and sends their callbacks.
  func updateColumns(animated: Bool, from start: SplitGeometry? = nil, by animator: UIViewPropertyAnimator? = nil) {
    whenIdle { $0.updateColumnsNow(animated: animated, from: start, by: animator) }
  }

  private func updateColumnsNow(animated: Bool, from start: SplitGeometry?, by animator: UIViewPropertyAnimator?) {
    defer { performWaitingChanges() }
    guard isViewLoaded else { return }
    let wanted = wantedColumns
    let (arriving, leaving) = (
      wanted.filter { !shownColumns.contains($0) }, shownColumns.filter { !wanted.contains($0) }
    )
    let animated = animated && appearance == .appeared
    changeCount += 1
    let change = changeCount
    // The change goes on from where the columns are.
    endDrivenChange(at: .current)
    // Only a change of mode is reported. A collapse and a new controller have callbacks of their own.
    if sendsAppearanceToColumns, start != nil { sendColumnChanges(arriving: arriving, leaving: leaving) }
    // The delegate may have made another change in these calls.
    guard change == changeCount else { return }
    shownColumns = wanted
    updateState = .updatingColumns
    defer { updateState = .idle }
    for column in leaving { beginColumnAppearance(false, column, animated) }
    UIView.performWithoutAnimation {
      for column in arriving {
        beginColumnAppearance(true, column, animated)
        install(column, at: start ?? geometry(in: bounds.size, mode))
      }
    }
    guard animated else {
      placeColumns()
      return settleColumns()
    }
    moveColumns(by: animator, change)
  }

  private func sendColumnChanges(arriving: [Column], leaving: [Column]) {
    for column in leaving {
      notify("splitViewController(_:willHide:)", column) { $0.splitViewController(self, willHide: column) }
    }
    for column in arriving {
      notify("splitViewController(_:willShow:)", column) { $0.splitViewController(self, willShow: column) }
    }
  }

  /// Animates the columns to their frames, by the animator of a pan or by time.
  ///
  /// - Parameter change: the number of the change. Its end is ignored where another one has begun.
  private func moveColumns(by animator: UIViewPropertyAnimator?, _ change: Int) {
    let move = { [self] in
      placeColumns()
      view.layoutIfNeeded()
    }
    isAnimatingColumns = true
    let end = { [link = WeakReference(self)] in
      guard let split = link.target, change == split.changeCount else { return }
      split.settleColumns()
      split.viewIfLoaded?.window?.adaptPresentationsAfterCommit()
    }
    if let animator {
      interactiveAnimator = animator
      animator.addAnimations(move)
      animator.addCompletion { _ in end() }
      return animator.pauseAnimation()
    }
    let inherited = UIView.inheritedAnimationDuration
    UIView.animate(
      withDuration: inherited > 0 ? inherited : Self.changeDuration, delay: 0, options: .allowUserInteraction,
      animations: move
    ) { _ in
      end()
    }
  }

  /// Ends a running change of mode at once, as the split view controller disappears or collapses.
  func finishChange() {
    endDrivenChange(at: interactiveAnimator?.isReversed == true ? .start : .end)
    changeCount += 1
    settleColumns()
  }

  private func notify(_ name: String, _ column: Column, _ call: (any UISplitViewControllerDelegate) -> Void) {
    recordDelegate(name, ["\(column)"])
    liveDelegate.map(call)
  }

  func recordDelegate(_ name: String, _ arguments: [String]) {
    environment.record(.delegate, traceName, name, arguments)
  }
}
