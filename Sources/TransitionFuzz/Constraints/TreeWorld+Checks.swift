import UIKit

/// The checks after each step.
extension TreeWorld {
  /// Lays the tree out, and compares it with one that is made anew.
  func compare() {
    if hasConflicts {
      tree.root.layoutIfNeeded()
      checkConflicts()
    } else {
      compareWithFreshTree()
    }
    for fault in tree.root.layoutFaults { complain(fault) }
    checkLinks()
  }

  private func compareWithFreshTree() {
    let frames = tree.frames
    tree.root.layoutIfNeeded()
    let hasConflict = takeConflicts()
    let fresh = ModelTree(model, frames: frames)
    stage.window.addSubview(fresh.root)
    fresh.root.layoutIfNeeded()
    let freshHasConflict = takeConflicts()
    // A conflict that lasts was reported when it arose.
    let isReported = hasConflict || hasConflicts
    if hasConflict && !freshHasConflict || freshHasConflict && !isReported {
      complain("one of the two trees alone has a conflict")
    }
    if hasConflict || freshHasConflict {
      allowConflicts()
    } else {
      compareFrames(fresh)
      compareMeasurements(fresh)
    }
    fresh.root.removeFromSuperview()
    for diagnostic in stage.diagnostics { complain(diagnostic.message) }
  }

  /// Removes the reports of conflicts; false if there are none.
  private func takeConflicts() -> Bool {
    var found = false
    while (try? stage.expectDiagnostic("unsatisfiable-constraints")) != nil { found = true }
    return found
  }

  private func compareFrames(_ fresh: ModelTree) {
    for id in model.nodes.keys.sorted() {
      guard let frame = tree.frame(of: id), let expected = fresh.frame(of: id) else {
        complain("node \(id) is missing")
        continue
      }
      if !frame.isNear(expected) { complain("node \(id) lies in \(frame), and anew in \(expected)") }
      guard let bounds = tree.views[id]?.bounds, let other = fresh.views[id]?.bounds else { continue }
      if !bounds.isNear(other) { complain("node \(id) has bounds of \(bounds), and anew of \(other)") }
    }
  }

  private func compareMeasurements(_ fresh: ModelTree) {
    guard dice.once(in: 4), let node = node(where: { $0.kind != .guide }), let view = tree.views[node.id],
      let other = fresh.views[node.id]
    else { return }
    let target = dice.once(in: 2) ? UIView.layoutFittingCompressedSize : CGSize(width: length(0...300), height: 90)
    let sizes = (view.systemLayoutSizeFitting(target), other.systemLayoutSizeFitting(target))
    let isNear = CGRect(origin: .zero, size: sizes.0).isNear(CGRect(origin: .zero, size: sizes.1))
    if !isNear { complain("node \(node.id) measures \(sizes.0), and anew \(sizes.1)") }
  }

  /// Checks that conflicts are reported as such, and that all frames are finite.
  private func checkConflicts() {
    _ = takeConflicts()
    for diagnostic in stage.diagnostics { complain(diagnostic.message) }
    for id in model.nodes.keys.sorted() {
      guard let frame = tree.frame(of: id) else { continue }
      if !(frame.minX + frame.minY + frame.width + frame.height).isFinite { complain("node \(id) lies in \(frame)") }
      if frame.width < 0 || frame.height < 0 { complain("node \(id) has a size of \(frame.size)") }
    }
  }

  /// Checks that the views hold the constraints of the model and of their stacks, and no other one.
  private func checkLinks() {
    let held = tree.views.values.flatMap(\.constraints)
    let own = Set(tree.constraints.values.map { ObjectIdentifier($0) })
    let strange = held.filter { !own.contains(ObjectIdentifier($0)) && $0.identifier?.hasPrefix("UISV-") != true }
    if let first = strange.first { complain("\(first) is left") }
    for link in model.links where !tree.constraint(of: link).isActive { complain("link \(link.id) is inactive") }
    if tree.constraints.count != model.links.count { complain("the world has forgotten a constraint") }
  }

  /// Ends a world with conflicts by giving up all required constraints of its own: then nothing of them may be left.
  func endConflicts() {
    guard hasConflicts, complaints.isEmpty else { return }
    note("end of all required constraints")
    for link in model.links where link.priority == .required { deactivate(link) }
    tree.root.layoutIfNeeded()
    checkConflicts()
    compareWithFreshTree()
    for fault in tree.root.layoutFaults { complain(fault) }
  }
}

extension CGRect {
  /// Whether all edges are the same but for rounding.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    let differences = [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
    return differences.allSatisfy { $0.magnitude < 1e-4 }
  }
}
