import QuartzCore

extension UISplitViewController {
  /// The default width of a column, in points.
  static let defaultWidth: CGFloat = 320
  /// The duration of showing or hiding a column, in seconds.
  package static let changeDuration: TimeInterval = 0.35

  // MARK: Widths

  func primaryWidth(in size: CGSize) -> CGFloat {
    guard containers[.primary] != nil else { return 0 }
    return width(
      preferredPrimaryColumnWidth, preferredPrimaryColumnWidthFraction, minimumPrimaryColumnWidth,
      maximumPrimaryColumnWidth, in: size)
  }

  func supplementaryWidth(in size: CGSize) -> CGFloat {
    guard containers[.supplementary] != nil else { return 0 }
    return width(
      preferredSupplementaryColumnWidth, preferredSupplementaryColumnWidthFraction, minimumSupplementaryColumnWidth,
      maximumSupplementaryColumnWidth, in: size)
  }

  /// Returns the width of a column: points before the fraction, within the limits. Values that are negative or not
  /// finite count as not set.
  private func width(
    _ points: CGFloat, _ fraction: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat, in size: CGSize
  ) -> CGFloat {
    func valid(_ value: CGFloat) -> CGFloat? { value.isFinite && value >= 0 ? value : nil }
    var width = valid(points) ?? valid(fraction).map { min(1, $0) * size.width } ?? Self.defaultWidth
    if let maximum = valid(maximum) { width = min(width, maximum) }
    if let minimum = valid(minimum) { width = max(width, minimum) }
    return min(width, size.width)
  }

  // MARK: Modes

  func behavior(in size: CGSize) -> SplitBehavior {
    if preferredSplitBehavior == .displace, style != .tripleColumn { return .overlay }
    guard preferredSplitBehavior == .automatic else { return preferredSplitBehavior }
    return size.width > size.height ? .tile : .overlay
  }

  /// Whether the style has a mode.
  private func supports(_ mode: DisplayMode) -> Bool { mode.openColumns < 2 || style == .tripleColumn }

  /// Returns the mode that the preferred one stands for in a view of a size.
  func resolvedMode(in size: CGSize) -> DisplayMode {
    if preferredDisplayMode != .automatic, supports(preferredDisplayMode) { return preferredDisplayMode }
    return behavior(in: size) == .tile ? .oneBesideSecondary : .secondaryOnly
  }

  private func mode(opening count: Int) -> DisplayMode {
    if count == 0 { return .secondaryOnly }
    switch splitBehavior {
    case .tile, .automatic: return count == 1 ? .oneBesideSecondary : .twoBesideSecondary
    case .overlay: return count == 1 ? .oneOverSecondary : .twoOverSecondary
    case .displace: return count == 1 ? .oneBesideSecondary : .twoDisplaceSecondary
    }
  }

  func mode(showing column: Column) -> DisplayMode {
    switch column {
    case .primary where style == .tripleColumn: mode.openColumns < 2 ? mode(opening: 2) : mode
    case .primary, .supplementary: mode.openColumns < 1 ? mode(opening: 1) : mode
    case .secondary where mode == .twoDisplaceSecondary: .oneBesideSecondary
    case .secondary: mode.dimsSecondary ? .secondaryOnly : mode
    case .compact: mode
    }
  }

  func mode(hiding column: Column) -> DisplayMode {
    switch column {
    case .primary where style == .tripleColumn:
      switch mode {
      case .twoBesideSecondary, .twoDisplaceSecondary: .oneBesideSecondary
      case .twoOverSecondary: .oneOverSecondary
      case .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary: mode
      }
    case .primary, .supplementary: .secondaryOnly
    case .secondary, .compact: mode
    }
  }

  /// Returns the columns that a mode shows.
  private func columns(in mode: DisplayMode) -> [Column] {
    let open: [Column]
    switch mode.openColumns {
    case 0: open = []
    case 1: open = style == .tripleColumn ? [.supplementary] : [.primary]
    default: open = [.primary, .supplementary]
    }
    return (open + [.secondary]).filter { containers[$0] != nil }
  }

  /// The columns that should be on the screen.
  var wantedColumns: [Column] {
    columnsAreCollapsed ? rootColumn.map { [$0] } ?? [] : columns(in: mode)
  }

  // MARK: Changes

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

  /// Stops an interactive change where it is, for another change.
  private func endDrivenChange() {
    guard let animator = interactiveAnimator else { return }
    interactiveAnimator = nil
    animator.stopAnimation(false)
    animator.finishAnimation(at: .current)
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
    endDrivenChange()
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

  /// Ends a running change of mode at once, as the split view controller disappears.
  func finishChange() {
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
