import Testing

@testable import Porter

@Suite("Overrides in extensions") struct ExtensionOverrideTests {
  @Test("The class's member stands before its last brace, in the file of the class")
  func otherFile() {
    let ported = Ported(
      "import UIKit\nopen class Card: UIView { var a = 1 }\n",
      "import UIKit\nextension Card {\n  open override func sizeThatFits(_ size: CGSize) -> CGSize {\n    super.sizeThatFits(size)\n  }\n}\n"
    )
    #expect(
      ported.texts[0]
        == "import UIKit\nopen class Card: UIView { var a = 1 ; open override func sizeThatFits(_ size: CGSize) -> CGSize { return ported_Card_sizeThatFits(size) }; }\n"
    )
    #expect(
      ported.texts[1].contains(
        "\n  func ported_Card_sizeThatFits(_ size: CGSize) -> CGSize {\n    super.sizeThatFits(size)\n"))
  }

  @Test(
    "Arguments and accessors are passed on as they are declared",
    arguments: [
      (
        "override var isHidden: Bool { get { a } set { a = newValue } }",
        "override var isHidden: Bool { get { return ported_Card_isHidden } set { ported_Card_isHidden = newValue } }"
      ),
      (
        "override class var layerClass: AnyClass { CALayer.self }",
        "override class var layerClass: AnyClass { return ported_Card_layerClass }"
      ),
      (
        "override func table(_: Int, at _: Int) {}",
        "override func table(_ argument0: Int, at argument1: Int) { ported_Card_table(argument0, at: argument1) }"
      ),
      (
        "override func load(into a: inout Int) throws -> Int { 1 }",
        "override func load(into a: inout Int) throws -> Int { return try ported_Card_load(into: &a) }"
      ),
    ])
  func forms(_ member: String, _ forwarder: String) {
    let ported = Ported("import UIKit\nclass Card: UIView {\n}\nextension Card { \(member) }")
    #expect(ported.text.contains("{\n\(forwarder); }"))
  }

  @Test("A member of an extension that a class below overrides moves as well")
  func overriddenBelow() {
    let ported = Ported(
      "import UIKit\nclass Card: UIView {\n}\nextension Card { @objc func flip() {} }\nclass Ace: Card { override func flip() {} }"
    )
    #expect(ported.text.contains("{\nfunc flip() { ported_Card_flip() }; }"))
    #expect(ported.text.contains("class Ace: Card { override func flip() {} }"))
  }

  @Test(
    "A member that cannot move is left to its author",
    arguments: [
      "extension UIView { override func layoutSubviews() {} }",
      "class Card<T>: UIView {}\nextension Card where T: Equatable { override func layoutSubviews() {} }",
      "class Card: UIView {}\nextension Card { override var frame: CGRect { didSet { frame = .zero } } }",
      "class Card: UIView {}\nextension Card { override var frame: CGRect { willSet {} didSet {} } }",
      "class Card: UIView {}\nextension Card {\n#if DEBUG\noverride func layoutSubviews() {}\n#endif\n}",
    ])
  func byHand(_ source: String) {
    let ported = Ported("import UIKit\n" + source)
    #expect(ported.messages(.byHand).count == 1)
    #expect(ported.text == "import UIKit\n" + source)
  }

  @Test(
    "An observer in an extension becomes a method that the class's observer calls",
    arguments: [
      (
        "override var frame: CGRect {\n  didSet {\n    a = oldValue\n  }\n}",
        "func ported_Card_frame_didSet(_ oldValue: CGRect) {\n  do {\n    a = oldValue\n  }\n}",
        "override var frame: CGRect { didSet { ported_Card_frame_didSet(oldValue) } }"
      ),
      (
        "open override var tag: Int { willSet(next) { a = next == tag } }",
        "func ported_Card_tag_willSet(_ next: Int) { do { a = next == tag } }",
        "open override var tag: Int { willSet { ported_Card_tag_willSet(newValue) } }"
      ),
    ])
  func observers(_ source: String, _ method: String, _ forwarder: String) {
    let ported = Ported("import UIKit\nclass Card: UIView {\n}\nextension Card {\n\(source)\n}")
    #expect(ported.text == "import UIKit\nclass Card: UIView {\n\(forwarder); }\nextension Card {\n\(method)\n}")
    #expect(ported.result.findings.isEmpty)
  }

  @Test("The class's member has the access that the extension gives")
  func access() {
    let ported = Ported(
      "import UIKit\npublic class Card: UIView {\n}\npublic extension Card { override func layoutSubviews() {} }")
    #expect(ported.text.contains("{\npublic override func layoutSubviews() { ported_Card_layoutSubviews() }; }"))
  }

  @Test(
    "A member of an extension that an extension of a subclass overrides is moved too, in whichever files they stand")
  func overriddenInExtension() {
    let ported = Ported(
      "class Animator: NSObject {\n}\nextension Animator {\n  func run() {}\n}\n",
      "class Slide: Animator {\n}\nextension Slide {\n  override func run() {}\n}\n")
    #expect(ported.texts[0].contains("func run() { ported_Animator_run() }"))
    #expect(ported.texts[1].contains("override func run() { ported_Slide_run() }"))
  }
}
