import ConstraintSolver
import QuartzCore

/// Solving for the collected changes.
extension LayoutEngine {
  private static let roundLimit = 16
  /// The number of added rows from which on storage is made for all of them at once.
  private static let largeBatch = 64

  /// Solves for all changes, and requests layout of the views whose subviews move.
  ///
  /// - Parameter view: the view that is being laid out, which needs no request.
  func update(layingOut view: UIView? = nil) {
    guard !isUpdating else { return }
    isAnnounced = false
    guard hasChanges else { return }
    // The items are released, such as those of a screen that was popped: nothing needs a solution.
    guard !members.isEmpty else { return removeAll() }
    isUpdating = true
    for _ in 0..<Self.roundLimit where hasChanges {
      removeDeadRows()
      applyRemovals()
      applyPriorities()
      applyChanges()
      // Before the additions, which may not fit what only follows.
      dropFollowers()
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
    // Nothing is known any more about the items that they named.
    for member in members.values { noteRelease(of: member.takeUnretainedValue()) }
  }

  /// Takes items out that only follow others, such as a margin's guide, once no constraint names them: their bounds
  /// would still hold for the leaders.
  private func dropFollowers() {
    while let record = releasedRecords.popLast() {
      guard record.engine === self, record.isFollower, !isUsed(record) else { continue }
      for row in record.ownRows {
        if let leader = row.record?.item?.layoutParent?.layoutStateIfAny?.record { noteRelease(of: leader) }
        remove(row)
      }
      deadVariables += record.allVariables
      record.forgetVariables()
      applyRemovals()
    }
  }

  /// Whether a row other than the item's own names one of its variables.
  private func isUsed(_ record: LayoutRecord) -> Bool {
    for quantity in LayoutRecord.Quantity.allCases {
      guard let variable = record.variables[quantity.rawValue], let uses = try? solver.useCount(of: variable) else {
        continue
      }
      let own = record.ownRows.count { $0.handle != nil && $0.quantity == quantity }
      if uses > own { return true }
    }
    return false
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
      addContentRows(of: record)
      changedRows += record.ownRows
    }
    if !records.isEmpty { changedRows += baselineRows.values.sorted { $0.serial < $1.serial } }
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
        if (try? solver.hasTerms(form.expression.terms, constraint: handle)) == false {
          // The row names other variables now: those of another superview, or of another text.
          check { () throws(SolverError) in try solver.remove(handle) }
          rows[handle] = nil
          enlist(row)
        } else if (try? solver.constant(of: handle)) != form.expression.constant {
          constants.append((handle, form.expression.constant))
        }
      } else if form != nil, row.isMeaningless {
        enlist(row)
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
      if next.count > Self.largeBatch {
        solver.reserve(constraints: next.count)
        rows.reserve(next.count)
        owners.reserve(next.count)
      }
      for (row, serial) in next where awaits(row, serial) { install(row) }
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
        if row.usesBaseline { baselineRows[ObjectIdentifier(row)] = row }
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
      if owner.quantity.isSize, let view = item.asView, followsSize(view, owner.quantity) {
        noteChange(of: record)
      }
      if measured == nil, let parent = item.layoutParent, parent !== view { parent.setNeedsLayout() }
    }
  }

  /// Whether a view's height follows its width, or a baseline its size.
  private func followsSize(_ view: UIView, _ quantity: LayoutRecord.Quantity) -> Bool {
    if quantity == .width, view.wrapsContent { return true }
    return !baselineRows.isEmpty && view.textBaseline(isFirst: true, in: .zero) != nil
  }
}
