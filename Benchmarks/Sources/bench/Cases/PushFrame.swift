import Foundation
import Rendering

/// The frames of UIKit's own push, drawn by the software renderer alone: how UIKit makes them is measured by
/// `StageTransitions`.
struct PushFrame: Benchmark {
  let name = "push-frame"

  func run() throws -> [Measurement] {
    let film = try MainActor.assumeIsolated { try PushFilm.frames() }
    let keyboard = try MainActor.assumeIsolated { try PushFilm.framesWithKeyboard() }
    return measure(film, threads: 1, "drawn by one thread", \.processor)
      + measure(film, threads: 2, "drawn by two threads", \.wall)
      + measure(keyboard, threads: 2, "with large titles, blurred bars and keyboard", \.wall)
  }

  /// Draws every frame in turn with the others and with a copy.
  private func measure(
    _ film: [RenderFrame], threads: Int, _ label: String, _ time: (Stopwatch.Result) -> Double
  ) -> [Measurement] {
    let (renderer, copies) = (SoftwareRenderer(threads: threads), FramePair())
    let drawings = film.map { frame in { _ = renderer.render(frame) } }
    let results = Stopwatch(duration: 3).measure(inTurn: drawings + [{ copies.copy() }]).map(time)
    let times = FrameTimes(results.dropLast())
    return [
      Measurement(
        name: "UIKit's push \(label), a frame", value: times.median, unit: "ms",
        reference: results[film.count],
        beside: "a copy"),
      Measurement(
        name: "UIKit's push \(label), the worst frame", value: times.worst, unit: "ms", limit: 1000 / 120.0),
    ]
  }
}
