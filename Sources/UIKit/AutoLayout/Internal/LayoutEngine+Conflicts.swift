import ConstraintSolver
import QuartzCore

/// Conflicts of required constraints (L-91…L-94).
extension LayoutEngine {
  /// Reports a conflict, and returns the row to be given up.
  func breakOne(of conflict: Conflict, adding row: LayoutRow?) -> LayoutRow? {
    let set = (conflict.constraints.compactMap { rows[$0] } + [row].compactMap { $0 }).sorted { $0.serial < $1.serial }
    guard let victim = victim(of: set) else { return nil }
    if measured == nil {
      UIEnvironment.active.report(
        .unsatisfiableConstraints(set.map(\.layoutDescription), broken: victim.layoutDescription))
    }
    return victim
  }

  /// An app's constraint of the innermost item: its constant size, else its trailing or bottom edge, else the one that
  /// became active last; a constraint of the system's only where there are no others (L-93).
  private func victim(of set: [LayoutRow]) -> LayoutRow? {
    let own = set.filter { $0.constraint != nil }
    let deepest = own.map(\.depth).max() ?? 0
    let candidates = own.filter { $0.depth == deepest }
    return candidates.last(where: \.isConstantSize) ?? candidates.last(where: \.endsAtFarEdge) ?? candidates.last
      ?? set.last
  }
}

extension LayoutRow {
  /// The number of views around the innermost item.
  fileprivate var depth: Int {
    guard let constraint else { return 0 }
    return [constraint.first.item, constraint.second?.item].compactMap { $0?.layoutDepth }.max() ?? 0
  }

  fileprivate var isConstantSize: Bool {
    guard let constraint else { return false }
    return constraint.secondItem == nil && constraint.firstAttribute.kind == .size
      && constraint.relation != .lessThanOrEqual
  }

  fileprivate var endsAtFarEdge: Bool {
    guard let constraint else { return false }
    return [.trailing, .right, .bottom].contains(constraint.firstAttribute)
      || [.trailing, .right, .bottom].contains(constraint.secondAttribute)
  }

  /// The row as the message of a conflict lists it.
  var layoutDescription: String {
    if let constraint { return constraint.layoutDescription }
    let name = record?.item?.layoutName ?? "(released)"
    switch source {
    case .frame(let quantity):
      return "<NSAutoresizingMaskLayoutConstraint h=--& v=--& \(name).\(quantity) == \(ownConstant)   (active)>"
    case .encapsulation(let quantity):
      let side = quantity == .width ? "Width" : "Height"
      return "<NSLayoutConstraint 'UIView-Encapsulated-Layout-\(side)' \(name).\(quantity) == \(ownConstant)"
        + "   (active)>"
    case .content(let axis, let isHugging):
      let side = axis == .horizontal ? "width" : "height"
      return "<NSContentSizeLayoutConstraint \(name).\(side) \(isHugging ? "<=" : ">=") \(ownConstant)   (active)>"
    default: return "<NSLayoutConstraint of \(name)   (active)>"
    }
  }

  private var ownConstant: String {
    engine?.form(of: self).map { NSLayoutConstraint.text(CGFloat(-$0.expression.constant)) } ?? "?"
  }
}

extension ConstrainedItem {
  /// The number of views around the item.
  fileprivate var layoutDepth: Int {
    var (depth, parent) = (0, layoutParent)
    while let view = parent { (depth, parent) = (depth + 1, view.layoutParent) }
    return depth
  }
}
