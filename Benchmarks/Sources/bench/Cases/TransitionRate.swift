import Foundation
import TransitionEffects
import TransitionTesting
import UIKit

/// Transitions a second without pixels: a push and a pop with a custom animator of 0.3 s, each frame of 60 Hz passed.
struct TransitionRate: Benchmark {
  let name = "transitions"

  func run(after earlier: [Measurement]) throws -> [Measurement] {
    try MainActor.assumeIsolated { try measure() }
  }

  @MainActor private func measure() throws -> [Measurement] {
    try withStage(.iPhone15) { stage in
      let navigation = UINavigationController(rootViewController: UIViewController())
      let director = SlideDirector()
      navigation.delegate = director
      stage.show(navigation)
      let next = UIViewController()
      var failure: (any Error)?
      let result = Stopwatch().measure {
        do {
          navigation.pushViewController(next, animated: true)
          try stage.settle()
          navigation.popViewController(animated: true)
          try stage.settle()
          stage.clearTrace()
        } catch {
          failure = error
        }
      }
      if let failure { throw failure }
      return [
        Measurement(name: "transitions without pixels (push and pop are two)", value: 2000 / result.wall, unit: "1/s"),
        Measurement(name: "a frame of a transition without pixels", value: result.wall / 38 * 1000, unit: "us"),
      ]
    }
  }
}
