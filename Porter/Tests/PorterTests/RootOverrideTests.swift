import Testing

@testable import Porter

@Suite("Overrides of NSObject's methods") struct RootOverrideTests {
  private static let method =
    "override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {}"

  @Test("A class below NSObject has the method without override, and adopts UIKit's protocol once")
  func root() {
    let text = Ported("import UIKit\nopen class A: NSObject { open \(Self.method) }\nclass B: A { \(Self.method) }")
      .text
    #expect(text.contains("open class A: NSObject { open func observeValue("))
    #expect(text.contains("class B: A { override func observeValue("))
    #expect(text.hasSuffix("\nextension A: UIKit.KeyValueObserver {}\n"))
    #expect(text.components(separatedBy: "KeyValueObserver").count == 2)
  }

  @Test(
    "Classes of UIKit that have the method as an open member leave an override as it is",
    arguments: ["UIView", "UIViewController", "UICollectionViewCell", "UITapGestureRecognizer", "Unknown"])
  func open(_ parent: String) {
    let source = "import UIKit\nclass A: \(parent) { \(Self.method) }"
    #expect(Ported(source).text == source)
  }

  @Test("A recognizer has no open method for messages, so its class adopts the protocol")
  func recognizers() {
    let text = Ported(
      "import UIKit\nclass A: UIGestureRecognizer { override func conforms(to a: Protocol) -> Bool { true } }"
    ).text
    #expect(
      text.hasSuffix("{ func conforms(to a: Protocol) -> Bool { true } }\nextension A: UIKit.MessageReceiver {}\n"))
  }

  @Test("An object that is no responder adopts the protocol of those that awake, and a view and a constraint stay")
  func awaking() {
    let text = Ported(
      "import UIKit\nclass A: NSObject { override func awakeFromNib() { super.awakeFromNib() } }"
    ).text
    #expect(
      text.hasSuffix("{ func awakeFromNib() { super.awakeFromNib() } }\nextension A: UIKit.InterfaceAwaking {}\n"))
    for parent in ["UIView", "NSLayoutConstraint"] {
      let source = "import UIKit\nclass A: \(parent) { override func awakeFromNib() { super.awakeFromNib() } }"
      #expect(Ported(source).text == source)
    }
  }

  @Test("A nested class is named with its owner, and two classes in a chain adopt one protocol")
  func nested() {
    let source = """
      import UIKit
      enum Deck { class A: NSObject { override func conforms(to a: Protocol) -> Bool { true } } }
      class B: NSObject { override func conforms(to a: Protocol) -> Bool { true } }
      class C: B { override func responds(to a: Selector!) -> Bool { true } }
      """
    let text = Ported(source).text
    #expect(text.contains("extension Deck.A: UIKit.MessageReceiver {}"))
    #expect(text.contains("extension B: UIKit.MessageReceiver {}") && !text.contains("extension C:"))
    #expect(text.contains("class C: B { func responds(to a: Selector!)"))
  }
}
