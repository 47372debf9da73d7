@testable import Porter

/// A ported source, or a few that belong together.
struct Ported {
  let result: PortResult

  init(_ sources: String...) {
    result = Porter.port(sources.enumerated().map { SourceInput(path: "File\($0).swift", text: $1) })
  }

  init(bytes: [UInt8]) {
    result = Porter.port([SourceInput(path: "File0.swift", bytes: bytes)])
  }

  /// The first file.
  var text: String { result.files[0].text }
  var texts: [String] { result.files.map(\.text) }
  /// The messages of a kind of findings.
  func messages(_ kind: Finding.Kind) -> [String] { result.findings(of: kind).map(\.message) }
}
