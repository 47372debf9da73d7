/// How strongly a constraint is to hold: more than 0 and at most 1000, which is required.
///
/// A constraint below 1000 is optional. Any one of a higher priority goes before any number of a lower one (L-20).
public struct Priority: Hashable, Comparable, Sendable, BitwiseCopyable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// The number.
  public let value: Float

  /// A constraint that has to hold.
  public static let required = Priority(1000)

  /// A priority of any number; a solver refuses one that is out of range.
  public init(_ value: Float) { self.value = value }

  /// A priority of a literal.
  public init(floatLiteral value: Float) { self.init(value) }

  /// A priority of a literal.
  public init(integerLiteral value: Int32) { self.init(Float(value)) }

  /// Orders priorities by their numbers.
  public static func < (first: Priority, second: Priority) -> Bool { first.value < second.value }

  var isValid: Bool { value > 0 && value <= 1000 }
}
