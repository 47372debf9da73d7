import Testing

@testable import Porter

@Suite("Optional members") struct OptionalMemberTests {
  private func port(requirement: String, use: String) -> Ported {
    Ported(
      "import UIKit\n@objc public protocol Deck { @objc optional \(requirement) }\nfunc f(_ deck: Deck?, _ sure: Deck) { \(use) }"
    )
  }

  @Test(
    "A default is what callers take where the method is left out, or nothing of its type",
    arguments: [
      (
        "func go(\n_ a: Int, // first\nat b: Int)", "deck?.go?(1, at: 2)", "func go( _ a: Int, at b: Int) {}",
        "deck?.go(1, at: 2)"
      ),
      (
        "func isOpen() -> Bool", "_ = deck?.isOpen?() ?? true", "func isOpen() -> Bool { true }",
        "_ = deck?.isOpen() ?? true"
      ),
      ("func size() -> CGSize", "_ = deck?.size?()", "func size() -> CGSize { .zero }", "_ = deck?.size()"),
      ("func view() -> UIView?", "_ = deck?.view?()", "func view() -> UIView? { nil }", "_ = deck?.view()"),
      ("static func make() -> [Int]", "", "static func make() -> [Int] { [] }", ""),
      ("var count: Int { get }", "_ = sure.count ?? 7", "var count: Int { 7 }", "_ = sure.count ?? 7"),
      ("var title: String? { get set }", "", "var title: String? { get { nil } set {} }", ""),
      (
        "func isOpen() -> Bool", "if let a = sure.isOpen?() { _ = a }", "func isOpen() -> Bool { false }",
        "if let a = Optional(sure.isOpen()) { _ = a }"
      ),
      ("func go()", "deck!.go!()", "func go() {}", "deck!.go()"),
    ])
  func defaults(_ requirement: String, _ use: String, _ declaration: String, _ call: String) {
    let ported = port(requirement: requirement, use: use)
    #expect(ported.text.contains("\nextension Deck { public \(declaration) }\n"))
    #expect(ported.text.contains("{ \(call) }"))
    #expect(!ported.text.contains("optional"))
  }

  @Test("A result without a value for nothing is left for its author")
  func unknownResult() throws {
    let ported = port(requirement: "func card() -> Card", use: "")
    #expect(ported.messages(.byHand) == ["No default is known for this optional requirement's result."])
    #expect(!ported.text.contains("extension"))
  }

  @Test("A requirement between conditions gets its default between the same")
  func conditions() {
    let ported = Ported(
      "import UIKit\n@objc protocol Deck {\n#if DEBUG\n@objc optional func a()\n#else\n@objc optional func b()\n#endif\n}\n"
    )
    #expect(
      ported.text.hasSuffix(
        "#if DEBUG\nextension Deck { func a() {} }\n#endif\n#if !(DEBUG)\nextension Deck { func b() {} }\n#endif\n"))
  }

  @Test(
    "Closures that may be nil are still called with a question mark",
    arguments: ["completion?()", "self.completion?(1)", "animator.completion?(x)"])
  func closures(_ call: String) {
    let text = "import UIKit\nclass A { var completion: ((Int) -> Void)?\nfunc f() { \(call) } }"
    #expect(Ported(text).text == text)
  }

  @Test("A call with a label is a method's, because closures have none")
  func labels() {
    let ported = Ported("import UIKit\nfunc f(_ a: Other?) { a?.deck?(b, didOpen: 1) }")
    #expect(ported.text.contains("a?.deck(b, didOpen: 1)"))
  }

  @Test(
    "An application delegate's window has one mark, because the requirement is not optional here",
    arguments: [
      ("let a = app.delegate?.window??.bounds", "let a = app.delegate?.window?.bounds"),
      ("let a = app.delegate!.window!!.bounds", "let a = app.delegate!.window!.bounds"),
      ("let a = view.window?.bounds", "let a = view.window?.bounds"),
    ])
  func windows(_ before: String, _ after: String) {
    #expect(Ported("import UIKit\n" + before).text == "import UIKit\n" + after)
  }
}
