/// One side of a constraint: an attribute of an item, or the distance from one anchor to another (L-41).
@MainActor struct LayoutSide {
  /// An attribute of an item, which is not retained.
  @MainActor struct Edge {
    let reference: ConstrainedItemReference
    let attribute: NSLayoutConstraint.Attribute

    init(_ item: Any?, _ attribute: NSLayoutConstraint.Attribute) {
      (reference, self.attribute) = (ConstrainedItemReference(item), attribute)
    }

    init(_ item: any ConstrainedItem, _ attribute: NSLayoutConstraint.Attribute) {
      (reference, self.attribute) = (item.layoutReference, attribute)
    }
  }

  /// The anchor at a distance's end, in memory of its own because few sides have one.
  @MainActor private final class End {
    let edge: Edge

    init(_ edge: Edge) { self.edge = edge }
  }

  /// The attribute, or the anchor at which the distance begins.
  let start: Edge
  private let farEnd: End?

  init(_ start: Edge, to end: Edge? = nil) {
    self.start = start
    farEnd = end.map { End($0) }
  }

  /// The anchor at which the distance ends; nil for an attribute.
  var end: Edge? { farEnd?.edge }
  /// The item of the attribute, or the one at which the distance begins; nil once it is released.
  var item: (any ConstrainedItem)? { start.reference.item }
  /// Whether all items are views or layout guides that exist.
  var isComplete: Bool { item != nil && (farEnd == nil || end?.reference.item != nil) }

  /// The items: of the attribute, or of both ends of a distance; nil where one is released.
  var items: (start: any ConstrainedItem, end: (any ConstrainedItem)?)? {
    guard let item else { return nil }
    guard let farEnd else { return (item, nil) }
    return farEnd.edge.reference.item.map { (item, $0) }
  }

  /// Calls a closure with each item that exists.
  func forEachItem(_ body: (any ConstrainedItem) -> Void) {
    if let item { body(item) }
    if let item = end?.reference.item { body(item) }
  }

  // MARK: Rules

  /// The kind of number; a distance is a size.
  var kind: NSLayoutConstraint.Attribute.Kind { farEnd == nil ? start.attribute.kind : .size }

  /// Whether the side follows the layout direction, or names a side of the screen; nil for one that does neither (L-7).
  var followsDirection: Bool? { farEnd == nil ? start.attribute.followsDirection : nil }

  /// Whether both anchors of a distance are on one axis.
  var isUniform: Bool { end.map { $0.attribute.kind == start.attribute.kind } ?? true }

  /// Whether one anchor of a distance follows the layout direction and the other one does not.
  var mixesDirections: Bool {
    end.map { Self.mixesDirections(start.attribute.followsDirection, $0.attribute.followsDirection) } ?? false
  }

  /// Whether one attribute follows the layout direction and the other one names a side of the screen.
  static func mixesDirections(_ first: Bool?, _ second: Bool?) -> Bool {
    first != nil && second != nil && first != second
  }

  /// Whether an attribute is a baseline.
  var usesBaseline: Bool { start.attribute.isBaseline || end?.attribute.isBaseline == true }

  /// The side as descriptions spell it.
  var name: String {
    let first = "\(item?.layoutName ?? "(released)").\(start.attribute.name)"
    guard let end else { return first }
    return "(\(end.reference.item?.layoutName ?? "(released)").\(end.attribute.name) - \(first))"
  }
}
