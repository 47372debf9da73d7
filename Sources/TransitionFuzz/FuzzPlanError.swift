/// Why options make no plan.
public struct FuzzPlanError: Error, Hashable, CustomStringConvertible {
  /// The fault of the options.
  public var reason: String

  /// One sentence.
  public var description: String { reason + "." }
}
