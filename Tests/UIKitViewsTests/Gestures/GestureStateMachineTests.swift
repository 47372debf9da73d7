import Testing

@testable import UIKit

@Suite("The states of a gesture recognizer") struct GestureStateMachineTests {
  typealias State = UIGestureRecognizer.State

  private static let all: [State] = [.possible, .began, .changed, .ended, .cancelled, .failed]

  /// The shortest legal way to each state.
  private func machine(at state: State) -> GestureStateMachine {
    var machine = GestureStateMachine()
    let path: [State]
    switch state {
    case .possible: path = []
    case .changed: path = [.began, .changed]
    case .cancelled: path = [.began, .cancelled]
    default: path = [state]
    }
    for step in path { _ = machine.move(to: step) }
    return machine
  }

  @Test("The states have Apple's raw values, and recognized equals ended (A-63)")
  func values() {
    #expect(Self.all.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect(State.recognized == .ended)
  }

  @Test(
    "The states allow Apple's transitions (A-64)",
    arguments: [
      (State.possible, State.began), (.possible, .ended), (.possible, .failed), (.began, .changed), (.began, .ended),
      (.began, .cancelled), (.changed, .changed), (.changed, .ended), (.changed, .cancelled),
    ])
  func legal(from: State, to: State) {
    var machine = machine(at: from)
    #expect(machine.state == from)
    #expect(machine.move(to: to) == .moved(from: from, to: to))
    #expect(machine.state == to)
  }

  @Test("The states allow no other transition: ended stays, half a gesture is completed, all else is refused (A-64)")
  func illegal() {
    for from in Self.all {
      for to in Self.all {
        var machine = machine(at: from)
        let move = machine.move(to: to)
        switch (from, to) {
        case (.ended, _), (.cancelled, _), (.failed, _): #expect(move == .unchanged && machine.state == from)
        case (.possible, .cancelled): #expect(move == .moved(from: .possible, to: .failed))
        case (.possible, .changed): #expect(move == .illegal(from: from, to: to, instead: .possible))
        case (.began, .failed), (.changed, .failed):
          #expect(move == .illegal(from: from, to: to, instead: .cancelled) && machine.state == .cancelled)
        case (.began, .possible), (.changed, .possible), (.changed, .began):
          #expect(move == .illegal(from: from, to: to, instead: from) && machine.state == from)
        default: continue
        }
      }
    }
  }

  @Test("A reset returns to possible from every state")
  func reset() {
    for state in Self.all {
      var machine = machine(at: state)
      machine.reset()
      #expect(machine == GestureStateMachine())
    }
  }
}
