/// A target of the owner's package, as its manifest or the options describe it.
public struct SourceTarget: Equatable, Sendable {
  /// The use of a target.
  public enum Kind: Sendable { case library, test }

  /// The module's name.
  public let name: String
  /// The use of a target.
  public let kind: Kind
  /// The folders that hold its source, as absolute paths.
  public let folders: [String]
  /// Paths inside the first folder that don't belong to it.
  public var excluded: [String] = []
  /// Paths inside the first folder that belong to it; empty for all.
  public var included: [String] = []
  /// The names of targets and products that it depends on.
  public var dependencies: [String] = []
  /// Paths of resources inside the first folder, and whether they are copied with their folders.
  public var resources: [Resource] = []
  /// Flags for the compiler, such as definitions.
  public var flags: [String] = []
  /// The language mode, `5` or `6`.
  public var languageMode = "5"

  /// A resource of a target.
  public struct Resource: Equatable, Sendable {
    let path: String, isCopied: Bool
  }

  /// A target of a name, with the folders of its source.
  public init(name: String, kind: Kind, folders: [String]) {
    (self.name, self.kind, self.folders) = (name, kind, folders)
  }
}
