import Testing

@testable import Porter

@Suite("Tests of XCTest and Swift Testing") struct TestRuleTests {
  private func text(_ source: String) -> String { Ported(source).text }

  @Test(
    "Tests import the module that gives them stages, also by names and submodules",
    arguments: [
      ("import XCTest", "import StagedTests"),
      ("import class XCTest.XCTestCase", "import StagedTests"),
      ("@testable import Cards\nimport XCTest", "@testable import Cards\nimport StagedTests"),
    ])
  func imports(before: String, after: String) {
    #expect(text(before) == after)
  }

  @Test("A test case needs no import of UIKit, which XCTest re-exports")
  func reexport() {
    let source = "import XCTest\nclass A: XCTestCase { let view = UIView() }"
    #expect(text(source) == source.replacing("XCTest\n", with: "StagedTests\n"))
  }

  @Test("A class below a main-actor test case has its methods wrapped too, and those that throw stay so")
  func inherited() {
    let source = """
      @MainActor class Base: XCTestCase {}
      class Cards: Base {
        override func setUpWithError() throws { try make() }
        override func tearDown() async throws { end() }
        override class func setUp() {}
      }
      """
    let expected = source.replacing("{ try make() }", with: "{ try MainActor.assumeIsolated { try make() } }")
    #expect(text(source) == expected)
  }

  @Test("A method that is on the main actor itself is wrapped without its attribute")
  func method() {
    #expect(
      text("class A: XCTestCase {\n  @MainActor override func setUp() { b() }\n}")
        == "class A: XCTestCase {\n  override func setUp() { MainActor.assumeIsolated { b() } }\n}")
  }

  @Test("Methods of test cases of no actor, and of other classes, stay as they are")
  func others() {
    let source =
      "class A: XCTestCase { override func setUp() { b() } }\n@MainActor class B: C { override func setUp() { b() } }"
    #expect(text(source) == source)
  }

  @Test("A file that is SwiftUI's alone is left out; one with a view of UIKit's is reported")
  func swiftUI() {
    #expect(
      text("// a\nimport SwiftUI\nimport UIKit\nstruct A: View {}\n")
        == "// a\n#if canImport(SwiftUI)\nimport UIKit\nstruct A: View {}\n#endif\n")
    let mixed = "import SwiftUI\nclass A: UIView { var color: Color? }\n"
    #expect(Ported(mixed, "let a = A()").texts[0] == mixed)
    #expect(text(mixed).hasPrefix("#if canImport(SwiftUI)\n"))
  }

  @Test("An import of SwiftUI that a file does not need is left out, and the file stays")
  func unusedSwiftUI() {
    #expect(
      text("import SwiftUI\n#if canImport(UIKit)\nimport UIKit\n#endif\nstruct Hue {}\n")
        == "\n#if canImport(UIKit)\nimport UIKit\n#endif\nstruct Hue {}\n")
  }

  @Test("The system's log is imported as one module", arguments: ["import os.log", "import OSLog", "import os"])
  func log(line: String) {
    #expect(text(line + "\n").hasPrefix("import OSLog\n"))
  }
}
