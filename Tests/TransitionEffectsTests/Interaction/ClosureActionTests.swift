import Testing
import TransitionEffects
import TransitionTesting
import UIKit

@Suite("Closure actions of gesture recognizers") @MainActor struct ClosureActionTests {
  @Test("A closure is called in each state with the recognizer until it is removed")
  func actionRuns() throws {
    try withStage(.original) { stage in
      let root = UIViewController()
      stage.show(root)
      var (directions, states): ([CGFloat], [UIGestureRecognizer.State]) = ([], [])
      let pan = UIPanGestureRecognizer().addAction { pan in directions.append(pan.translation(in: nil).x) }
      pan.addAction { states.append($0.state) }
      root.view.addGestureRecognizer(pan)
      @MainActor func drag() throws {
        stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100), over: 0.2)
        try stage.settle()
      }
      try drag()
      #expect(directions.count == states.count && directions == directions.sorted() && (directions.last ?? 0) > 80)
      #expect(
        states.first == .began && states.last == .ended && states.dropFirst().dropLast().allSatisfy { $0 == .changed })
      let count = states.count
      pan.removeClosures()
      try drag()
      #expect(states.count == count && directions.count == count)
    }
  }

  @Test("Closures are released with the recognizer")
  func released() throws {
    try withStage(.original) { stage in
      final class Retained {}
      weak var gone: Retained?
      let root = UIViewController()
      stage.show(root)
      do {
        let retained = Retained()
        gone = retained
        root.view.addGestureRecognizer(UITapGestureRecognizer().addAction { _ in withExtendedLifetime(retained) {} })
      }
      #expect(gone != nil)
      root.view.gestureRecognizers = nil
      stage.advance(frames: 2)
      #expect(gone == nil)
    }
  }
}
