/// A variable times a number.
public struct Term: Hashable, Sendable, BitwiseCopyable {
  /// The variable.
  public var variable: Variable
  /// The number.
  public var coefficient: Double

  /// A variable times a number.
  public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// A sum of terms and a constant.
///
/// A variable may occur in several terms: a solver adds them up.
public struct Expression: Hashable, Sendable {
  /// The terms.
  public var terms: [Term]
  /// The constant.
  public var constant: Double

  /// A sum of terms and a constant.
  public init(_ terms: [Term], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// A variable.
  public init(_ variable: Variable) { self.init([Term(variable)]) }

  /// A constant.
  public init(_ constant: Double) { self.init([], constant: constant) }

  /// The sum.
  public static func + (first: Expression, second: Expression) -> Expression {
    Expression(first.terms + second.terms, constant: first.constant + second.constant)
  }

  /// The difference.
  public static func - (first: Expression, second: Expression) -> Expression { first + second * -1 }

  /// The sum with a constant.
  public static func + (first: Expression, second: Double) -> Expression { first + Expression(second) }

  /// The difference from a constant.
  public static func - (first: Expression, second: Double) -> Expression { first + Expression(-second) }

  /// The product with a number.
  public static func * (first: Expression, factor: Double) -> Expression {
    Expression(
      first.terms.map { Term($0.variable, $0.coefficient * factor) }, constant: first.constant * factor)
  }
}
