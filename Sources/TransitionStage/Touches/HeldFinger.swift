import UIKit

/// A finger that stays down until the test lifts it.
@MainActor public final class HeldFinger {
  private unowned let stage: Stage
  private let number: Int
  private var source: TouchSource
  /// The finger's location on the screen, in points.
  public private(set) var location: CGPoint
  /// Whether the finger is on the screen.
  public private(set) var isDown = true

  init(_ stage: Stage, number: Int, at point: CGPoint, as source: TouchSource) {
    self.stage = stage
    self.number = number
    self.source = source
    location = point
    stage.environment.touches.send([source.change(number, .began, at: point)])
  }

  /// Moves the finger.
  public func move(to point: CGPoint) {
    send(.moved, at: point)
  }

  /// Moves the finger by a displacement.
  public func move(by displacement: CGVector) {
    move(to: CGPoint(x: location.x + displacement.dx, y: location.y + displacement.dy))
  }

  /// Changes the force at the finger's location; 1 is an average touch.
  public func press(_ force: CGFloat) {
    source.force = force
    move(to: location)
  }

  /// Lifts the finger, where it is or at another location.
  public func lift(at point: CGPoint? = nil) {
    send(.ended, at: point ?? location)
  }

  /// Cancels the touch, as the system does.
  public func cancel() {
    send(.cancelled, at: location)
  }

  private func send(_ phase: UITouch.Phase, at point: CGPoint) {
    guard isDown else { return }
    location = point
    isDown = phase == .moved
    stage.environment.touches.send([source.change(number, phase, at: point)])
  }
}
