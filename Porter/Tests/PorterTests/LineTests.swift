import Testing

@testable import Porter

@Suite("Lines") struct LineTests {
  @Test("Each line of the output begins with the token of the same line of the input")
  func lines() {
    let source = """
      import UIKit
      @objc protocol Deck {
        @objc
        optional func open(
          _ a: Int,  // first
          at b: Int
        ) -> Bool
      }
      class Card: UIView {
        weak var deck: Deck?
        lazy var action = #selector(
          tap
        )
        @objc func tap(_ sender: UIButton) { _ = deck?.open?(1, at: 2) ?? true }
      }
      extension Card {
        override func layoutSubviews() {
          let insets = UIEdgeInsetsMake(
            1,
            2, 3, 4)
        }
      }
      """
    let ported = Ported(source).text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let expected = [
      "import UIKit", "protocol Deck: AnyObject {", "  ", "  func open(", "    _ a: Int,  // first", "    at b: Int",
      "  ) -> Bool", "}",
      "class Card: UIView {", "  weak var deck: Deck?", "  lazy var action = Selector(", "    \"tap:\", Card.tap(_:)",
      "  )",
      "  func tap(_ sender: UIButton) { _ = deck?.open(1, at: 2) ?? true }",
      "override func layoutSubviews() { ported_Card_layoutSubviews() }; }", "extension Card {",
      "  func ported_Card_layoutSubviews() {",
      "    let insets = UIEdgeInsets(", "      top: 1,", "      left: 2, bottom: 3, right: 4)", "  }", "}",
      "extension Deck { func open( _ a: Int, at b: Int ) -> Bool { true } }", "",
    ]
    #expect(ported == expected)
  }
}
