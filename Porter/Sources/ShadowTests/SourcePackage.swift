/// The owner's package: its targets, and what it needs of others.
public struct SourcePackage: Equatable, Sendable {
  /// The name.
  public let name: String
  /// The targets with Swift source.
  public let targets: [SourceTarget]
  /// The identities of the packages that it depends on.
  public let dependencies: [String]

  /// A package of targets.
  public init(name: String, targets: [SourceTarget], dependencies: [String] = []) {
    (self.name, self.targets, self.dependencies) = (name, targets, dependencies)
  }
}
