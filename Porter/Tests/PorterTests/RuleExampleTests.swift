import Testing

@testable import Porter

@Suite("Rules") struct RuleExampleTests {
  @Test("Each rule's example comes out as its documentation says", arguments: RuleTable.descriptions.map(\.name))
  func example(_ name: String) throws {
    let example = try #require(RuleTable.descriptions.first { $0.name == name }?.example)
    #expect(Ported(example.before).text == example.after)
    #expect(Ported(example.after).text == example.after)
  }

  @Test("Names are in lower case with hyphens, and no two rules share one")
  func names() {
    let names = RuleTable.descriptions.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { name in name.allSatisfy { $0 == "-" || ("a"..."z").contains($0) } })
  }
}
