/// Why options make no plan.
public struct FuzzPlanError: Error, Hashable, CustomStringConvertible {
  /// What is wrong with them.
  public var reason: String

  /// One sentence.
  public var description: String { reason + "." }
}
