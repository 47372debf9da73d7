import CoreGraphics
import Foundation
import QuartzCore
import Rendering

/// A root layer in an environment with a manual clock, and the diagnostics that were reported.
@MainActor final class LayerBench {
  let clock: ManualClock
  let environment: MediaEnvironment
  let root = CALayer()
  private(set) var diagnostics: [Diagnostic] = []

  init(startingAt time: CFTimeInterval = 0) {
    clock = ManualClock(now: time)
    environment = MediaEnvironment(clock: clock)
    environment.diagnosticHandler = { [weak self] in self?.diagnostics.append($0) }
    root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.position = CGPoint(x: 50, y: 50)
    // Layers come and go at once; who wants the root to fade takes this away (C-20).
    root.actions = ["sublayers": NSNull()]
    environment.addRoot(root)
  }

  /// Runs a body with the bench's environment as the current one.
  static func run(startingAt time: CFTimeInterval = 0, _ body: @MainActor (LayerBench) throws -> Void) rethrows {
    let bench = LayerBench(startingAt: time)
    try bench.environment.perform { try body(bench) }
  }

  /// A square in the root, committed.
  func square(_ name: String = "square", side: CGFloat = 10) -> CALayer {
    let layer = CALayer()
    layer.name = name
    layer.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    root.addSublayer(layer)
    turn()
    return layer
  }

  /// Runs a turn now.
  func turn() {
    environment.runTurn()
  }

  /// Moves the clock and runs a turn.
  func turn(at time: CFTimeInterval) {
    clock.set(time)
    environment.runTurn()
  }

  /// The identifiers reported since the last call.
  func takeDiagnostics() -> [String] {
    defer { diagnostics = [] }
    return diagnostics.map(\.identifier)
  }

  /// The messages reported since the last call.
  func takeMessages() -> [String] {
    defer { diagnostics = [] }
    return diagnostics.map(\.message)
  }
}

extension CALayer {
  /// The horizontal place that is shown; no number before the commit.
  var shownX: Double { presentation().map { Double($0.position.x) } ?? .nan }
  /// The opacity that is shown; no number before the commit.
  var shownOpacity: Double { presentation().map { Double($0.opacity) } ?? .nan }
}

/// Whether a value is there and near another.
func isClose(_ value: Double?, _ other: Double, within distance: Double) -> Bool {
  value.map { abs($0 - other) < distance } ?? false
}

/// An animation of `opacity`, or of another number, from one value to another, at one speed.
@MainActor func linear(
  _ keyPath: String, from: Double, to: Double, duration: CFTimeInterval = 1
) -> CABasicAnimation {
  let animation = CABasicAnimation(keyPath: keyPath)
  animation.fromValue = from
  animation.toValue = to
  animation.duration = duration
  return animation
}

extension LayerBench {
  /// The root's node at a time of the clock.
  func node(at time: CFTimeInterval) -> RenderNode {
    root.renderFrame(at: time, size: root.bounds.size, scale: 1).root
  }
}
