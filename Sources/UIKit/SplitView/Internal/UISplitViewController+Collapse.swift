import QuartzCore

/// Collapses the columns to one stack, and expands them again.
extension UISplitViewController {
  /// The navigation controller of the collapsed columns.
  var stack: UINavigationController? { rootColumn.flatMap { containers[$0] } as? UINavigationController }

  /// Collapses or expands for the horizontal size class. Waits while a column's transition begins or ends.
  func adaptToTraits() {
    whenIdle(if: \.stacksAreIdle) { $0.adaptToTraitsNow() }
  }

  private func adaptToTraitsNow() {
    guard isViewLoaded else { return }
    upcomingSizeClass = nil
    let isNarrow = traitCollection.horizontalSizeClass == .compact
    guard isNarrow != columnsAreCollapsed else { return }
    if isNarrow { collapse() } else { expand() }
  }

  /// Whether no column's transition is just beginning or ending, so that it can be ended and its screens moved.
  var stacksAreIdle: Bool {
    Column.all.allSatisfy { column in
      guard let driver = (containers[column] as? UINavigationController)?.driver else { return true }
      return driver.isUnderWay && !driver.isBeginningOrEnding
    }
  }

  private func collapse() {
    var top = topColumnForCollapsing()
    if containers[top] == nil { top = baseColumn ?? .primary }
    finishChange()
    replaceChildren { collapseColumns(top: top) }
    UIView.performWithoutAnimation { updateColumns(animated: false) }
    view.setNeedsLayout()
    recordDelegate("splitViewControllerDidCollapse(_:)", [])
    liveDelegate?.splitViewControllerDidCollapse(self)
  }

