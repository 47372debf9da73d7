import Foundation
import TransitionTesting
import UIKit

/// Moves of a finger through many views and recognizers, and content that scrolls, however much there is of it.
struct Fingers: Benchmark {
  let name = "fingers"

  private static let moves = 1000
  /// Of a screen with sixty frames a second.
  private static let movesOfFrame = 17
  private static let depth = 50
  private static let recognizers = 10

  func run() throws -> [Measurement] {
    try MainActor.assumeIsolated { [try moves()] + (try scrolling()) }
  }

  /// A second of a finger that a screen reports a thousand times: the part of one core that it takes.
  @MainActor private func moves() throws -> Measurement {
    try withStage(.iPhone15) { stage in
      let root = UIViewController()
      stage.show(root)
      var view = root.view ?? UIView()
      let (together, hearing) = (Together(), (0..<Self.recognizers).map { _ in UIPanGestureRecognizer() })
      for pan in hearing {
        pan.delegate = together
        pan.addTarget(together, action: Selector("receive:", Together.receive(_:)))
      }
      for level in 0..<Self.depth {
        let inner = UIView(frame: view.bounds)
        view.addSubview(inner)
        view = inner
        let (pan, rest) = level.quotientAndRemainder(dividingBy: Self.depth / Self.recognizers)
        if rest == 0 { inner.addGestureRecognizer(hearing[pan]) }
      }
      let finger = stage.touchDown(at: CGPoint(x: 100, y: 100))
      let second = Stopwatch().measure {
        for move in 0..<Self.moves {
          finger.move(to: CGPoint(x: 100 + move % 90, y: 100 + move % 70))
          if move % Self.movesOfFrame == 0 { stage.advance(frames: 1) }
        }
        stage.advance(frames: 1)
      }
      let moved = hearing.filter { $0.state == .changed }.count
      finger.lift()
      guard moved == Self.recognizers, together.received >= Self.recognizers * Self.moves / Self.movesOfFrame else {
        throw BenchmarkFailure(
          description: "\(moved) recognizers heard the finger, and told it \(together.received) times")
      }
      return Measurement(
        name: "1,000 moves a second, 50 views, 10 recognizers", value: second.processor / 10, unit: "% of a core",
        limit: 2)
    }
  }

  /// Lets all recognizers run simultaneously, so that each gets every move.
  private final class Together: NSObject, UIGestureRecognizerDelegate {
    private(set) var received = 0

    func receive(_ pan: UIPanGestureRecognizer) {
      received += pan.translation(in: pan.view) == .zero ? 0 : 1
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { true }
  }

  /// A frame of a list that shows eight rows, of a thousand points and of a million.
  @MainActor private func scrolling() throws -> [Measurement] {
    let times = try [1_000, 1_000_000].map { height in
      try withStage(.iPhone15) { stage in
        let root = UIViewController()
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 800))
        list.contentSize = CGSize(width: 393, height: CGFloat(height))
        for row in 0..<8 {
          let label = UILabel(frame: CGRect(x: 0, y: CGFloat(row) * 100, width: 393, height: 100))
          label.text = "Row \(row)"
          list.addSubview(label)
        }
        root.view.addSubview(list)
        stage.show(root)
        var step: CGFloat = 0
        let frame = Stopwatch(duration: 0.5).measure {
          step += 1
          list.contentOffset.y = step.truncatingRemainder(dividingBy: 100)
          stage.advance(frames: 1)
          _ = stage.frame
        }
        return frame.processor * 1000
      }
    }
    return [
      Measurement(name: "a frame of scrolling over 1,000 points", value: times[0], unit: "us"),
      Measurement(
        name: "a frame of scrolling over 1,000,000 points", value: times[1], unit: "us", reference: times[0],
        beside: "1,000 points", limit: 1.5),
    ]
  }
}
