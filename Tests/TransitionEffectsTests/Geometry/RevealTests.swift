import Testing
import TransitionTesting
import UIKit

@testable import TransitionEffects

@Suite("Revealing a new look through a circle") @MainActor struct RevealTests {
  /// Whether a point of the screen shows the dark theme.
  private func isDark(_ stage: Stage, _ x: Int, _ y: Int) -> Bool {
    stage.image.buffer.pixels[y * stage.image.width + x] & 255 < 128
  }

  private func theme(_ stage: Stage) -> UIView {
    let screen = UIViewController()
    stage.show(screen)
    screen.view.backgroundColor = .white
    stage.advance(frames: 1)
    return screen.view
  }

  @Test("The new look grows out of the button, or the old one shrinks into it (E-47)", arguments: [false, true])
  func circle(isReversed: Bool) throws {
    try withStage(.original) { stage in
      let view = theme(stage)
      var ends: [Bool] = []
      view.reveal(from: CGRect(x: 140, y: 220, width: 40, height: 40), isReversed: isReversed) {
        view.backgroundColor = .black
      } completion: {
        ends.append($0)
      }
      stage.advance(by: 0)
      #expect(isDark(stage, 160, 240) != isReversed && !isDark(stage, 20, 20) && !isDark(stage, 300, 460))
      stage.advance(by: 0.25)
      // Half of 20 and of the way to the corner: 20 + 288.4 / 2 points about the middle.
      #expect(isDark(stage, 160, 240 + 150) != isReversed && isDark(stage, 160, 240 + 175) == isReversed)
      #expect(ends == [])
      try stage.settle()
      #expect(ends == [true] && view.subviews.isEmpty && isDark(stage, 20, 20) && isDark(stage, 160, 240))
    }
  }

  @Test("A second reveal replaces the first one, and invalid numbers change the look at once (E-47)")
  func again() throws {
    try withStage(.original) { stage in
      let view = theme(stage)
      let button = CGRect(x: 0, y: 0, width: 20, height: 20)
      view.reveal(from: button) { view.backgroundColor = .black }
      stage.advance(by: 0.25)
      view.reveal(from: button) { view.backgroundColor = .white }
      stage.advance(by: 0)
      #expect(view.subviews.count == 1 && !isDark(stage, 5, 5) && isDark(stage, 60, 60) && !isDark(stage, 310, 470))
      try stage.settle()
      #expect(view.subviews.isEmpty && !isDark(stage, 60, 60))
      for (rect, seconds) in [
        (button, 0.0), (button, -1), (button, .nan), (CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), 1),
      ] {
        var ended = false
        view.reveal(from: rect, duration: seconds) {
        } completion: {
          ended = $0
        }
        #expect(ended && view.subviews.isEmpty)
      }
    }
  }
}
