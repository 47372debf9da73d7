import QuartzCore

extension UISplitViewController {
  /// The column that is shown alone, or below the others' screens, while collapsed.
  var rootColumn: Column? { containers[.compact] != nil ? .compact : baseColumn }

  /// The first column with a controller.
  var baseColumn: Column? { Column.sideBySide.first { containers[$0] != nil } }

  func assign(_ controller: UIViewController?, to column: Column) {
    guard style != .unspecified else { return environment.report(.splitClassic(controller: traceName)) }
    guard column != .supplementary || style == .tripleColumn else {
      return environment.report(.splitColumn("\(column)", controller: traceName))
    }
    setController(controller, into: column)
  }

  func setClassic(_ controllers: [UIViewController]) {
    guard style == .unspecified else { return environment.report(.splitArray(controller: traceName)) }
    setController(controllers.first, into: .primary)
    setController(controllers.count > 1 ? controllers[1] : nil, into: .secondary)
  }

  func setController(_ controller: UIViewController?, into column: Column) {
    // The collapsed columns share a stack, from which a beginning transition moves screens out.
    whenIdle(if: { !$0.columnsAreCollapsed || $0.stacksAreIdle }) { $0.setControllerNow(controller, into: column) }
  }

  private func setControllerNow(_ controller: UIViewController?, into column: Column) {
    guard assigned[column] !== controller else { return }
    if let controller, controller === self || isInside(controller) {
      return environment.report(.containmentLoop(child: controller.traceName, parent: traceName))
    }
    if let controller, let other = Column.all.first(where: { assigned[$0] === controller }) {
      setControllerNow(nil, into: other)
    }
    // A column whose screens are in the collapsed stack is expanded for the change.
    let top = columnsAreCollapsed && affectsCollapsedStack(column) ? topColumn : nil
    replaceChildren {
      if top != nil { expandColumns() }
      exchange(controller, in: column)
      if let top { collapseColumns(top: top) }
    }
    updateColumns(animated: false)
  }

  /// Whether a new controller in the column changes the collapsed stack.
  private func affectsCollapsedStack(_ column: Column) -> Bool {
    guard column != .compact, let base = baseColumn else { return true }
    return column.rawValue <= base.rawValue || isInStack(column)
  }

  private func exchange(_ controller: UIViewController?, in column: Column) {
    if let old = containers[column] {
      UIView.performWithoutAnimation { removeColumn(column) }
      old.willMove(toParent: nil)
      old.removeFromParent()
    }
    (assigned[column], columnScreens[column]) = (controller, nil)
    let container = controller.map { embedded($0, for: column) }
    containers[column] = container
    if let container {
      addChild(container)
      container.sendDidMove(to: self)
    }
    traitsOfColumnsChanged()
  }

  private func embedded(_ controller: UIViewController, for column: Column) -> UIViewController {
    let staysBare = style == .unspecified || column == .compact || controller is UINavigationController
    return staysBare ? controller : UINavigationController(rootViewController: controller)
  }

  /// Removes a controller that another parent has taken.
  func removeFromColumns(_ child: UIViewController) {
    guard updateState != .replacingChildren, let column = Column.all.first(where: { containers[$0] === child }) else {
      return
    }
    removeColumn(column)
    (containers[column], assigned[column], columnScreens[column]) = (nil, nil, nil)
    updateColumns(animated: false)
  }

  /// Gives primary and supplementary columns a compact width beside others, on every screen.
  func traitsOfColumnsChanged() {
    let narrow = columnsAreCollapsed ? nil : UITraitCollection(horizontalSizeClass: .compact)
    for column in [Column.primary, .supplementary] {
      guard let container = containers[column], container.parent === self,
        overrideTraitCollection(forChild: container) != narrow
      else { continue }
      setOverrideTraitCollection(narrow, forChild: container)
    }
  }

  // MARK: Showing

  func showInPrimary(_ controller: UIViewController, sender: Any?) {
    recordDelegate("splitViewController(_:show:sender:)", [controller.traceName])
    if liveDelegate?.splitViewController(self, show: controller, sender: sender) ?? false { return }
    if !columnsAreCollapsed { return setController(controller, into: .primary) }
    push(controller)
  }

  func showInSecondary(_ controller: UIViewController, sender: Any?) {
    recordDelegate("splitViewController(_:showDetail:sender:)", [controller.traceName])
    if liveDelegate?.splitViewController(self, showDetail: controller, sender: sender) ?? false { return }
    if columnsAreCollapsed, rootColumn == .compact || stack == nil { return push(controller) }
    setController(controller, into: .secondary)
    show(.secondary)
  }

  /// Pushes a controller on the collapsed stack, or presents it where there is none.
  private func push(_ controller: UIViewController) {
    guard let stack, !(controller is UINavigationController) else {
      return present(controller, animated: UIView.areAnimationsEnabled)
    }
    stack.pushViewController(controller, animated: UIView.areAnimationsEnabled)
  }
}

extension UISplitViewController: SystemContainer {
  func showsAfterTransition(_ child: UIViewController) -> Bool { shownColumns.contains { containers[$0] === child } }
  func isInstalled(_ child: UIViewController) -> Bool { showsAfterTransition(child) }
  func isHiding(_ child: UIViewController) -> Bool { !showsAfterTransition(child) }
  func childTransitionDidEnd() { performWaitingChanges() }
}

/// The update that a split view controller is making. Other changes wait for its end.
enum SplitUpdateState {
  case idle
  /// Children are being replaced, so that their removal is ignored.
  case replacingChildren
  /// Columns get appearance callbacks.
  case updatingColumns
}

/// A change of a split view controller that waits for the end of another one, or of a column's transition.
struct SplitChange {
  /// Whether the change can be made when no other one is running.
  let isPossible: (UISplitViewController) -> Bool
  let make: (UISplitViewController) -> Void
}

/// Makes one change at a time: a change that is requested during another waits for its end.
extension UISplitViewController {
  /// Makes a change, now or after the current one.
  ///
  /// - Parameter isPossible: whether the change can be made; asked again when a column's transition has ended.
  func whenIdle(
    if isPossible: @escaping (UISplitViewController) -> Bool = { _ in true },
    _ change: @escaping (UISplitViewController) -> Void
  ) {
    if updateState == .idle, isPossible(self) { return change(self) }
    waitingChanges.append(SplitChange(isPossible: isPossible, make: change))
  }

  /// Runs a body that replaces children. Afterwards the columns need an update, and waiting changes are made then.
  func replaceChildren(_ body: () -> Void) {
    let outer = updateState
    updateState = .replacingChildren
    body()
    updateState = outer
  }

  /// Makes the changes that have waited, and can be made now.
  func performWaitingChanges() {
    while updateState == .idle, let index = waitingChanges.firstIndex(where: { $0.isPossible(self) }) {
      waitingChanges.remove(at: index).make(self)
    }
  }
}
