import ConstraintSolver
import QuartzCore

/// The constraints of items that depend on each other, and their solution.
///
/// Items join an engine when a constraint or a layout needs them; a constraint between items of two engines joins
/// these. An engine lives as long as one of its items, also outside of a window, so a screen that is pushed again is
/// not solved again. Changes are collected, and solved in the next ``update(layingOut:)``: removals first, then
/// constants, then additions and priorities, so that the order of an app's calls causes no conflict.
@MainActor final class LayoutEngine {
  /// A variable's item and meaning.
  struct Owner {
    let record: Unmanaged<LayoutRecord>
    let quantity: LayoutRecord.Quantity
  }

  var solver = Solver()
  /// Unsafe, because records remove themselves in their deinit.
  @exclusivity(unchecked) nonisolated(unsafe) private(set) var members: [ObjectIdentifier: Unmanaged<LayoutRecord>] =
    [:]
  @exclusivity(unchecked) nonisolated(unsafe) private var deadVariables: [Variable] = []
  @exclusivity(unchecked) nonisolated(unsafe) private var deadRows: [LayoutRow] = []
  var owners: [Variable: Owner] = [:]
  /// The rows in the solver.
  var rows: [Constraint: LayoutRow] = [:]
  /// The rows that were given up in conflicts, oldest first.
  var brokenRows: [LayoutRow] = []
  private var additions: [LayoutRow] = []
  private var removals: [Constraint] = []
  private var changedRows: [LayoutRow] = []
  private var changedPriorities: [LayoutRow] = []
  private var changedRecords: [LayoutRecord] = []
  /// The rows whose constants depend on fonts.
  private var baselineRows: [LayoutRow] = []
  private var isUpdating = false
  /// Whether the environment knows that there are changes.
  private var isAnnounced = false
  private var lastSerial = 0
  /// The items of a measurement, which has variables of its own; nil in the engine that places views.
  private(set) var measured: [ObjectIdentifier: LayoutRecord]?
  /// The view whose size is measured.
  let measuredRoot: UIView?
  /// Whether broken rows may fit again.
  private var mayFitAgain = false
  private static let roundLimit = 16

  /// An engine that places views, or one that only measures some items.
  init(measuring root: UIView? = nil, among records: [ObjectIdentifier: LayoutRecord]? = nil) {
    (measuredRoot, measured) = (root, records)
  }

  // MARK: Members

  func register(_ record: LayoutRecord) { members[ObjectIdentifier(record)] = Unmanaged.passUnretained(record) }

  /// Removes an item in its deinit; its variables go in the next update.
  nonisolated func forget(_ record: LayoutRecord) {
    members[ObjectIdentifier(record)] = nil
    deadVariables += record.variables.compactMap { $0 }
  }

  /// Removes a row in its constraint's deinit.
  nonisolated func bury(_ row: LayoutRow) { deadRows.append(row) }

  /// The variables of an item in this engine.
  func record(of item: any ConstrainedItem) -> LayoutRecord {
    if let record = measured?[ObjectIdentifier(item)] { return record }
    let record = measured == nil ? item.record : LayoutRecord(item)
    if record.engine == nil { record.join(self) }
    if measured != nil { measured?[ObjectIdentifier(item)] = record }
    return record
  }

  /// Joins another engine's items and constraints to this one.
  func absorb(_ other: LayoutEngine) {
    for member in Array(other.members.values) { member.takeUnretainedValue().join(self) }
    let moved = (Array(other.rows.values) + other.brokenRows + other.additions).filter { $0.constraint != nil }
    for row in moved.sorted(by: { $0.serial < $1.serial }) { add(row) }
    other.removeAll()
  }

  /// Forgets all items and constraints, which another engine has.
  private func removeAll() {
    solver = Solver()
    (members, owners, rows, deadVariables, deadRows) = ([:], [:], [:], [], [])
    (brokenRows, additions, removals, baselineRows) = ([], [], [], [])
    (changedRows, changedPriorities, changedRecords) = ([], [], [])
  }

