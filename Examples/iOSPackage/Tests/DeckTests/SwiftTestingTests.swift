import Testing
import UIKit

@testable import Deck

@Suite("Cards, with Swift Testing") @MainActor struct CardTests {
  @Test func closedCardsAreNotScaled() {
    #expect(CardView(title: "one").transform == .identity)
  }

  @Test("Each title is shown", arguments: ["one", "two"])
  func title(_ title: String) {
    #expect(CardView(title: title).titleLabel.text == title)
  }
}
