/// How strongly a constraint is to hold: more than 0 and at most 1000, which is required (L-3).
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number.
  public var rawValue: Float

  /// Creates a priority of any number; a constraint refuses one that is out of range (L-11).
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority of any number; a constraint refuses one that is out of range (L-11).
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The constraint has to hold.
  public static let required = UILayoutPriority(1000)
  /// The priority at which a button's content resists compression.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority at which a drag may resize the window scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority at which the window's scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority of a drag that does not resize the window's scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The priority at which a button hugs its content.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority at which a view is fitted to a target size.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Orders priorities by their numbers.
  public static func < (first: UILayoutPriority, second: UILayoutPriority) -> Bool { first.rawValue < second.rawValue }
  /// A priority that is higher by a number.
  public static func + (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + number)
  }
  /// A priority that is lower by a number.
  public static func - (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - number)
  }
  /// The difference of two priorities.
  public static func - (first: UILayoutPriority, second: UILayoutPriority) -> Float {
    first.rawValue - second.rawValue
  }
  /// Raises a priority by a number.
  public static func += (priority: inout UILayoutPriority, number: Float) { priority.rawValue += number }
  /// Lowers a priority by a number.
  public static func -= (priority: inout UILayoutPriority, number: Float) { priority.rawValue -= number }
}
