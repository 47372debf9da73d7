import Testing

@testable import Porter

@Suite("Members of any object, and initializers of types") struct WrittenTypeTests {
  private func names(_ source: String) -> [Construct] {
    Ported("import UIKit\n" + source).result.findings(of: .byHand).compactMap(\.construct)
  }

  @Test(
    "A member of a variable that is declared as any object is named",
    arguments: [
      "func a(_ sender: AnyObject) { sender.tap() }", "func a(sender: AnyObject?) { sender?.tap() }",
      "func a(sender: AnyObject?) { sender!.tap() }", "class A { var b: AnyObject?; func c() { b?.tap() } }",
      "class A { weak var b: AnyObject?; func c() { self.b?.tap() } }", "func a() { let b: AnyObject = c; b.tap() }",
      "let a = { (b: AnyObject) in b.tap() }", "func a(_ b: (AnyObject)!) { b.tap() }",
    ])
  func members(source: String) {
    #expect(names(source) == [.anyObjectMember])
  }

  @Test(
    "A name that is bound again is another variable, and an optional has members of its own",
    arguments: [
      "func a(_ sender: AnyObject) { guard let sender = sender as? UIView else { return }; sender.tap() }",
      "func a(_ sender: AnyObject) { if let sender = sender as? UIView { sender.tap() } }",
      "func a(_ sender: AnyObject) { let sender = sender as! UIView; sender.tap() }",
      "func a(_ sender: AnyObject) { for sender in views { sender.tap() } }",
      "func a(_ sender: AnyObject) { switch sender { case let sender as UIView: sender.tap() default: break } }",
      "func a(_ sender: AnyObject) { views.forEach { sender in sender.tap() } }",
      "func a(_ sender: AnyObject) { while let sender = next() { sender.tap() } }",
      "func a(_ sender: AnyObject?) { sender.map { print($0) } }", "func a(_ sender: [AnyObject]) { sender.first }",
      "func a(_ sender: AnyObject) { (sender as? UIView)?.tap(); _ = sender === b; _ = other.sender.tap() }",
    ])
  func others(source: String) {
    #expect(names(source).isEmpty)
  }

  @Test(
    "An initializer of a class of UIKit's that is called on a type known at run time is named",
    arguments: [
      "func a(_ kind: UIView.Type) { kind.init(frame: b) }",
      "class A { let kind: UIViewController.Type; func b() { kind.init() } }",
      "func a(_ view: UIView) { type(of: view).init() }", "extension UIView { class func a() -> Self { self.init() } }",
      "extension UIView { static func a() -> Self { return Self.init(frame: .zero) } }",
    ])
  func initializers(source: String) {
    #expect(names(source) == [.metatypeInit])
  }

  @Test(
    "Other initializers are not named",
    arguments: [
      "func a(_ kind: Card.Type) { kind.init() }; class Card { required init() {} }",
      "class A: UIView { convenience init() { self.init(frame: .zero) } }",
      "func a(_ kind: UIView.Type) { kind.init(coder: b) }", "func a<T: P>(_ kind: T.Type) { kind.init() }",
      "extension UIColor { convenience init(hex: Int) { self.init(white: 1, alpha: 1) } }",
    ])
  func otherInitializers(source: String) {
    #expect(names(source).isEmpty)
  }

  @Test(
    "Variables that are declared as types are compared by ==",
    arguments: [
      ("func a(_ b: UIView.Type, _ c: UIView.Type) -> Bool { b === c }", "b == c"),
      ("class A { let kind: AnyClass; func b() -> Bool { kind !== c } }", "kind != c"),
      ("func a(_ b: UIView, _ c: UIView) -> Bool { b === c }", "b === c"),
    ])
  func identity(source: String, expected: String) {
    #expect(Ported("import UIKit\n" + source).text.contains(expected))
  }
}
