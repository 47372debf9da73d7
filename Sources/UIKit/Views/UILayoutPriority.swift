/// How important a length is where not all can be as they should: 1000 is required, 1 matters least.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The priority, 1…1000.
  public var rawValue: Float

  /// Creates a priority of a number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority of a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// A length that must be as it is.
  public static let required = UILayoutPriority(1000)
  /// The resistance of content against being made smaller.
  public static let defaultHigh = UILayoutPriority(750)
  /// A drag that may change the size of the scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The size that a scene keeps.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// A drag that leaves the size of the scene as it is.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The resistance of content against being made larger.
  public static let defaultLow = UILayoutPriority(250)
  /// The target of a fitting size.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Orders priorities by their numbers.
  public static func < (one: UILayoutPriority, other: UILayoutPriority) -> Bool { one.rawValue < other.rawValue }
}
