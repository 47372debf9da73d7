import Foundation
import Testing

@testable import Porter

@Suite("The page on what Swift refuses") struct ConstructTests {
  private static let page: String? = {
    let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    return try? String(contentsOf: root.appendingPathComponent(Construct.page), encoding: .utf8)
  }()

  /// The code of a section: what is refused, and what to write.
  private func code(of construct: Construct) throws -> (before: String, after: String) {
    let page = try #require(Self.page)
    let section = try #require(construct.section(of: page))
    let blocks = section.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    try #require(blocks.count == 2)
    return (blocks[0], blocks[1])
  }

  @Test("The page has a section for each construct, and no other")
  func sections() throws {
    let page = try #require(Self.page)
    let names = page.split(separator: "\n").filter { $0.hasPrefix("## `") }.map { $0.dropFirst(4).dropLast() }
    #expect(names.map(String.init).sorted() == Construct.allCases.map(\.rawValue).sorted())
    for construct in Construct.allCases {
      let section = try #require(construct.section(of: page))
      #expect(section.contains(" says:** ") && construct.address == "\(Construct.page)#\(construct.rawValue)")
    }
  }

  @Test(
    "The porter names or rewrites what a section refuses, and nothing of what it says to write",
    arguments: Construct.allCases)
  func named(_ construct: Construct) throws {
    let (before, after) = try code(of: construct)
    let found = Ported("import UIKit\n" + before).result
    let named = found.findings.contains { $0.construct == construct }
    #expect(named || found.changes[construct.rawValue] != nil)
    let left = Ported("import UIKit\n" + after).result
    #expect(left.findings.allSatisfy { $0.construct != construct && $0.kind != .byHand })
  }

  @Test("A report has the name and the address of each construct")
  func report() throws {
    let result = Ported("import UIKit\nlet a = (b as AnyObject).count").result
    let finding = try #require(result.findings.first)
    #expect(finding.construct == .anyObjectMember)
    #expect(finding.construct?.address == "Documentation/SwiftOnLinux.md#anyobject-member")
    #expect(finding.moved(to: "/a").construct == .anyObjectMember)
  }
}
