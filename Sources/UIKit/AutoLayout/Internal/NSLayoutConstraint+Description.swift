import Foundation

extension NSLayoutConstraint {
  /// The constraint as messages show it, such as `<NSLayoutConstraint 'gap' A.width == 2*B.width + 8 @750   (active)>`
  /// (L-13), without the objects' addresses.
  var layoutDescription: String {
    let name = identifier.map { " '\($0)'" } ?? ""
    let state = row == nil ? "inactive" : "active"
    if let gap = VisualGap(self) {
      let names = gap.superview.map { ", names: '|':\($0.layoutName) " } ?? ""
      return "<NSLayoutConstraint\(name) \(gap.text(weight))   (\(state)\(names))>"
    }
    return "<NSLayoutConstraint\(name) \(firstSide.name) \(relation.sign) \(secondText)"
      + "\(weight.isEmpty ? "" : " ")\(weight)   (\(state))>"
  }

  /// The priority of an optional constraint, such as "@750".
  private var weight: String {
    priority == .required ? "" : "@\(Self.text(CGFloat(priority.rawValue)))"
  }

  private var secondText: String {
    guard let secondSide, multiplier != 0 else { return Self.text(constant) }
    let factor = multiplier == 1 ? "" : "\(Self.text(multiplier))*"
    let side = factor + secondSide.name
    if constant == 0 { return side }
    return "\(side) \(constant < 0 ? "-" : "+") \(Self.text(abs(constant)))"
  }

  /// A number without a fraction that is zero.
  static func text(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  /// The relation between the sides when they are exchanged.
  fileprivate var reversed: Self {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

/// A gap between neighbours, or at an edge of the superview, which is written in the visual format (L-13).
@MainActor private struct VisualGap {
  /// The view before the gap; nil for the superview's edge.
  private let first: UIView?
  /// The view after the gap; nil for the superview's edge.
  private let second: UIView?
  private let axis: String
  private let gap: CGFloat
  private let relation: NSLayoutConstraint.Relation
  /// The superview whose edge the gap is at; nil for a gap between neighbours.
  let superview: UIView?

  /// The gap that a constraint makes; nil for any other constraint.
  init?(_ constraint: NSLayoutConstraint) {
    guard constraint.multiplier == 1, constraint.firstSide.end == nil, let other = constraint.secondSide,
      other.end == nil, let one = constraint.firstSide.item as? UIView, let two = other.item as? UIView, one !== two,
      let end = constraint.firstAttribute.isFarEdge, let otherEnd = constraint.secondAttribute.isFarEdge
    else { return nil }
    axis = constraint.firstAttribute.kind == .x ? "H" : "V"
    // One follows two by the constant, or two follows one by the negative constant.
    let isReversed: Bool
    if two === one.superview || one === two.superview {
      guard end == otherEnd else { return nil }
      superview = two === one.superview ? two : one
      isReversed = end == (superview === two)
    } else {
      guard end != otherEnd else { return nil }
      (superview, isReversed) = (nil, end)
    }
    (first, second) = isReversed ? (one, two) : (two, one)
    gap = isReversed ? -constraint.constant : constraint.constant
    relation = isReversed ? constraint.relation.reversed : constraint.relation
  }

  /// The gap as text, such as "H:|-(>=8@750)-[UIView]".
  func text(_ weight: String) -> String {
    let sign = relation == .equal ? "" : relation.sign
    return "\(axis):\(text(first))-(\(sign)\(NSLayoutConstraint.text(gap))\(weight))-\(text(second))"
  }

  private func text(_ view: UIView?) -> String {
    view === superview ? "|" : "[\(view?.layoutName ?? "")]"
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether the attribute is the edge at which a view ends; nil for one that is no edge.
  fileprivate var isFarEdge: Bool? {
    switch self {
    case .left, .leading, .top: false
    case .right, .trailing, .bottom: true
    default: nil
    }
  }
}
