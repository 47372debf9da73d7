import Cards
import Testing
import TransitionTesting
import UIKit

/// A suite as a team has it for one transition: geometry, calls, cancelling, settings, size, and what is left.
@Suite("A card that opens") @MainActor struct CardTransitionTests {
  /// The list, on the screen of a stage.
  private func show(on stage: Stage) -> CardListController {
    let list = CardListController()
    stage.show(list)
    return list
  }

  /// The list, and the card's screen, opened and at rest.
  private func open(on stage: Stage) throws -> (CardListController, CardController) {
    let list = show(on: stage)
    let screen = list.openCard()
    try stage.settle()
    return (list, screen)
  }

  /// The frame in which a screen is seen now.
  private func frame(of screen: UIViewController) throws -> CGRect {
    try #require(screen.view.layer.presentation()).frame
  }

  // MARK: Geometry

  @Test(
    "The screen grows evenly from the card's frame to the whole screen",
    arguments: [
      (0.0, CGRect(x: 20, y: 40, width: 60, height: 40)), (0.25, CGRect(x: 10, y: 20, width: 80, height: 120)),
      (0.5, CGRect(x: 0, y: 0, width: 100, height: 200)),
    ])
  func geometry(time: Double, expected: CGRect) throws {
    try withStage(.small) { stage in
      let screen = show(on: stage).openCard()
      stage.advance(by: time)
      let frame = try frame(of: screen)
      #expect(abs(frame.minX - expected.minX) < 0.01 && abs(frame.minY - expected.minY) < 0.01)
      #expect(abs(frame.width - expected.width) < 0.01 && abs(frame.height - expected.height) < 0.01)
      try stage.settle()
    }
  }

  @Test("The card is hidden while its screen moves, and seen at both ends")
  func card() throws {
    try withStage(.small) { stage in
      let list = show(on: stage)
      list.openCard()
      stage.advance(by: 0.1)
      #expect(list.card.alpha == 0)
      try stage.settle()
      #expect(list.card.alpha == 1)
    }
  }

  // MARK: Calls

  @Test("At the dismissal the card's screen leaves first, and has disappeared last")
  func calls() throws {
    try withStage(.small) { stage in
      let (list, screen) = try open(on: stage)
      (list.title, screen.title) = ("List", "Card")
      stage.clearTrace()
      screen.dismiss(animated: true)
      try stage.settle()
      let calls = stage.trace.filtered(.appearance).events.filter { $0.name.hasSuffix("ppear") }
      #expect(
        calls.map { "\($0.subject).\($0.name)" } == [
          "Card.viewWillDisappear", "List.viewWillAppear", "List.viewDidAppear", "Card.viewDidDisappear",
        ])
    }
  }

  // MARK: Under a finger

  @Test("A pull that is released early leaves everything as it was", arguments: [10.0, 20, 40])
  func cancel(distance: Double) throws {
    try withStage(.small) { stage in
      let (list, screen) = try open(on: stage)
      let before = stage.image
      stage.pan(from: CGPoint(x: 50, y: 60), to: CGPoint(x: 50, y: 60 + distance), over: 0.3, resting: 0.3)
      try stage.settle()
      #expect(list.presentedViewController === screen && screen.view.transform == .identity)
      // A failing expectation of the comparison itself would list each pixel.
      let isSame = stage.image == before
      #expect(isSame)
    }
  }

  @Test("A long pull takes the card's screen away")
  func pull() throws {
    try withStage(.small) { stage in
      let (list, _) = try open(on: stage)
      stage.pan(from: CGPoint(x: 50, y: 40), to: CGPoint(x: 50, y: 190), over: 0.3, resting: 0.3)
      try stage.settle()
      #expect(list.presentedViewController == nil && list.view.window === stage.window)
    }
  }

  // MARK: Settings and size

  @Test("With Reduce Motion the screen fades where it is")
  func reduceMotion() throws {
    try withStage(.small) { stage in
      stage.motion.isReduced = true
      let screen = show(on: stage).openCard()
      stage.advance(by: 0.25)
      #expect(try frame(of: screen) == stage.window.bounds)
      #expect(screen.view.layer.presentation()?.opacity == 0.5)
      try stage.settle()
    }
  }

  @Test("A size change during the transition ends with the whole new screen")
  func resize() throws {
    try withStage(.small) { stage in
      let screen = show(on: stage).openCard()
      stage.advance(by: 0.2)
      stage.resize(to: CGSize(width: 200, height: 100))
      try stage.settle()
      #expect(screen.view.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    }
  }

  // MARK: After the end

  @Test("After the dismissal nothing holds the screen")
  func released() throws {
    try withStage(.small) { stage in
      weak var screen: CardController?
      @MainActor func openAndDismiss() throws {
        let (_, opened) = try open(on: stage)
        screen = opened
        opened.dismiss(animated: true)
      }
      try openAndDismiss()
      try stage.settle()
      #expect(screen == nil)
    }
  }

  @Test("The transition meets no choice that a device may not share")
  func notes() throws {
    try withStage(.small) { stage in
      try open(on: stage).1.dismiss(animated: true)
      try stage.settle()
      #expect(stage.notes.isEmpty)
    }
  }

  // MARK: Pixels

  @Test("Halfway the screen looks as recorded")
  func golden() throws {
    try withStage(.small) { stage in
      show(on: stage).openCard()
      stage.advance(by: 0.25)
      try stage.expectFrame(matches: "halfway")
      try stage.settle()
    }
  }
}
