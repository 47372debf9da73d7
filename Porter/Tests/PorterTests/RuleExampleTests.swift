import Testing

@testable import Porter

@Suite("Rules") struct RuleExampleTests {
  @Test("Each rule's example comes out as its documentation says", arguments: RuleTable.descriptions.map(\.name))
  func example(_ name: String) throws {
    let example = try #require(RuleTable.descriptions.first { $0.name == name }?.example)
    // Examples leave out the import that files with UIKit's names have.
    let head = example.before.contains("import ") ? "" : "import UIKit\n"
    #expect(Ported(head + example.before).text == head + example.after)
    #expect(Ported(head + example.after).text == head + example.after)
  }

  @Test("Names are in lower case with hyphens, and no two rules share one")
  func names() {
    let names = RuleTable.descriptions.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { name in name.allSatisfy { $0 == "-" || ("a"..."z").contains($0) } })
  }
}