  private func expand() {
    replaceChildren { expandColumns() }
    if style == .unspecified { separateClassic() }
    let resolved = resolvedMode(in: bounds.size)
    recordDelegate("splitViewController(_:displayModeForExpandingToProposedDisplayMode:)", ["\(resolved)"])
    let answer = liveDelegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: resolved)
    resolvedMode = resolved
    setMode(answer.flatMap { $0 == .automatic ? nil : $0 } ?? resolved)
    updateColumns(animated: false)
    recordDelegate("splitViewControllerDidExpand(_:)", [])
    liveDelegate?.splitViewControllerDidExpand(self)
  }

  /// Asks for the two controllers of a classic split view controller after an expansion; without an answer both stay.
  private func separateClassic() {
    recordDelegate("primaryViewController(forExpanding:)", [])
    if let other = liveDelegate?.primaryViewController(forExpanding: self) { setController(other, into: .primary) }
    guard let primary = containers[.primary] else { return }
    recordDelegate("splitViewController(_:separateSecondaryFrom:)", [primary.traceName])
    let answer =
      liveDelegate?.splitViewController(self, separateSecondaryFrom: primary)
      ?? primary.separateSecondaryViewController(for: self)
    if let answer { setController(answer, into: .secondary) }
  }

  private func topColumnForCollapsing() -> Column {
    if style == .unspecified {
      recordDelegate("primaryViewController(forCollapsing:)", [])
      if let other = liveDelegate?.primaryViewController(forCollapsing: self) { setController(other, into: .primary) }
      guard let primary = containers[.primary], let secondary = containers[.secondary] else { return .secondary }
      recordDelegate("splitViewController(_:collapseSecondary:onto:)", [secondary.traceName, primary.traceName])
      let isDone =
        liveDelegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
      if isDone { return .primary }
      usesDefaultCollapse = false
      primary.collapseSecondaryViewController(secondary, for: self)
      return usesDefaultCollapse ? .secondary : .primary
    }
    let proposed = containers[.compact] != nil ? .compact : Column.sideBySide.last { containers[$0] != nil } ?? .primary
    recordDelegate("splitViewController(_:topColumnForCollapsingToProposedTopColumn:)", ["\(proposed)"])
    return liveDelegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
  }

  // MARK: Collapsing

  /// Moves the screens of the columns up to one to the root column's stack.
  ///
  /// Because stacks change off the screen here, no transition of theirs is left.
  func collapseColumns(top: Column) {
    UIView.performWithoutAnimation {
      for column in Column.all where column != rootColumn { removeColumn(column) }
      columnsAreCollapsed = true
      guard rootColumn != .compact, let base = baseColumn, let stack else { return }
      var moved: [UIViewController] = []
      for column in columns(after: base) {
        columnScreens[column] = screens(of: column)
        if column.rawValue <= top.rawValue { moved += takeScreens(of: column) }
      }
      if !moved.isEmpty {
        change(stack, of: base) { stack.setViewControllers(stack.viewControllers + moved, animated: false) }
      }
    }
    traitsOfColumnsChanged()
  }

  /// Returns the screens to their columns.
  func expandColumns() {
    UIView.performWithoutAnimation {
      if rootColumn == .compact {
        removeColumn(.compact)
      } else if let base = baseColumn, let stack {
        // The screen that is being popped may belong to another column.
        stack.driver?.endImmediately()
        let screensByColumn = screensByColumn(of: stack)
        let isShared = columns(after: base).contains { !(screensByColumn[$0] ?? []).isEmpty }
        if isShared {
          change(stack, of: base) { stack.setViewControllers(screensByColumn[base] ?? [], animated: false) }
        }
        for column in columns(after: base) { returnScreens(screensByColumn[column] ?? [], to: column) }
      }
      columnScreens = [:]
      columnsAreCollapsed = false
    }
    traitsOfColumnsChanged()
  }

  /// Ends the transition of a column's stack, and changes the stack off the screen.
  private func change(_ stack: UINavigationController, of column: Column, _ body: () -> Void) {
    stack.driver?.endImmediately()
    removeColumn(column)
    body()
  }

  private func columns(after base: Column) -> [Column] {
    Column.sideBySide.filter { $0.rawValue > base.rawValue && containers[$0] != nil }
  }

  private func screens(of column: Column) -> [UIViewController] {
    guard let container = containers[column] else { return [] }
    return (container as? UINavigationController)?.viewControllers ?? [container]
  }

  /// Removes a column's screens from it, and returns them for the collapsed stack.
  private func takeScreens(of column: Column) -> [UIViewController] {
    let screens = screens(of: column)
    if let navigation = containers[column] as? UINavigationController {
      navigation.driver?.endImmediately()
      navigation.setViewControllers([], animated: false)
      return screens
    }
    for screen in screens {
      screen.willMove(toParent: nil)
      screen.removeFromParent()
    }
    return screens
  }

  private func returnScreens(_ screens: [UIViewController], to column: Column) {
    guard let container = containers[column] else { return }
    if let navigation = container as? UINavigationController {
      let screens = screens.isEmpty ? columnScreens[column] ?? [] : screens
      if navigation.viewControllers.isEmpty { navigation.setViewControllers(screens, animated: false) }
    } else if container.parent !== self {
      addChild(container)
      container.sendDidMove(to: self)
    }
  }

  /// Returns the collapsed stack's screens by column: those from a column's first screen on are that column's.
  private func screensByColumn(of stack: UINavigationController) -> [Column: [UIViewController]] {
    guard var column = baseColumn else { return [:] }
    var screensByColumn: [Column: [UIViewController]] = [:]
    for screen in stack.viewControllers {
      let owner = Column.sideBySide.first { columnScreens[$0]?.contains(identicalTo: screen) ?? false }
      if let owner, owner.rawValue > column.rawValue { column = owner }
      screensByColumn[column, default: []].append(screen)
    }
    return screensByColumn
  }

  /// The column of the screen on top of the collapsed stack.
  var topColumn: Column {
    guard rootColumn != .compact, let stack else { return rootColumn ?? .primary }
    let screensByColumn = screensByColumn(of: stack)
    return Column.sideBySide.last { screensByColumn[$0] != nil } ?? .primary
  }

  func isInStack(_ column: Column) -> Bool {
    guard rootColumn != .compact, let stack else { return false }
    return screensByColumn(of: stack)[column] != nil
  }

  // MARK: Columns of the collapsed stack

  func showInStack(_ column: Column) {
    guard rootColumn != .compact, column != .compact, let base = baseColumn, let stack else { return }
    let screensByColumn = screensByColumn(of: stack)
    if let screen = screensByColumn[column]?.last {
      pop(stack, to: screen)
      return
    }
    // The screens of later columns leave, as they do in a pop.
    var screens = screensByColumn[base] ?? []
    replaceChildren {
      for other in columns(after: base) where other.rawValue <= column.rawValue {
        screens += screensByColumn[other] ?? screensForStack(of: other)
      }
    }
    if !screens.isEmpty { stack.setViewControllers(screens, animated: canAnimate) }
    performWaitingChanges()
  }

  /// Takes the screens of a column that the collapsed stack doesn't show; those from before where they were popped.
  private func screensForStack(of column: Column) -> [UIViewController] {
    let own = screens(of: column)
    guard !own.isEmpty else { return columnScreens[column] ?? [] }
    columnScreens[column] = own
    return takeScreens(of: column)
  }

  func hideInStack(_ column: Column) {
    guard rootColumn != .compact, let stack, let base = baseColumn, column.rawValue > base.rawValue else { return }
    let below = screensByColumn(of: stack).filter { $0.key.rawValue < column.rawValue }
    guard isInStack(column), let screen = Column.sideBySide.compactMap({ below[$0]?.last }).last else { return }
    pop(stack, to: screen)
  }

  /// Pops to a screen by setting the stack: a pop that waits may remove the screen before (T-55).
  private func pop(_ stack: UINavigationController, to screen: UIViewController) {
    guard let index = stack.viewControllers.firstIndex(identicalTo: screen) else { return }
    stack.setViewControllers(Array(stack.viewControllers[...index]), animated: canAnimate)
  }
}
