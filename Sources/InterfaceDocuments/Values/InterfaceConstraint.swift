/// A constraint of an interface document.
public struct InterfaceConstraint: Hashable, Sendable {
  /// The identifier in the document.
  public var id: String?
  /// The name that the developer has given it.
  public var identifier: String?
  /// The item's identifier; nil for the view that has the constraint.
  public var firstItem: String?
  /// The attribute of the first item.
  public var firstAttribute: String
  /// `equal`, `lessThanOrEqual` or `greaterThanOrEqual`.
  public var relation: String
  /// The other item; nil for a constant.
  public var secondItem: String?
  /// The attribute of the other item.
  public var secondAttribute: String?
  /// The factor of the second side.
  public var multiplier: Double
  /// In points; nil for the system's distance, and for none.
  public var constant: Double?
  /// Whether the constant is the system's standard distance.
  public var isSymbolic: Bool
  /// 1…1000.
  public var priority: Double
  /// Whether Xcode only shows the constraint, and leaves it out of what it builds.
  public var isPlaceholder: Bool

  /// Reads an element `constraint`; nil where it names no attribute.
  public init?(_ element: InterfaceElement) {
    guard let attribute = element["firstAttribute"] else { return nil }
    (id, identifier) = (element.id, element["identifier"])
    (firstItem, firstAttribute) = (element["firstItem"], attribute)
    (secondItem, secondAttribute) = (element["secondItem"], element["secondAttribute"])
    relation = element["relation"] ?? "equal"
    multiplier = element.ratio("multiplier") ?? 1
    constant = element.number("constant")
    isSymbolic = element.flag("symbolic") ?? false
    priority = element.number("priority") ?? 1000
    isPlaceholder = element.flag("placeholder") ?? false
  }
}
