import Foundation

extension NSLayoutConstraint {
  /// The constraint as messages show it, such as `<NSLayoutConstraint 'gap' A.width == 2*B.width + 8 @750   (active)>`
  /// (L-13), without the objects' addresses.
  var layoutDescription: String {
    let name = identifier.map { " '\($0)'" } ?? ""
    let left = "\(first.item?.layoutName ?? "(released)").\(firstAttribute.name)"
    let weight = priority == .required ? "" : " @\(Self.text(CGFloat(priority.rawValue)))"
    let state = row == nil ? "(inactive)" : "(active)"
    return "<NSLayoutConstraint\(name) \(left) \(relation.sign) \(secondSide)\(weight)   \(state)>"
  }

  private var secondSide: String {
    guard let second, secondAttribute != .notAnAttribute, multiplier != 0 else { return Self.text(constant) }
    let factor = multiplier == 1 ? "" : "\(Self.text(multiplier))*"
    let side = "\(factor)\(second.item?.layoutName ?? "(released)").\(secondAttribute.name)"
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
}
