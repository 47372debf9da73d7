import ConstraintSolver
import QuartzCore

/// Ambiguity, and the causes of a layout, for debugging (L-95).
extension UIView {
  var layoutIsAmbiguous: Bool { !ownAmbiguities.isEmpty }

  private var ownAmbiguities: [Ambiguity] {
    guard let record = layoutStateIfAny?.record, let engine = record.engine, !isPlacedByCode else { return [] }
    engine.complete(record)
    engine.update()
    let all = (try? engine.solver.ambiguities()) ?? []
    return all.filter { record.allVariables.contains($0.variable) }
  }

  func showOtherLayout() {
    guard let engine = layoutStateIfAny?.record.engine, let ambiguity = ownAmbiguities.first else { return }
    let value = (try? engine.solver.value(of: ambiguity.variable)) ?? 0
    let range = (max(ambiguity.least, value - 100), min(ambiguity.greatest, value + 100))
    let other = value - range.0 > range.1 - value ? range.0 : range.1
    guard let quantity = engine.owners[ambiguity.variable]?.quantity else { return }
    var rect = layoutState.record.frame
    switch quantity {
    case .minX: rect.origin.x = other
    case .minY: rect.origin.y = other
    case .width: rect.size.width = other
    case .height: rect.size.height = other
    case .originX, .originY: return
    }
    frame = frame(forAlignmentRect: rect)
  }

  /// The active constraints that determine the view's position and length on an axis at present, in the order of
  /// their activation.
  func constraintsDetermining(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard let record = layoutStateIfAny?.record, let engine = record.engine else { return [] }
    let (start, length): (LayoutRecord.Quantity, LayoutRecord.Quantity) =
      axis == .horizontal ? (.minX, .width) : (.minY, .height)
    var form = LinearForm()
    form.add(start, of: record)
    form.add(length, of: record)
    return engine.constraintsDetermining(form.expression)
  }
}

extension LayoutSide {
  /// Whether the constraints leave another value possible.
  var isAmbiguous: Bool {
    guard let engine = item?.record.engine else { return false }
    return (try? engine.isAmbiguous(form(in: engine).expression)) ?? false
  }

  /// The active constraints that determine the value at present.
  var affectingConstraints: [NSLayoutConstraint] {
    guard let engine = item?.record.engine else { return [] }
    return engine.constraintsDetermining(form(in: engine).expression)
  }

  /// The side in the coordinates of the view in which its item is placed.
  private func form(in engine: LayoutEngine) -> LinearForm {
    let parent = end == nil ? item?.layoutParent : end?.reference.item.flatMap { item?.commonAncestor(with: $0) }
    let isRightToLeft = item?.layoutView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var form = LinearForm()
    if let items { form.add(self, items, in: parent, of: engine, isRightToLeft: isRightToLeft) }
    return form
  }
}

extension LayoutEngine {
  /// Whether the sum of an expression is undetermined. Solves a copy.
  fileprivate func isAmbiguous(_ expression: ConstraintSolver.Expression) throws(SolverError) -> Bool {
    update()
    var copy = solver.copy()
    let sum = copy.addVariable()
    try copy.add(expression - ConstraintSolver.Expression(sum), .equal)
    return try copy.ambiguity(of: sum) != nil
  }

  /// The app's constraints on which the variables of an expression depend at present.
  fileprivate func constraintsDetermining(_ expression: ConstraintSolver.Expression) -> [NSLayoutConstraint] {
    update()
    var found: Set<Constraint> = []
    for term in expression.terms { found.formUnion((try? solver.constraintsAffecting(term.variable)) ?? []) }
    return found.compactMap { rows[$0] }.sorted { $0.serial < $1.serial }.compactMap(\.constraint)
  }
}
