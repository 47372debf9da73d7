import XCTest

@testable import Deck

@MainActor final class CardViewTests: XCTestCase {
  private var card: CardView!

  override func setUpWithError() throws {
    try super.setUpWithError()
    card = CardView(title: "one")
    card.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
  }

  func testItsTitleHasAMargin() {
    card.layoutIfNeeded()
    XCTAssertEqual(card.titleLabel.frame, CGRect(x: 16, y: 16, width: 168, height: 68))
  }

  func testATapOpensIt() async throws {
    card.toggle()
    XCTAssertTrue(card.isOpen)
    try await Task.sleep(nanoseconds: 500_000_000)
    XCTAssertEqual(card.transform.a, 1.2)
  }

  func testItIsSkipped() throws {
    throw XCTSkip("This test shows that skipping works.")
  }
}
