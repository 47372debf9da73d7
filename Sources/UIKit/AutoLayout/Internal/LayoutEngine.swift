import ConstraintSolver
import QuartzCore

/// The constraints of items that depend on each other, and their solution.
///
/// Items join an engine when a constraint or a layout needs them; a constraint between items of two engines joins
/// these. An engine lives as long as one of its items, also outside of a window, so a screen that is pushed again is
/// not solved again. Changes are collected, and solved in the next `update(layingOut:)`: removals first, then
/// constants, then additions and priorities, so that the order of an app's calls causes no conflict.
@MainActor final class LayoutEngine: WeaklyReferenceable {
  /// See ``WeakReference``.
  @exclusivity(unchecked) nonisolated(unsafe) package var storedWeakHandle: WeakHandle?
  /// A variable's item and meaning.
  struct Owner {
    let record: Unmanaged<LayoutRecord>
    let quantity: LayoutRecord.Quantity
  }

  @exclusivity(unchecked) var solver = Solver()
  /// Unsafe, because records remove themselves in their deinit.
  @exclusivity(unchecked) nonisolated(unsafe) private(set) var members: [ObjectIdentifier: Unmanaged<LayoutRecord>] =
    [:]
  @exclusivity(unchecked) nonisolated(unsafe) var deadVariables: [Variable] = []
  @exclusivity(unchecked) nonisolated(unsafe) var deadRows: [LayoutRow] = []
  @exclusivity(unchecked) var owners = HandleTable<Variable, Owner>()
  /// The rows in the solver.
  @exclusivity(unchecked) var rows = HandleTable<Constraint, LayoutRow>()
  /// The rows that were given up in conflicts, oldest first.
  @exclusivity(unchecked) var brokenRows: [LayoutRow] = []
  /// The rows to add, each with its serial number; one that was removed since is passed over.
  @exclusivity(unchecked) var additions: [(row: LayoutRow, serial: Int)] = []
  @exclusivity(unchecked) var removals: [Constraint] = []
  @exclusivity(unchecked) var changedRows: [LayoutRow] = []
  @exclusivity(unchecked) var changedPriorities: [LayoutRow] = []
  @exclusivity(unchecked) var changedRecords: [LayoutRecord] = []
  /// The items that follow others and that a removed constraint named: without a further one they go.
  @exclusivity(unchecked) var releasedRecords: [LayoutRecord] = []
  /// The rows whose constants depend on fonts, by their identity.
  @exclusivity(unchecked) var baselineRows: [ObjectIdentifier: LayoutRow] = [:]
  @exclusivity(unchecked) var isUpdating = false
  /// Whether the environment knows that there are changes.
  @exclusivity(unchecked) var isAnnounced = false
  @exclusivity(unchecked) private var lastSerial = 0
  /// The items of a measurement, which has variables of its own; nil in the engine that places views.
  @exclusivity(unchecked) private(set) var measured: [ObjectIdentifier: LayoutRecord]?
  /// The view whose size is measured.
  let measuredRoot: UIView?
  /// Whether broken rows may fit again.
  @exclusivity(unchecked) var mayFitAgain = false

  /// An engine that places views, or one that only measures some items.
  init(measuring root: UIView? = nil, among records: [ObjectIdentifier: LayoutRecord]? = nil) {
    (measuredRoot, measured) = (root, records)
  }

  deinit {
    storedWeakHandle?.clear()
  }

  // MARK: Members

  func register(_ record: LayoutRecord) { members[ObjectIdentifier(record)] = Unmanaged.passUnretained(record) }

  /// Removes an item in its deinit; its variables go in the next update.
  nonisolated func forget(_ record: LayoutRecord) {
    members[ObjectIdentifier(record)] = nil
    deadVariables += record.allVariables
  }

  /// Removes a row in its constraint's deinit.
  nonisolated func bury(_ row: LayoutRow) { deadRows.append(row) }

  /// The variables of an item in this engine.
  func record(of item: any ConstrainedItem) -> LayoutRecord {
    if let record = measured?[ObjectIdentifier(item)] { return record }
    let record = measured == nil ? item.record : LayoutRecord(item)
    if let other = record.engine {
      if other !== self { absorb(other) }
    } else {
      record.join(self)
    }
    if measured != nil { measured?[ObjectIdentifier(item)] = record }
    return record
  }

  /// Joins another engine's items and constraints to this one.
  func absorb(_ other: LayoutEngine) {
    for member in Array(other.members.values) { member.takeUnretainedValue().join(self) }
    let added = other.additions.filter { other.awaits($0.row, $0.serial) }.map(\.row)
    let moved = (other.rows.all.map(\.value) + other.brokenRows + added).filter { $0.constraint != nil }
    for row in moved.sorted(by: { $0.serial < $1.serial }) { add(row) }
    other.removeAll()
  }

  /// Forgets all items and constraints, which another engine has or nothing has.
  func removeAll() {
    solver.removeAll()
    (members, owners, rows) = ([:], HandleTable(), HandleTable())
    (deadVariables, deadRows) = ([], [])
    (brokenRows, additions, removals, baselineRows) = ([], [], [], [:])
    (changedRows, changedPriorities, changedRecords, releasedRecords) = ([], [], [], [])
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
      enlist(row)
    }
    announce()
  }

  /// Lists a row of this engine for the next update.
  func enlist(_ row: LayoutRow) {
    row.state = .pending
    additions.append((row, row.serial))
  }

  /// Whether a row that was listed with a serial number is still to be added.
  func awaits(_ row: LayoutRow, _ serial: Int) -> Bool {
    guard case .pending = row.state else { return false }
    return row.serial == serial && row.engine === self
  }

  /// Removes a row in the next update.
  func remove(_ row: LayoutRow) {
    switch row.state {
    case .installed(let handle):
      removals.append(handle)
      rows[handle] = nil
    case .broken: brokenRows.removeAll { $0 === row }
    case .idle, .pending, .meaningless: break
    }
    if row.usesBaseline { baselineRows[ObjectIdentifier(row)] = nil }
    (row.state, row.engine) = (.idle, nil)
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

  /// Notes that a constraint which named an item is being removed.
  func noteRelease(of record: LayoutRecord) {
    if record.isFollower { releasedRecords.append(record) }
  }

  func announce() {
    guard measured == nil, !isUpdating, !isAnnounced else { return }
    isAnnounced = true
    UIEnvironment.active.changedLayoutEngines.append(self)
  }

  var hasChanges: Bool {
    mayFitAgain
      || !(additions.isEmpty && removals.isEmpty && changedRows.isEmpty && changedPriorities.isEmpty
        && changedRecords.isEmpty && deadRows.isEmpty && deadVariables.isEmpty)
  }
}
