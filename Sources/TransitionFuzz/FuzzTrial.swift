import TransitionTesting
import UIKit

/// One world and the steps that it takes.
@MainActor struct FuzzTrial {
  let seed: UInt64
  /// The numbers of the steps, in order.
  let steps: [Int]
  /// After how many steps the world comes to rest and is looked at.
  private static let restInterval = 25

  /// Lives the world's life: what was broken, if anything, and how many steps it took.
  func run() -> (violation: FuzzViolation?, taken: Int, trace: String) {
    var witnesses: [(name: String, object: Weak<AnyObject>)] = []
    var complaints: [String] = []
    var log: [String] = []
    var taken = 0
    var trace = ""
    do {
      try withStage(FuzzWorld.device(for: seed)) { stage in
        let world = FuzzWorld(stage, seed: seed)
        for step in steps where world.complaints.isEmpty {
          world.step(step)
          taken += 1
          if step % Self.restInterval == Self.restInterval - 1, world.complaints.isEmpty { world.rest() }
        }
        if world.complaints.isEmpty { world.rest() }
        witnesses = world.witnesses
        (complaints, log) = (world.complaints, world.log)
        trace = stage.trace.text
        stage.window.rootViewController = nil
        stage.advance(by: 1)
        world.dismissDiagnostics()
      }
    } catch {
      complaints.append("\(error)")
    }
    if complaints.isEmpty {
      let left = witnesses.filter { $0.object.object != nil }.map(\.name)
      if !left.isEmpty { complaints = ["not released: \(left.joined(separator: ", ")) (P-50)"] }
    }
    guard !complaints.isEmpty else { return (nil, taken, trace) }
    let violation = FuzzViolation(seed: seed, steps: Array(steps.prefix(taken)), complaints: complaints, log: log)
    return (violation, taken, trace)
  }

  /// The same violation with every step left out that it does not need.
  static func shrunk(_ violation: FuzzViolation) -> FuzzViolation {
    var best = violation
    var size = max(1, best.steps.count / 2)
    while true {
      var start = 0
      while start < best.steps.count {
        var fewer = best.steps
        fewer.removeSubrange(start..<min(start + size, fewer.count))
        if let shorter = FuzzTrial(seed: best.seed, steps: fewer).run().violation {
          best = shorter
        } else {
          start += size
        }
      }
      if size == 1 { return best }
      size /= 2
    }
  }
}
