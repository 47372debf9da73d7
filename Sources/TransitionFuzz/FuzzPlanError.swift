/// The reason why options make no plan.
public struct FuzzPlanError: Error, Hashable, CustomStringConvertible {
  /// The mistake in the options.
  public var reason: String

  /// One sentence.
  public var description: String { reason + "." }
}
