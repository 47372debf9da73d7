import SeededRandom
import TransitionStage
import UIKit

/// A table in a stack: its rows change, are edited, selected, swiped and moved, while fingers are down and screens are
/// pushed.
final class TableWorld: ListWorld {
  let controller: FuzzTableController
  let navigation: UINavigationController
  /// The data source of snapshots; nil in a world whose controller is the data source.
  private(set) var source: FuzzTableSource?
  /// The number of the row whose actions are shown; nil for none.
  var openRow: Int?
  /// The completions of actions that have not ended.
  var runningActions: [(Bool) -> Void] = []
  /// Whether the data source may be asked for a cell that is shown, because it is configured anew.
  private(set) var isReconfiguring = false
  private(set) var isReloading = false
  /// Whether an animated scroll has begun since the table was at rest; the content may have changed meanwhile.
  private(set) var hasScrolled = false
  /// Whether the table may have appeared again since it was at rest, which clears the selection.
  private var hasNavigated = false

  override init(_ stage: Stage, seed: UInt64) {
    var dice = XorshiftRandom(seed: seed)
    controller = FuzzTableController(style: dice.pick([.plain, .grouped, .insetGrouped]) ?? .plain)
    navigation = UINavigationController(rootViewController: controller)
    super.init(stage, seed: seed)
    self.dice = dice
    controller.world = self
    let usesSnapshots = self.dice.once(in: 2)
    if usesSnapshots { useSnapshots() }
    let first = (0..<(1 + self.dice.roll(3))).map { _ in data.newSection(self.dice.roll(20)) }
    if usesSnapshots { apply(first, animated: false) } else { data.store(first) }
    configure()
    stage.show(navigation)
    witness("the controller", controller)
    witness("the table", table)
    witness("the stack", navigation)
  }

  var table: UITableView { controller.tableView }
  override var scrollView: UIScrollView? { table }

