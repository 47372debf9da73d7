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
      "func a(_ kind: UILabel.Type) { kind.init(text: b) }",
      "class A { let kind: UISegmentedControl.Type; func b() { kind.init(items: []) } }",
      "func a(_ view: UIImageView) { type(of: view).init(image: nil) }",
      "extension UIImageView { class func a() -> Self { self.init(image: nil) } }",
      "extension UIImageView { static func a() -> Self { return Self.init(image: nil) } }",
    ])
  func initializers(source: String) {
    #expect(names(source) == [.metatypeInit])
  }

  @Test(
    "A file whose initializers UIKit has for types known at run time imports their names, once",
    arguments: [
      "func a(_ kind: UIView.Type) { kind.init(frame: b) }", "func a<T: UIView>() -> T { T() }",
      "class A { let kind: UIViewController.Type; func b() { kind.init(nibName: nil, bundle: nil) } }",
      "func a(_ view: UIView) { type(of: view).init() }", "extension UIView { class func a() -> Self { self.init() } }",
      "extension UIView { static func a() -> Self { return Self(frame: .zero) } }",
      "class A<V: UIView> { lazy var view = V.init(frame: .zero) }",
      "func a(_ kinds: [UIView.Type]) { kinds.map { $0.init() } }",
      "func a(_ kind: UITableViewCell.Type) { kind.init(style: .default, reuseIdentifier: nil) }",
    ])
  func importedInitializers(source: String) {
    let ported = Ported("import UIKit\n" + source)
    #expect(ported.text == "import UIKit\n\(source)\n@_spi(MetatypeInitializers) import UIKit\n")
    #expect(ported.result.findings.isEmpty)
  }

  @Test(
    "A file without such a call, or one of a module without UIKit, imports no names of initializers",
    arguments: [
      "import UIKit\nfunc a<T: UIView>(_ b: T) { UIView(frame: .zero); UIView.init(); b.frame = .zero }",
      "import UIKit\nclass A: UIView { convenience init() { self.init(frame: .zero) } }",
      "import UIKit\nclass A: UIView { override init(frame: CGRect) { super.init(frame: frame) } }",
      "import UIKit\nfunc a(_ b: UIColor) { c(.init(frame: d)); A.B.init() }",
      "import Foundation\nfunc a<T: P>() -> T { T() }",
    ])
  func noImportedInitializers(source: String) {
    #expect(!Ported(source).text.contains("MetatypeInitializers"))
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
