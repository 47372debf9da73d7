import InterfaceDocuments
import QuartzCore

/// Constraints between the views of a document.
extension InterfaceLoader {
  /// Makes the constraints of a view, and activates them together.
  func makeConstraints(of view: UIView, _ element: InterfaceElement) {
    let excluded = excludedReferences(of: element, group: "constraints", for: view)
    var made: [NSLayoutConstraint] = []
    for child in element.group("constraints") {
      guard child.name == "constraint", let value = InterfaceConstraint(variant(of: child, for: view)) else {
        reportUnknown("<\(child.name)> among constraints", in: child)
        continue
      }
      if value.isPlaceholder { continue }
      guard let constraint = makeConstraint(value, in: view, child) else { continue }
      register(constraint, for: child)
      if child.id.map(excluded.contains) != true { made.append(constraint) }
    }
    NSLayoutConstraint.activate(made)
  }

  private func makeConstraint(
    _ value: InterfaceConstraint, in view: UIView, _ element: InterfaceElement
  ) -> NSLayoutConstraint? {
    guard let first = side(value.firstItem, value.firstAttribute, in: view, element) else { return nil }
    var second: Side?
    if let attribute = value.secondAttribute, value.secondItem != nil {
      second = side(value.secondItem, attribute, in: view, element)
      if second == nil { return nil }
    }
    let relations: [String: NSLayoutConstraint.Relation] = [
      "equal": .equal, "lessThanOrEqual": .lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual,
    ]
    let standard = NSLayoutConstraint(
      item: first.item, attribute: first.attribute, relatedBy: relations[value.relation] ?? .equal,
      toItem: second?.item, attribute: second?.attribute ?? .notAnAttribute, multiplier: value.multiplier,
      constant: value.constant ?? (value.isSymbolic ? standardDistance(first, second, of: view) : 0))
    let type = namedClass(of: element, standard: NSLayoutConstraint.self)
    let constraint = type == NSLayoutConstraint.self ? standard : ClassInitializers.make(type)
    if constraint !== standard { constraint.become(standard) }
    constraint.priority = UILayoutPriority(Float(min(max(value.priority, 1), 1000)))
    constraint.identifier = value.identifier
    return constraint
  }

  /// The system's distance: 8 points between siblings, and the margin to a superview.
  private func standardDistance(_ first: Side, _ second: Side?, of view: UIView) -> CGFloat {
    let items = [first.item, second?.item].compactMap { $0 as? UIView }
    return items.contains { $0 === view } ? 20 : 8
  }

  private struct Side {
    var item: AnyObject
    var attribute: NSLayoutConstraint.Attribute
  }

  /// An item and its attribute; a guide of a controller's bars is the safe area's edge.
  private func side(
    _ id: String?, _ name: String, in view: UIView, _ element: InterfaceElement
  ) -> Side? {
    guard let attribute = Self.attributes[name] else {
      reportUnknown("constraint attribute \(name)", in: element)
      return nil
    }
    guard let id else { return Side(item: view, attribute: attribute) }
    guard let item = object(id) else {
      report({ .interfaceReferenceMissing(id, document: $0, location: $1) }, in: element)
      return nil
    }
    guard let guide = item as? BarLayoutGuide else { return Side(item: item, attribute: attribute) }
    let isInner = guide.isTop == (attribute == .bottom || attribute == .lastBaseline)
    let root = guide.controller?.viewIfLoaded ?? view
    let edge: NSLayoutConstraint.Attribute = guide.isTop ? .top : .bottom
    switch attribute {
    case .top, .bottom, .lastBaseline: return Side(item: isInner ? root.safeAreaLayoutGuide : root, attribute: edge)
    default: return Side(item: root, attribute: attribute)
    }
  }

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
    "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
    "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
    "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
    "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
    "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
  ]
}

/// The guide of a controller's upper or lower bars, in documents from before safe areas.
final class BarLayoutGuide {
  weak var controller: UIViewController?
  let isTop: Bool

  init(of controller: UIViewController, isTop: Bool) {
    (self.controller, self.isTop) = (controller, isTop)
  }
}
