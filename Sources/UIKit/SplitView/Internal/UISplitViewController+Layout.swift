import QuartzCore

extension UISplitViewController {
  func geometry(in size: CGSize, _ mode: DisplayMode) -> SplitGeometry {
    let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
    return SplitGeometry(
      size: size, primaryWidth: primaryWidth(in: size), supplementaryWidth: supplementaryWidth(in: size),
      isTriple: style == .tripleColumn, mode: mode, isMirrored: (primaryEdge == .trailing) != isRightToLeft)
  }

  /// Returns the width of a mode's open columns, in points.
  func openWidth(in mode: DisplayMode) -> CGFloat { geometry(in: bounds.size, mode).openWidth }

  private func frame(of column: Column, in geometry: SplitGeometry) -> CGRect {
    columnsAreCollapsed ? CGRect(origin: .zero, size: geometry.size) : geometry.frame(of: column)
  }

  /// Lays the columns out. Called in the view's layout pass.
  func layoutColumns() {
    if !columnsAreCollapsed, appearance != .disappeared { chooseModeIfNeeded() }
    placeColumns()
  }

  /// Places every panel by center and bounds (P-33), in an animation block or outside.
  func placeColumns() {
    let geometry = geometry(in: view.bounds.size, mode)
    for column in Column.all {
      guard let panel = panels[column], panel.superview != nil else { continue }
      place(panel, at: frame(of: column, in: geometry), column, geometry)
    }
    guard dimming.superview != nil else { return }
    dimming.place(in: CGRect(origin: .zero, size: geometry.size))
    dimming.alpha = dimsSecondary ? 1 : 0
  }

  private func place(_ panel: SplitColumnView, at frame: CGRect, _ column: Column, _ geometry: SplitGeometry) {
    panel.isMirrored = geometry.isMirrored
    panel.hasSeparator = !columnsAreCollapsed && column != .secondary
    panel.place(in: frame)
  }

  private var dimsSecondary: Bool { !columnsAreCollapsed && mode.dimsSecondary }

  // MARK: Panels

  /// Adds a column's view to its panel, and the panel to the view: secondary at the back, primary in front.
  ///
  /// Other subviews, such as a presentation in this context, stay in front of all panels (T-68).
  func install(_ column: Column, at geometry: SplitGeometry? = nil) {
    guard isViewLoaded, let container = containers[column] else { return }
    let panel = panels[column] ?? SplitColumnView()
    panels[column] = panel
    if panel.superview == nil {
      let geometry = geometry ?? self.geometry(in: view.bounds.size, mode)
      place(panel, at: frame(of: column, in: geometry), column, geometry)
      if dimming.superview == nil { view.insertSubview(dimming, at: 0) }
      switch column {
      case .secondary, .compact: view.insertSubview(panel, belowSubview: dimming)
      case .supplementary: view.insertSubview(panel, aboveSubview: dimming)
      case .primary: view.insertSubview(panel, aboveSubview: viewBelowPrimaryColumn)
      }
    }
    panel.embed(container)
  }

  /// The view directly below the primary column: the supplementary column's panel, else the dimming view.
  private var viewBelowPrimaryColumn: UIView {
    panels[.supplementary].flatMap { $0.superview === view ? $0 : nil } ?? dimming
  }

  private func uninstall(_ column: Column) {
    containers[column]?.viewInContainerIfLoaded?.removeFromSuperview()
    panels[column]?.removeFromSuperview()
  }

  // MARK: Appearance

  func beginColumnAppearance(_ isAppearing: Bool, _ column: Column, _ animated: Bool) {
    guard sendsAppearanceToColumns, shouldAutomaticallyForwardAppearanceMethods else { return }
    containers[column]?.beginAppearanceTransition(isAppearing, animated: animated)
  }

  /// Ends the columns' appearance changes, and removes the hidden columns from the view.
  func settleColumns() {
    isAnimatingColumns = false
    for column in Column.all {
      // A controller in the collapsed stack belongs to that.
      guard let container = containers[column], container.parent == nil || container.parent === self else { continue }
      if !shownColumns.contains(column) {
        endDisappearance(of: column)
      } else if appearance == .appeared {
        endArrival(of: container)
      }
    }
  }

  /// Ends the appearance of a shown column, but no disappearance, which belongs to a presentation in its place.
  func endArrival(of container: UIViewController) {
    guard shouldAutomaticallyForwardAppearanceMethods, container.appearanceInContainer == .appearing else { return }
    container.endAppearanceAtOnce()
  }

  /// Removes the view of a column that is hidden, and ends its disappearance.
  ///
  /// A split view controller that disappears may not have forwarded that to this column yet.
  private func endDisappearance(of column: Column) {
    let forwards = shouldAutomaticallyForwardAppearanceMethods
    if forwards { containers[column]?.beginAppearanceTransition(false, animated: appearanceIsAnimated) }
    uninstall(column)
    if forwards { containers[column]?.endAppearanceAtOnce() }
  }

  /// Removes a column from the screen at once, also one that is being animated out.
  func removeColumn(_ column: Column) {
    guard shownColumns.contains(column) || panels[column]?.superview != nil else { return }
    shownColumns.removeAll { $0 == column }
    endDisappearance(of: column)
  }

  // MARK: Sizes

  func childSize(_ container: any UIContentContainer, in size: CGSize) -> CGSize {
    guard let column = Column.all.first(where: { containers[$0] === container }) else { return size }
    let willBeCollapsed = upcomingSizeClass.map { $0 == .compact } ?? columnsAreCollapsed
    if willBeCollapsed { return size }
    let new = resolvedMode(in: size)
    return geometry(in: size, new == resolvedMode ? mode : new).frame(of: column).size
  }
}
