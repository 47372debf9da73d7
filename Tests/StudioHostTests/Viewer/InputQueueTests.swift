import Testing
import TransitionTesting
import UIKit

@testable import StudioHost

@Suite("Inputs that wait for a frame")
@MainActor struct InputQueueTests {
  private func finger(_ number: Int, _ phase: TouchScript.Phase, _ x: CGFloat = 0) -> Session.Kind {
    .finger(number, phase, CGPoint(x: x, y: 0), .finger)
  }

  private func taken(_ queue: inout InputQueue, frame: Int = 1) throws -> [Session.Kind] {
    try withStage(.small) { queue.take(for: frame, on: $0).map(\.kind) }
  }

  @Test("Of several movements of a finger the last one counts, also where those of another are between them")
  func movements() throws {
    var queue = InputQueue()
    for input in [finger(1, .began), finger(2, .began)] { queue.add(input) }
    for x: CGFloat in [1, 2, 3] {
      queue.add(finger(1, .moved, x))
      queue.add(finger(2, .moved, -x))
    }
    #expect(!queue.isEmpty)
    let inputs = try taken(&queue)
    #expect(inputs == [finger(1, .began), finger(2, .began), finger(1, .moved, 3), finger(2, .moved, -3)])
    #expect(queue.isEmpty)
  }

  @Test("A movement before a finger's end stays, and so does each scroll")
  func order() throws {
    var queue = InputQueue()
    let inputs: [Session.Kind] = [
      finger(1, .moved, 1), finger(1, .ended, 1), finger(1, .began, 2), finger(1, .moved, 3),
      .scrollMoved(CGVector(dx: 1, dy: 0)), .scrollMoved(CGVector(dx: 1, dy: 0)),
    ]
    for input in inputs { queue.add(input) }
    #expect(try taken(&queue) == inputs)
  }

  @Test("A touch of the user's ends the inputs that follow by themselves, and cancels their fingers")
  func takingOver() throws {
    var queue = InputQueue([
      Session.Input(frame: 1, finger(1, .began, 5)), Session.Input(frame: 2, finger(1, .moved, 6)),
      Session.Input(frame: 9, finger(1, .ended, 6)),
    ])
    #expect(try taken(&queue, frame: 2).count == 2)
    queue.add(.hover(.zero))
    #expect(queue.upcoming.count == 1)
    queue.add(finger(2, .began))
    #expect(try taken(&queue, frame: 3) == [.hover(.zero), finger(1, .cancelled, 6), finger(2, .began)])
    #expect(queue.isEmpty)
  }

  @Test("A thousand inputs wait at most")
  func limit() throws {
    var queue = InputQueue()
    for _ in 0..<2000 { queue.add(.deleteBackward) }
    #expect(!queue.hasRoom)
    #expect(try taken(&queue).count == 1000)
  }
}
