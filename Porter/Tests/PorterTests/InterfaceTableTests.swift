import Testing

@Suite("Tables of outlets and actions") struct InterfaceTableTests {
  @Test("A class has one table, behind its file, with what its extensions in the file have")
  func whole() {
    let source = """
      import UIKit
      final class Card: UIView {
        @IBOutlet private weak var title: UILabel! { didSet { title.text = "a" } }
        @IBInspectable var corner: CGFloat = 3
      }
      extension Card {
        @IBAction func close(_ sender: Any, forEvent event: UIEvent) {}
      }
      """
    let table =
      #"extension Card { enum InterfaceEntries: InterfaceTable { static var properties: [InterfaceKey] { "#
      + #"[InterfaceKey("title", \Card.title), InterfaceKey("corner", \Card.corner)] }; static var actions: [Selector] "#
      + #"{ [Selector("close:forEvent:", Card.close(_:forEvent:))] } } }"#
    let ported = Ported(source)
    #expect(ported.text.split(separator: "\n").last.map(String.init) == table)
    #expect(!ported.text.contains("@IB"))
  }

  @Test(
    "A class that no name finds, a generic one, and one of another file have no table",
    arguments: [
      "private class Card { @IBOutlet var a: AnyObject? }", "class Card<T> { @IBOutlet var a: AnyObject? }",
      "enum Deck { class Card { @IBOutlet var a: AnyObject? } }", "extension Elsewhere { @IBAction func a() {} }",
      "class Card { @IBOutlet static var a: AnyObject?; @IBSegueAction func b() -> AnyObject? { nil } }",
    ])
  func without(source: String) {
    let text = Ported(source).text
    #expect(!text.contains("InterfaceEntries") && !text.contains("@IB"))
  }

  @Test("A segue action is listed by Objective-C's name, with the parameters that it takes")
  func segueActions() {
    let source = """
      import UIKit
      final class List: UIViewController {
        @IBSegueAction private func detail(_ coder: NSCoder) -> Detail? { Detail(coder: coder) }
        @IBSegueAction func card(coder: NSCoder, sender: Any?, segueIdentifier: String?) -> UIViewController? { nil }
        @IBSegueAction class func shared(_ coder: NSCoder) -> Detail? { nil }
      }
      """
    let table =
      "extension List { enum InterfaceEntries: InterfaceTable { static var segueActions: [InterfaceSegueAction] { "
      + "[InterfaceSegueAction(\"detail:\", List.detail(_:)), InterfaceSegueAction("
      + "\"cardWithCoder:sender:segueIdentifier:\", List.card(coder:sender:segueIdentifier:))] } } }"
    #expect(Ported(source).text.split(separator: "\n").last.map(String.init) == table)
  }
}
