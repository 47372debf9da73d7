import Testing

@testable import Porter

@Suite("Findings that are left to the author") struct ByHandTests {
  @Test(
    "Each construct that no rule rewrites is named once, and left as it is",
    arguments: [
      ("let a = (b as AnyObject).count", "Members of AnyObject are found by Objective-C."),
      (
        "func a(_ b: @escaping @convention(block) () -> Void) { c(unsafeBitCast(b, to: AnyObject.self)) }",
        "A block is no object without Objective-C."
      ),
      ("class A { @NSManaged var b: Int }", "Core Data is not here."),
      (
        "method_exchangeImplementations(a, b)",
        "method_exchangeImplementations changes methods at run time, which needs Objective-C."
      ),
      ("let a = #fileLiteral(resourceName: \"b\")", "A file literal has no counterpart."),
      ("let a = #keyPath(\"b\")", "This key path can't be read as names joined by dots."),
    ])
  func named(_ source: String, _ message: String) {
    let ported = Ported("import UIKit\n" + source)
    #expect(ported.messages(.byHand) == [message])
    #expect(ported.text == "import UIKit\n" + source)
    #expect(ported.result.findings(of: .byHand).allSatisfy { !$0.remedy.isEmpty && $0.location.line == 2 })
  }

  @Test("A block that is called as a closure gets a note alone")
  func blocks() {
    let ported = Ported("import UIKit\ntypealias A = @convention(block) () -> Void")
    #expect(ported.messages(.byHand).isEmpty)
    #expect(ported.messages(.note) == ["A block is called as a closure of Swift's is, but is no object."])
  }

  @Test("An initializer of a type that is known at run time gets a note; others do not")
  func metatypes() {
    let source = "func f() { type(of: a).init(b: 1); kind.init(image: b); self.init(); super.init(); Card.init() }"
    #expect(Ported(source).messages(.note).count == 2)
  }

  @Test("Observing by a string is left as it is, with a note about the time of the calls")
  func observers() {
    let source =
      "import UIKit\nfunc f() { scroll.addObserver(a, forKeyPath: \"contentOffset\", options: [], context: nil) }"
    let ported = Ported(source)
    #expect(ported.text == source && ported.messages(.byHand).isEmpty)
    #expect(ported.messages(.note) == ["Changes of properties that are not UIKit's are sent at the end of the turn."])
  }
}
