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
    var depth = 0
    constraint?.forEachItem { depth = max(depth, $0.layoutDepth) }
    return depth
  }

  fileprivate var isConstantSize: Bool {
    guard let constraint else { return false }
    return constraint.secondSide == nil && constraint.firstSide.kind == .size
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
      let mask = (record?.item as? UIView)?.autoresizingMask ?? []
      return "<NSAutoresizingMaskLayoutConstraint \(mask.layoutDescription) \(name).\(quantity) == \(ownConstant)"
        + "   (active)>"
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

extension UIView.AutoresizingMask {
  /// Margin, size, margin of both axes: `-` for a fixed one, `&` for a flexible one (L-64).
  fileprivate var layoutDescription: String {
    func text(_ before: Self, _ length: Self, _ after: Self) -> String {
      // Without a mask the margin after the view is what remains.
      let parts: Self = isDisjoint(with: [before, length, after]) ? [after] : self
      return [before, length, after].map { parts.contains($0) ? "&" : "-" }.joined()
    }
    return "h=\(text(.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin)) "
      + "v=\(text(.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin))"
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
