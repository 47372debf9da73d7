import Testing
import TransitionTesting

@testable import StagedTests

private final class Card: UIViewController {
  var back: Card?
}

private class Holder {
  var cards: [String: Card?] = [:]
}

private final class Deck: Holder {
  var window: UIWindow?
}

@Suite("Checks at the end of a test") @MainActor struct EndCheckTests {
  @Test("One word is the consequence of all checks; a list names some, and the others are printed")
  func words() {
    let all = EndChecks("off")
    #expect(all?.diagnostics == .off && all?.leaks == .off && all?.motion == .off)
    let some = EndChecks("diagnostics=fail,motion=off")
    #expect(some?.diagnostics == .fail && some?.leaks == .note && some?.motion == .off)
    #expect(EndChecks("speed=fail") == nil && EndChecks("leaks=maybe") == nil && EndChecks("") == nil)
  }

  @Test("A controller that holds itself is a leak, and one that is released is none")
  func leaks() throws {
    var environment: UIEnvironment?
    weak var leaked: Card?
    try withStage { stage in
      environment = stage.environment
      let card = Card()
      card.back = card
      leaked = card
      stage.show(UINavigationController(rootViewController: UIViewController()))
    }
    let found = try #require(environment.flatMap { EndChecks().leaks(in: $0) })
    #expect(found == "The test has ended, and something still refers to these view controllers: Card.")
    leaked?.back = nil
    #expect(environment.flatMap { EndChecks().leaks(in: $0) } == nil)
  }

  @Test("Controllers that the test's own properties lead to are no leaks: in lists, superclasses, windows and children")
  func held() throws {
    let deck = Deck()
    var environment: UIEnvironment?
    try withStage { stage in
      environment = stage.environment
      deck.cards = ["a": Card(), "b": nil]
      deck.window = UIWindow(frame: .zero)
      deck.window?.rootViewController = UINavigationController(rootViewController: Card())
    }
    let ended = try #require(environment)
    #expect(EndChecks().leaks(in: ended, heldBy: deck) == nil)
    let found = try #require(EndChecks().leaks(in: ended))
    #expect(found.hasSuffix("view controllers: Card (2), UINavigationController."))
    #expect(EndChecks("off")?.leaks(in: ended) == nil)
  }

  @Test("Something that still moves is named, unless the check is off or all is at rest")
  func motion() throws {
    try withStage { stage in
      let controller = UIViewController()
      stage.show(controller)
      #expect(EndChecks().motion(on: stage) == nil)
      UIView.animate(withDuration: 1) { controller.view.alpha = 0.5 }
      stage.advance(frames: 1)
      let found = try #require(EndChecks().motion(on: stage))
      #expect(found.hasPrefix("When the test ended, this was still running: animation \"opacity\" of"))
      #expect(EndChecks("motion=off")?.motion(on: stage) == nil)
    }
  }
}
