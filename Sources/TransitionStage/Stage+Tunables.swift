import QuartzCore
import Tunables
import UIKit

extension Stage {
  /// Gives the app's numbers of a name a value from now on; an input of a session.
  ///
  /// Call it before ``show(_:)`` for a number that is read while the screen is made.
  public func tune(_ name: String, to value: Double) {
    note([.tunable(name, value)])
    tunables.values[name] = value
  }

  /// Gives the values of a session's beginning, before the screen is shown.
  package func tuneBeginning(of inputs: [Session.Input]) {
    for input in inputs.prefix(while: { $0.frame == 0 }) {
      if case .tunable(let name, let value) = input.kind { tunables.values[name] = value }
    }
  }
}

/// The numbers that a stage's app has read, and the values that they have been given.
@MainActor package struct StageTunables {
  /// A number that was read.
  package struct Known {
    package fileprivate(set) var tunable: Tunable
    /// The frames at which it was read, in order; of many the last ones.
    package fileprivate(set) var frames: [Int]
  }

  /// The numbers in the order of their first reading.
  package private(set) var known: [Known] = []
  /// The values by the names of numbers.
  package internal(set) var values: [String: Double] = [:]
  private static let mostFrames = 10_000

  fileprivate mutating func read(_ tunable: Tunable, at frame: Int) -> Double? {
    if let index = known.firstIndex(where: { $0.tunable.name == tunable.name }) {
      // The app may have given it another standard or range.
      known[index].tunable = tunable
      if known[index].frames.last != frame { known[index].frames.append(frame) }
      if known[index].frames.count > Self.mostFrames { known[index].frames.removeFirst(Self.mostFrames / 2) }
    } else {
      known.append(Known(tunable: tunable, frames: [frame]))
    }
    return values[tunable.name]
  }

  // MARK: The stages

  private struct Link {
    weak var stage: Stage?
  }

  private static var stages: [ObjectIdentifier: Link] = [:]

  /// Lets the code of an environment read the numbers of a stage.
  static func open(_ stage: Stage) {
    stages[ObjectIdentifier(stage.environment)] = Link(stage: stage)
    TunableSource.read = { tunable in
      guard let environment = MediaEnvironment.currentIfAny,
        let stage = stages[ObjectIdentifier(environment)]?.stage
      else { return nil }
      return stage.tunables.read(tunable, at: stage.ticks)
    }
  }

  static func close(_ stage: Stage) {
    stages[ObjectIdentifier(stage.environment)] = nil
  }
}