  /// Releases the items of a measurement, which retain the engine.
  func endMeasuring() { measured = nil }

  // MARK: Changes

  /// Adds a row in the next update.
  ///
  /// A row that another engine has given up stays so, without another report, until it fits.
  func add(_ row: LayoutRow) {
    lastSerial += 1
    (row.serial, row.engine) = (lastSerial, self)
    if row.isBroken {
      brokenRows.append(row)
      mayFitAgain = true
    } else {
      row.state = .pending
      additions.append(row)
    }
    announce()
  }

  /// Removes a row in the next update.
  func remove(_ row: LayoutRow) {
    switch row.state {
    case .installed(let handle):
      removals.append(handle)
      rows[handle] = nil
    case .pending: additions.removeAll { $0 === row }
    case .broken: brokenRows.removeAll { $0 === row }
    case .meaningless: break
    }
    if row.usesBaseline { baselineRows.removeAll { $0 === row } }
    (row.state, row.engine) = (.pending, nil)
    announce()
  }

  /// Notes that a row's constant has changed.
  func noteChange(of row: LayoutRow) {
    changedRows.append(row)
    announce()
  }

  /// Gives a row its new priority.
  func notePriority(of row: LayoutRow) {
    guard row.handle != nil else { return }
    changedPriorities.append(row)
    announce()
  }

  /// Notes that what an item's own rows depend on has changed.
  func noteChange(of record: LayoutRecord) {
    guard !record.awaitsUpdate else { return }
    record.awaitsUpdate = true
    changedRecords.append(record)
    announce()
  }

  private func announce() {
    guard measured == nil, !isUpdating, !isAnnounced else { return }
    isAnnounced = true
    UIEnvironment.active.changedLayoutEngines.append(self)
  }

  private var hasChanges: Bool {
    mayFitAgain
      || !(additions.isEmpty && removals.isEmpty && changedRows.isEmpty && changedPriorities.isEmpty
        && changedRecords.isEmpty && deadRows.isEmpty && deadVariables.isEmpty)
  }

  // MARK: Solving

  /// Solves for all changes, and requests layout of the views whose subviews move.
  ///
  /// - Parameter view: the view that is being laid out, which needs no request.
  func update(layingOut view: UIView? = nil) {
    guard !isUpdating else { return }
    isAnnounced = false
    guard hasChanges else { return }
    isUpdating = true
    for _ in 0..<Self.roundLimit where hasChanges {
      removeDeadRows()
      applyRemovals()
      applyPriorities()
      applyChanges()
      applyAdditions()
      removeDeadVariables()
      tryBrokenRows()
      requestLayout(except: view)
    }
    isUpdating = false
    // Text may still wrap otherwise: the next layout goes on.
    if hasChanges { announce() }
  }

  private func removeDeadRows() {
    guard !deadRows.isEmpty else { return }
    let dead = deadRows
    deadRows = []
    for row in dead { remove(row) }
  }

  private func applyRemovals() {
    guard !removals.isEmpty else { return }
    for handle in removals { check { () throws(SolverError) in try solver.remove(handle) } }
    removals = []
    mayFitAgain = true
  }

  /// Removes the variables of released items, and the rows that still have them.
  private func removeDeadVariables() {
    guard !deadVariables.isEmpty else { return }
    let dead = deadVariables
    deadVariables = []
    for variable in dead {
      owners[variable] = nil
      while true {
        do {
          try solver.removeVariable(variable)
          break
        } catch .variableInUse(_, let handle) {
          check { () throws(SolverError) in try solver.remove(handle) }
          rows[handle]?.state = .meaningless
          rows[handle] = nil
        } catch {
          report(error)
          break
        }
      }
    }
  }

  private func applyPriorities() {
    let changed = changedPriorities
    changedPriorities = []
    for row in changed {
      guard let handle = row.handle, let rule = rule(of: row) else { continue }
      check { () throws(SolverError) in try solver.setPriority(rule.priority, of: handle) }
    }
  }

