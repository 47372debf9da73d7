import Testing

@testable import Porter

@Suite("Selectors") struct SelectorTests {
  private static let head = "import UIKit\nclass Screen: UIViewController {\n"
  private static let methods = """
      func plain() {}
      func tap(_ sender: UIButton) {}
      func notify(notification: Notification) {}
      func open(for item: Int) {}
      func animate(with a: Int, b: Int) {}
      @objc(customName:) func renamed(_ x: Int) {}
      func isReady(_ x: Int) -> Bool { true }
      var child: Child?
    }
    """

  @Test(
    "A selector gets its Objective-C name and the method of the enclosing type",
    arguments: [
      ("plain", #"Selector("plain", Screen.plain)"#),
      ("self.plain", #"Selector("plain", Screen.plain)"#),
      ("self?.plain", #"Selector("plain", Screen.plain)"#),
      ("child!.close(_:)", #"Selector("close:", Child.close(_:))"#),
      ("Self.plain", #"Selector("plain", Screen.plain)"#),
      ("tap", #"Selector("tap:", Screen.tap(_:))"#),
      ("tap(_:)", #"Selector("tap:", Screen.tap(_:))"#),
      ("Screen.tap(_:)", #"Selector("tap:", Screen.tap(_:))"#),
      ("(tap)", #"Selector("tap:", Screen.tap(_:))"#),
      ("tap as (Screen) -> (UIButton) -> Void", #"Selector("tap:", Screen.tap(_:))"#),
      ("notify", #"Selector("notifyWithNotification:", Screen.notify(notification:))"#),
      ("open(for:)", #"Selector("openFor:", Screen.open(for:))"#),
      ("animate(with:b:)", #"Selector("animateWith:b:", Screen.animate(with:b:))"#),
      ("renamed", #"Selector("customName:", Screen.renamed(_:))"#),
      ("UIView.layoutIfNeeded", #"Selector("layoutIfNeeded", UIView.layoutIfNeeded)"#),
      ("child.close(_:)", #"Selector("close:", Child.close(_:))"#),
      ("isReady", #"Selector("isReady:", { (target: Screen) in { (a0: Int) in _ = target.isReady(a0) } })"#),
      ("UITabBarDelegate.tabBar(_:didSelect:)", #"Selector("tabBar:didSelect:")"#),
    ])
  func name(_ written: String, _ expected: String) {
    let ported = Ported(Self.head + "  lazy var action = #selector(\(written))\n" + Self.methods)
    #expect(ported.text.contains("lazy var action = \(expected)\n"))
    #expect(ported.messages(.byHand).isEmpty)
  }

  @Test("A getter and a setter become closures that read and write the property")
  func accessors() {
    let ported = Ported(
      Self.head + "  lazy var a = (#selector(getter: Screen.child), #selector(setter: Screen.child))\n" + Self.methods)
    #expect(ported.text.contains(#"Selector("child", { (target: Screen) in { () in _ = target.child } })"#))
    #expect(ported.text.contains(#"Selector("setChild:", { (target: Screen) in { value in target.child = value } })"#))
  }

  @Test("A selector over several lines keeps its lines")
  func lines() {
    let ported = Ported(Self.head + "  lazy var action = #selector(\n    Screen\n      .plain\n  )\n" + Self.methods)
    #expect(ported.text.split(separator: "\n", omittingEmptySubsequences: false).count == 15)
    #expect(ported.text.contains("Screen.plain"))
  }

  @Test("A selector of an object whose type is not written is left for its author, with its position")
  func unknownObject() throws {
    let ported = Ported(Self.head + "  lazy var action = #selector(other.tap)\n" + Self.methods)
    let finding = try #require(ported.result.findings.first)
    #expect(finding.kind == .byHand && finding.location.line == 3 && finding.location.column == 21)
    #expect(ported.text.contains("#selector(other.tap)"))
  }

  @Test("A selector that a case matches is its name alone")
  func cases() {
    let ported = Ported(
      Self.head + "  func has(_ a: Selector) { switch a { case #selector(tap), #selector(getter: child): break\n"
        + "  default: break } }\n" + Self.methods)
    #expect(ported.text.contains(#"case Selector("tap:"), Selector("child"): break"#))
  }

  @Test("A method of a class above, in another file, is found")
  func otherFile() {
    let ported = Ported(
      "import UIKit\nclass Base: UIView { @objc func tap(at point: CGPoint) {} }",
      "import UIKit\nclass Card: Base { lazy var action = #selector(tap) }")
    #expect(ported.texts[1].contains(#"Selector("tapAt:", Card.tap(at:))"#))
  }
}
