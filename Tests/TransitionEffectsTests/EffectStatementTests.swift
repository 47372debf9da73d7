import Foundation
import Testing

@testable import EffectCatalog

@Suite("Statements of the specification behind effects") struct EffectStatementTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Documentation/Specification")

  @Test("Each rule that the gallery shows is the sentence of its statement in the specification")
  func rules() throws {
    let pages = try ["Effects.md", "Pitfalls.md"].map {
      try String(contentsOf: Self.folder.appendingPathComponent($0), encoding: .utf8)
    }
    for (number, rule) in EffectStatement.rules {
      #expect(pages.contains { $0.contains("### \(number)\n\n**\(rule)**") }, "\(number)")
    }
  }

  @Test("A source's range of statements names each of them that there is")
  func ranges() {
    #expect(EffectStatement.all(in: "E-1…E-3, P-65 and a book").map(\.number).prefix(3) == ["E-1", "E-2", "E-3"])
    #expect(EffectStatement.all(in: "E-3…E-1, E-, a…b").isEmpty)
  }
}
