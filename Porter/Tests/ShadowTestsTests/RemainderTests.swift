import Testing

@testable import ShadowTests

@Suite("Whose an error is") struct RemainderTests {
  @Test(
    "An error is attributed by its words and its position",
    arguments: [
      ("no such module 'WebKit'", 1, Remainder.Owner.framework), ("no such module 'Kingfisher'", 1, .thirdParty),
      ("cannot find type 'UIMenu' in scope", 1, .engine),
      ("value of type 'NSValue' has no member 'cgSize'", 1, .engine),
      ("cannot find 'make' in scope", 1, .unknown), ("cannot find 'UIKit' in scope", 9, .byHand),
    ])
  func owners(message: String, line: Int, owner: Remainder.Owner) {
    let reader = RemainderReader(
      origins: ["/shadow/A.swift": "/own/A.swift"], byHand: ["/own/A.swift:9"], frameworks: ["WebKit"])
    let remainder = reader.remainder(in: "/shadow/A.swift:\(line):3: error: \(message)")
    #expect(remainder == Remainder(owner: owner, file: "/own/A.swift", line: line, message: message))
  }

  @Test("Warnings, notes and other lines are no errors")
  func others() {
    let reader = RemainderReader(origins: [:], byHand: [], frameworks: [])
    for line in ["/a.swift:1:2: warning: a", "[1/2] Compiling A", "error: fatal"] {
      #expect(reader.remainder(in: line) == nil)
    }
  }

  @Test("Imports are read with attributes, kinds and submodules")
  func imports() {
    let text = "@testable import Cards; import UIKit\n  import class Foundation.NSObject\n// import A\nimportant()\n"
    #expect(ModuleImports.names(in: text) == ["Cards", "UIKit", "Foundation"])
  }
}