  private func configure() {
    controller.use(dice.pick(FuzzTableController.Heights.allCases) ?? .measured)
    controller.clearsSelectionOnViewWillAppear = dice.once(in: 2)
    if dice.once(in: 3) { table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 40)) }
    if dice.once(in: 3) { table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 30)) }
    if dice.once(in: 4) { table.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0) }
  }

  private func useSnapshots() {
    let source = FuzzTableSource(tableView: table) { [weak controller] _, path, number in
      controller?.cell(number, at: path)
    }
    source.world = self
    self.source = source
    witness("the data source", source)
  }

  /// Applies a snapshot without marks.
  func apply(_ sections: [ListData.Section], animated: Bool) {
    var snapshot = SnapshotChange.Snapshot()
    snapshot.appendSections(sections.map(\.id))
    for section in sections { snapshot.appendItems(section.items, toSection: section.id) }
    data.store(sections)
    let done = completion(of: "a snapshot")
    source?.apply(snapshot, animatingDifferences: animated) { done(true) }
  }

  // MARK: Steps

  override func act() {
    switch dice.roll(32) {
    case 0..<7: note("batch") { changeData() }
    case 7: note("reload") { reload() }
    case 8: note("reconfigure") { reconfigure() }
    case 9..<12: note("scroll") { scroll() }
    case 12: note("edit") { edit() }
    case 13: note("rules") { changeRules() }
    case 14, 15: note("select") { select() }
    case 16..<19: note("finger") { moveFinger() }
    case 19, 20: note("swipe") { swipe() }
    case 21, 22: note("reorder") { reorder() }
    case 23: note("heights") { changeHeights() }
    case 24: note("push") { push() }
    case 25: note("pop") { navigation.popViewController(animated: !dice.once(in: 4)) }
    case 26: note("swipe back") { stage.edgePan(from: .left, by: CGFloat(dice.roll(250)), over: 0.2, resting: 0.1) }
    case 27: note("end action") { endAction() }
    default: advance()
    }
  }

  private func changeData() {
    let animated = !dice.once(in: 5)
    guard let source else { return perform(animated: animated) { changeInBatch() } }
    let change = SnapshotChange(&dice, data)
    change.store(in: data)
    source.defaultRowAnimation = .any(&dice)
    let done = completion(of: "a snapshot")
    isReconfiguring = true
    if dice.once(in: 10) {
      data.selected = []
      isReloading = true
      source.applySnapshotUsingReloadData(change.snapshot) { done(true) }
      isReloading = false
    } else {
      source.apply(change.snapshot, animatingDifferences: animated) { done(true) }
      adoptSelection(of: change.reloaded)
    }
    isReconfiguring = false
  }

  private func changeInBatch() {
    let change = SectionsChange(&dice, data)
    let calls = change.calls(in: table, &dice)
    guard dice.once(in: 2) else {
      return table.performBatchUpdates(
        { [data] in
          change.store(in: data)
          calls.forEach { $0() }
        }, completion: completion(of: "a batch"))
    }
    table.beginUpdates()
    change.store(in: data)
    calls.forEach { $0() }
    table.endUpdates()
  }

  /// Takes over whether numbers are selected whose rows a difference may have deleted and inserted.
  private func adoptSelection(of numbers: Set<Int>) {
    guard !numbers.isEmpty else { return }
    let shown = Set((table.indexPathsForSelectedRows ?? []).compactMap { data.number(at: $0) })
    data.selected = data.selected.filter { !numbers.contains($0) || shown.contains($0) }
  }

  private func reload() {
    guard source == nil else { return }
    data.selected = []
    data.store((0..<(1 + dice.roll(3))).map { _ in data.newSection(dice.roll(20)) })
    // The row whose actions are hidden is gone.
    isReloading = true
    table.reloadData()
    isReloading = false
  }

  private func reconfigure() {
    guard source == nil, let paths = table.indexPathsForVisibleRows else { return }
    let some = paths.filter { _ in dice.once(in: 2) }
    data.change(some.compactMap { data.number(at: $0) })
    isReconfiguring = true
    table.reconfigureRows(at: some)
    isReconfiguring = false
  }

  private func randomPath() -> IndexPath? {
    dice.pick(data.sections.flatMap(\.items)).flatMap { data.path(of: $0) }
  }

  private func scroll() {
    guard let path = randomPath(), dice.once(in: 2) else {
      hasScrolled = true
      return table.setContentOffset(table.restingOffset(&dice), animated: dice.once(in: 2))
    }
    let position = dice.pick([UITableView.ScrollPosition.none, .top, .middle, .bottom]) ?? .none
    hasScrolled = true
    table.scrollToRow(at: path, at: position, animated: dice.once(in: 2))
  }

  private func edit() {
    data.selected = []
    let isEditing = !table.isEditing
    controller.setEditing(isEditing, animated: dice.once(in: 2))
  }

  private func changeRules() {
    switch dice.roll(3) {
    case 0: table.allowsMultipleSelection.toggle()
    case 1: table.allowsSelectionDuringEditing.toggle()
    default: table.allowsMultipleSelectionDuringEditing.toggle()
    }
    let remaining = (table.indexPathsForSelectedRows ?? []).compactMap { data.number(at: $0) }
    if !data.selected.isSuperset(of: remaining) { complain("a change of the rules has selected a row") }
    if !allowsMultiple, remaining.count > 1 { complain("more rows are selected than the table allows (V-27)") }
    data.selected = Set(remaining)
  }

  var allowsMultiple: Bool {
    table.isEditing ? table.allowsMultipleSelectionDuringEditing : table.allowsMultipleSelection
  }

  private func select() {
    guard let path = randomPath(), let number = data.number(at: path) else { return }
    if dice.once(in: 4) {
      data.selected.remove(number)
      return table.deselectRow(at: path, animated: dice.once(in: 2))
    }
    if !data.selected.contains(number) { data.select(number, allowsMultiple: allowsMultiple) }
    hasScrolled = true
    table.selectRow(at: path, animated: dice.once(in: 2), scrollPosition: dice.once(in: 3) ? .middle : .none)
  }

  /// Asks for the heights of all rows anew.
  private func changeHeights() {
    controller.stretch = CGFloat(dice.roll(3) * 15)
    table.beginUpdates()
    table.endUpdates()
  }

  private func push() {
    guard navigation.viewControllers.count < 3 else { return }
    let next = UIViewController()
    witness("a pushed screen", next)
    navigation.pushViewController(next, animated: !dice.once(in: 4))
  }

  /// Takes over a selection that was cleared when the table appeared, or restored when it did not (V-29).
  private func adoptClearedSelection() {
    // Any finger may begin a swipe back.
    if navigation.viewControllers.count > 1 { hasNavigated = true }
    guard hasNavigated, controller.clearsSelectionOnViewWillAppear else { return }
    data.adoptSelection(table.indexPathsForSelectedRows ?? [])
  }

  // MARK: Fingers on rows

  private func screenFrame(of cell: UITableViewCell) -> CGRect { cell.convert(cell.bounds, to: nil) }

  private func swipe() {
    guard let cell = dice.pick(table.visibleCells), cell.window != nil else { return }
    let (frame, width) = (screenFrame(of: cell), CGFloat(stage.window.bounds.width))
    let isLeading = dice.once(in: 3)
    let start = CGPoint(x: isLeading ? width * 0.2 : width * 0.8, y: frame.midY)
    let distance = CGFloat(dice.roll(Int(width)))
    let end = CGPoint(x: start.x + (isLeading ? distance : -distance), y: start.y + CGFloat(dice.roll(10)))
    stage.pan(from: start, to: end, over: 0.2, resting: dice.once(in: 2) ? 0.1 : 0)
    if dice.once(in: 3) { stage.advance(by: 0.6) }
  }

  private func reorder() {
    guard let cell = dice.pick(table.visibleCells), cell.window != nil, table.isEditing else { return }
    let frame = screenFrame(of: cell)
    let start = CGPoint(x: frame.maxX - 20, y: frame.midY)
    let end = CGPoint(x: start.x, y: CGFloat(dice.roll(Int(stage.window.bounds.height))))
    stage.pan(from: start, to: end, over: 0.3, resting: dice.once(in: 3) ? 0.5 : 0)
  }

  // MARK: Checks

  override func check() {
    adoptClearedSelection()
    checkRows()
  }

  override func checkRest() {
    hasNavigated = false
    if table.window != nil { checkFrames() }
    // Content that was scrolled too far stays there.
    if table.restsInRange { hasScrolled = false }
  }

  /// Checks that a cancelled swipe back, or a swipe of a row that is not far enough, changes nothing.
  override func checkReturns() {
    guard table.restsInRange else { return }
    let (before, top) = (ListState(table), navigation.topViewController)
    if navigation.viewControllers.count > 1 {
      note("cancelled swipe back")
      hasNavigated = true
      stage.edgePan(from: .left, by: stage.window.bounds.width / 4, over: 0.3, resting: 0.2)
    } else if openRow == nil, !table.isEditing, let cell = table.visibleCells.last(where: { hasActions($0) }) {
      note("short swipe of a row")
      let middle = CGPoint(x: stage.window.bounds.midX, y: cell.convert(cell.bounds, to: nil).midY)
      stage.pan(from: middle, to: CGPoint(x: middle.x - 15, y: middle.y), over: 0.3, resting: 0.2)
    }
    guard settle(), navigation.topViewController === top else { return }
    check()
    before.differences(from: ListState(table)).forEach(complain)
  }

  private func hasActions(_ cell: UITableViewCell) -> Bool { ((cell as? FuzzTableCell)?.number ?? 0) % 4 >= 2 }

  override func endAll() {
    while !runningActions.isEmpty { runningActions.removeFirst()(true) }
  }
}
