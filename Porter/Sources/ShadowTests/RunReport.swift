import Foundation
import Porter

/// The report on a run: what builds, what is missing, and whose it is.
public struct RunReport: Encodable {
  /// The version of the JSON form.
  public let version = 1
  /// The package's name.
  public let package: String
  /// The number of Swift files, and of those that porting has changed.
  public let files: Int, changedFiles: Int
  /// The modules that are imported and not here, with the targets that import them.
  public let missingModules: [String: [String]]
  /// The reasons why something does not build.
  public private(set) var remainders: [Remainder] = []
  /// The names that the compiler does not know, with how often they are missed, by whose they are.
  public private(set) var missing: [String: [String: Int]] = [:]
  /// The changes to make by hand.
  public let byHand: [Change]
  /// The number of tests that have passed, and the names of those that have not.
  public var passed = 0, failed: [String] = []

  /// A change to make by hand.
  public struct Change: Encodable {
    let file: String, line: Int, message: String, remedy: String
    /// The construct's name, for `matchcut port --explain`; nil where the remedy is all.
    let construct: String?
  }

  /// The report on a package that was ported.
  ///
  /// - Parameter modules: the names of the engine's modules.
  public init(_ package: SourcePackage, _ port: ShadowPackage.Port, modules: Set<String>) {
    self.package = package.name
    (files, changedFiles) = (port.files, port.changed)
    let own = Set(package.targets.map(\.name))
    let known = own.union(modules).union(Self.toolchainModules).union(package.packages.flatMap(\.products))
    var missing: [String: [String]] = [:]
    for target in package.targets {
      for name in port.imports[target.name, default: []].subtracting(known) {
        missing[name, default: []].append(target.name)
      }
    }
    missingModules = missing
    byHand = port.findings.filter { $0.finding.kind != .note }.map { _, finding in
      Change(
        file: finding.path, line: finding.location.line, message: finding.message, remedy: finding.remedy,
        construct: finding.construct?.rawValue)
    }
  }

  /// Modules of the toolchain that tests and libraries import.
  private static let toolchainModules: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML", "Dispatch", "Glibc",
    "XCTest",
    "Testing", "Synchronization", "Observation", "RegexBuilder", "Distributed", "_Concurrency", "StagedTests",
  ]

  /// Prints which modules are missing.
  public func announce(_ say: (String) -> Void) {
    for (name, targets) in missingModules.sorted(by: { $0.key < $1.key }) {
      let kind =
        FrameworkTable.missingNames.contains(name)
        ? "a framework of Apple's that is not here" : "a package that is not here"
      say("\(name), which \(targets.sorted().joined(separator: ", ")) imports, is \(kind).")
    }
  }

  /// Reads the compiler's output.
  mutating public func read(_ output: String, origins: [String: String]) {
    let reader = RemainderReader(
      origins: origins, byHand: Set(byHand.map { "\($0.file):\($0.line)" }), frameworks: FrameworkTable.missingNames)
    var seen: Set<Remainder> = []
    for line in output.split(separator: "\n") {
      guard let remainder = reader.remainder(in: String(line)), seen.insert(remainder).inserted else { continue }
      remainders.append(remainder)
    }
    remainders.sort { ($0.file, $0.line, $0.message) < ($1.file, $1.line, $1.message) }
    missing = Dictionary(grouping: remainders, by: \.owner.rawValue).mapValues(MissingNames.counts)
      .filter { !$0.value.isEmpty }
  }

  /// The report as JSON, with sorted keys.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }

  /// The report as lines.
  public var text: String {
    var lines = ["\(package): \(files) files, \(changedFiles) changed"]
    lines += byHand.map { change in
      "\(change.file):\(change.line): by hand: \(change.message) \(change.remedy)"
        + (change.construct.map { " [\($0)]" } ?? "")
    }
    let groups = Dictionary(grouping: remainders, by: \.owner)
    for owner in Remainder.Owner.allCases {
      guard let group = groups[owner] else { continue }
      lines.append("\(group.count) errors of: \(owner.rawValue)")
      let names = missing[owner.rawValue, default: [:]].sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      lines += names.map { "  missing: \($0.key) (\($0.value))" }
    }
    for (name, targets) in missingModules.sorted(by: { $0.key < $1.key }) {
      lines.append("missing module: \(name) (\(targets.sorted().joined(separator: ", ")))")
    }
    lines.append("\(passed) tests passed, \(failed.count) failed")
    lines += failed.map { "failed: \($0)" }
    return lines.map { $0 + "\n" }.joined()
  }
}
