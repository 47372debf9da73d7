/// A variable that the constraints leave undetermined.
///
/// Every value in the range belongs to a solution with the same errors at every priority.
public struct Ambiguity: Hashable, Sendable {
  /// A source of freedom.
  public enum Cause: Hashable, Sendable {
    /// A variable that may move by itself, because too few constraints name it.
    case variable(Variable)
    /// A constraint that leaves room: an inequality, or an optional one in a tie with others.
    case constraint(Constraint)
  }

  /// The variable.
  public let variable: Variable
  /// The least value that the variable may have; −infinity where there is none.
  public let least: Double
  /// The greatest value that the variable may have; infinity where there is none.
  public let greatest: Double
  /// The sources that the variable depends on in the present solution, in the order of their symbols.
  public let causes: [Cause]
}