  private func applyChanges() {
    let records = changedRecords
    changedRecords = []
    for record in records {
      record.awaitsUpdate = false
      changedRows += record.ownRows
    }
    if !records.isEmpty { changedRows += baselineRows }
    var constants: [(constraint: Constraint, constant: Double)] = []
    for row in changedRows {
      let form = form(of: row)
      if let handle = row.handle {
        guard let form else {
          // A natural length has vanished.
          check { () throws(SolverError) in try solver.remove(handle) }
          (rows[handle], row.state) = (nil, .meaningless)
          continue
        }
        if (try? solver.constant(of: handle)) != form.expression.constant {
          constants.append((handle, form.expression.constant))
        }
      } else if form != nil, row.isMeaningless {
        row.state = .pending
        additions.append(row)
      }
    }
    if changedRows.contains(where: \.isBroken) { mayFitAgain = true }
    changedRows = []
    guard !constants.isEmpty else { return }
    mayFitAgain = true
    setConstants(constants)
  }

  private func setConstants(_ constants: [(constraint: Constraint, constant: Double)]) {
    var left = constants
    while !left.isEmpty {
      do {
        return try solver.setConstants(left)
      } catch .unsatisfiable(let conflict) {
        guard let victim = breakOne(of: conflict, adding: nil), let handle = victim.handle else { return }
        giveUp(victim, handle)
        left.removeAll { $0.constraint == handle }
      } catch {
        return report(error)
      }
    }
  }

  private func applyAdditions() {
    while !additions.isEmpty {
      let next = additions
      additions = []
      for row in next { install(row) }
    }
  }

  /// Tries the rows that were given up again, once something has been removed or moved (L-94).
  private func tryBrokenRows() {
    mayFitAgain = false
    guard !brokenRows.isEmpty else { return }
    let broken = brokenRows
    brokenRows = []
    for row in broken { install(row) }
  }

  /// Adds a row to the solver. One that does not fit is broken, or breaks another one; only a new conflict is reported.
  private func install(_ row: LayoutRow) {
    let isNew = !row.isBroken
    guard let form = form(of: row), let (relation, priority) = rule(of: row) else { return row.state = .meaningless }
    while true {
      do {
        let handle = try solver.add(form.expression, relation, priority: priority)
        row.state = .installed(handle)
        rows[handle] = row
        if row.usesBaseline, !baselineRows.contains(where: { $0 === row }) { baselineRows.append(row) }
        return
      } catch .unsatisfiable(let conflict) {
        guard isNew, let victim = breakOne(of: conflict, adding: row) else { return markBroken(row) }
        guard victim !== row, let handle = victim.handle else { return markBroken(row) }
        giveUp(victim, handle)
      } catch {
        if isNew { report(error) }
        return markBroken(row)
      }
    }
  }

  private func giveUp(_ victim: LayoutRow, _ handle: Constraint) {
    check { () throws(SolverError) in try solver.remove(handle) }
    rows[handle] = nil
    markBroken(victim)
  }

  private func markBroken(_ row: LayoutRow) {
    row.state = .broken
    brokenRows.append(row)
  }

  private func check(_ call: () throws(SolverError) -> Void) {
    do { try call() } catch { report(error) }
  }

  private func report(_ error: SolverError) {
    UIEnvironment.active.report(.layoutRefused(error.description))
  }

  /// Requests layout of the superviews of items that move.
  private func requestLayout(except view: UIView?) {
    for variable in solver.takeChanges() {
      guard let owner = owners[variable] else { continue }
      let record = owner.record.takeUnretainedValue()
      guard let item = record.item else { continue }
      if owner.quantity == .width, (item as? UIView)?.wrapsContent == true { noteChange(of: record) }
      if measured == nil, let parent = item.layoutParent, parent !== view { parent.setNeedsLayout() }
    }
  }
}
