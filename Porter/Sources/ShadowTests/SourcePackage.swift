/// The owner's package: its targets, and what it needs of others.
public struct SourcePackage: Equatable, Sendable {
  /// The name.
  public let name: String
  /// The targets with Swift source.
  public var targets: [SourceTarget]
  /// The identities of the packages that it depends on.
  public let dependencies: [String]
  /// The targets of each product, by the product's name.
  public var products: [String: [String]] = [:]
  /// The language of what is not localized, which localized resources need.
  public var defaultLocalization: String?
  /// The packages that are built as they are.
  public var packages: [PlainPackage] = []

  /// A package that is built as it is: it needs nothing of UIKit.
  public struct PlainPackage: Equatable, Sendable {
    /// The folder of its manifest.
    let folder: String
    /// The names of its products.
    let products: Set<String>
  }

  /// A package of targets.
  public init(name: String, targets: [SourceTarget], dependencies: [String] = []) {
    (self.name, self.targets, self.dependencies) = (name, targets, dependencies)
  }
}
