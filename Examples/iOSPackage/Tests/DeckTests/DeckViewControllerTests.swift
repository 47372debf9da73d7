import XCTest

@testable import Deck

class DeckViewControllerTests: XCTestCase, DeckViewControllerDelegate {
  var deck: DeckViewController!
  var shown: [String] = []
  var ends = 0

  override func setUp() {
    super.setUp()
    deck = DeckViewController(titles: ["one", "two", "three"])
    deck.delegate = self
  }

  override func tearDown() {
    deck = nil
    super.tearDown()
  }

  func deck(_ deck: DeckViewController, didShow card: CardView) {
    shown.append(card.titleLabel.text!)
  }

  func deckDidEnd(_ deck: DeckViewController) {
    ends += 1
  }

  func testItShowsTheFirstCardWhenItLoads() {
    deck.loadViewIfNeeded()
    XCTAssertEqual(shown, ["one"])
    XCTAssertNil(deck.view.window)
  }

  func testItNotifiesItsDelegateOfTheEnd() {
    deck.loadViewIfNeeded()
    (0..<3).forEach { _ in deck.showNext() }
    XCTAssertEqual(shown, ["one", "two", "three"])
    XCTAssertEqual(ends, 1)
  }

  func testAButtonShowsTheNextCard() {
    deck.loadViewIfNeeded()
    let button = deck.view.subviews.compactMap { $0 as? UIButton }.first
    button?.sendActions(for: .touchUpInside)
    XCTAssertEqual(deck.index, 1)
  }

  func testAPresentationEndsInItsTime() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    let presented = expectation(description: "presented")
    root.present(deck, animated: true) { presented.fulfill() }
    wait(for: [presented], timeout: 1)
    XCTAssertTrue(root.presentedViewController === deck)
    XCTAssertEqual(deck.view.frame, window.bounds)
  }

  func testATimerDealsTheCards() {
    deck.loadViewIfNeeded()
    deck.play(interval: 2)
    RunLoop.current.run(until: Date().addingTimeInterval(3))
    XCTAssertEqual(deck.index, 1)
    RunLoop.current.run(until: Date().addingTimeInterval(3))
    XCTAssertEqual(deck.index, 2)
  }

  func testTheEndIsPosted() {
    deck.loadViewIfNeeded()
    expectation(forNotification: .deckDidEnd, object: deck, handler: nil)
    DispatchQueue.main.asyncAfter(deadline: .now() + 5) {
      for _ in 0..<3 { self.deck.showNext() }
    }
    waitForExpectations(timeout: 6, handler: nil)
  }

  func testNoEndIsPostedEarly() {
    let early = XCTestExpectation(description: "end")
    early.isInverted = true
    DispatchQueue.main.asyncAfter(deadline: .now() + 5) { early.fulfill() }
    wait(for: [early], timeout: 4)
  }
}
