import Foundation
import TransitionTesting
import UIKit

/// The system's own transitions between screens with images, cards and text, at 1179 × 2556 pixels: the wall time of
/// every frame from the run-loop turn to its pixels, on two threads; and the memory that the screens, their images and
/// the renderer take at most.
struct StageTransitions: Benchmark {
  let name = "stage-transitions"
  /// The one that is measured; empty for all of them.
  let kind: String
  private static let rounds = 8

  func run() throws -> [Measurement] {
    try MainActor.assumeIsolated {
      try ["push", "sheet", "flip"].filter { kind.isEmpty || $0 == kind }.flatMap { try measure($0) }
    }
  }

  @MainActor private func measure(_ kind: String) throws -> [Measurement] {
    var frames: [[Double]] = []
    for _ in 0..<Self.rounds {
      let round = try film(kind)
      for (index, time) in round.enumerated() {
        if index == frames.count { frames.append([]) }
        frames[index].append(time)
      }
    }
    let times = FrameTimes(frames.map { FrameTimes($0).median })
    let memory = try Allocations.count { _ = try film(kind) }.peakBytes
    let label = "system's \(kind), two threads"
    return [
      Measurement(name: label + ", a frame", value: times.median, unit: "ms", limit: 1000 / 120.0),
      Measurement(name: label + ", the worst frame", value: times.worst, unit: "ms", limit: 1000 / 120.0),
      Measurement(
        name: label + ", memory at most", value: Double(memory) / Double(1179 * 2556 * 4), unit: "frames"),
    ]
  }

  /// Milliseconds of each frame of one transition, with a renderer of its own.
  @MainActor private func film(_ kind: String) throws -> [Double] {
    try withStage(.iPhone15) { stage in
      let first = BenchScreen("First", .systemTeal)
      let navigation = UINavigationController(rootViewController: first)
      stage.show(navigation)
      stage.advance(frames: 2)
      let renderer = SoftwareRenderer(threads: 2)
      _ = renderer.render(stage.frame)
      let second = BenchScreen("Second", .systemIndigo)
      switch kind {
      case "push": navigation.pushViewController(second, animated: true)
      case "sheet":
        second.modalPresentationStyle = .pageSheet
        navigation.present(second, animated: true)
      default:
        second.modalPresentationStyle = .fullScreen
        second.modalTransitionStyle = .flipHorizontal
        navigation.present(second, animated: true)
      }
      var times: [Double] = []
      let clock = ContinuousClock()
      // Half a second, in which the screens move; the springs' last displacements are next to nothing.
      for _ in 0..<30 {
        let start = clock.now
        stage.advance(frames: 1)
        _ = renderer.render(stage.frame)
        times.append(Double(start.duration(to: clock.now).components.attoseconds) / 1e15)
      }
      try stage.settle()
      return times
    }
  }
}
