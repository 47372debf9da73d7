import TransitionStage
import UIKit

/// The inputs that an app gets with its next frames: those of the user, and those that a run begins with.
@MainActor struct InputQueue {
  /// The user's inputs, which the next frame gets.
  private var waiting: [Session.Kind] = []
  /// The inputs whose frames are known, in order.
  private(set) var upcoming: ArraySlice<Session.Input>
  /// The fingers that are down in the app, with their last locations.
  private var down: [Int: CGPoint] = [:]
  private static let most = 1000

  /// A queue of inputs whose frames are known.
  init(_ inputs: [Session.Input] = []) {
    upcoming = inputs[...]
  }

  /// Whether no input waits.
  var isEmpty: Bool { waiting.isEmpty && upcoming.isEmpty }

  /// Whether the queue takes another input of the user's.
  var hasRoom: Bool { waiting.count < Self.most }

  /// Adds an input for the next frame; of the movements of one finger or pointer the last one counts.
  mutating func add(_ input: Session.Kind) {
    guard hasRoom else { return }
    takeOver(from: input)
    switch input {
    case .finger(let number, .moved, _, _): removeMovement(of: number)
    case .hover: if case .hover? = waiting.last { waiting.removeLast() }
    default: break
    }
    waiting.append(input)
  }

  /// Removes the last movement of a finger, where only movements have followed it.
  private mutating func removeMovement(of number: Int) {
    for index in waiting.indices.reversed() {
      guard case .finger(let other, .moved, _, _) = waiting[index] else { return }
      guard other == number else { continue }
      waiting.remove(at: index)
      return
    }
  }

  /// Ends the inputs that follow by themselves once the user touches or types.
  private mutating func takeOver(from input: Session.Kind) {
    guard !upcoming.isEmpty, input.takesOver else { return }
    upcoming = []
    waiting += down.sorted { $0.key < $1.key }.map { .finger($0.key, .cancelled, $0.value, .finger) }
  }

  /// Removes and returns the inputs up to a frame that have one.
  mutating func takeUpcoming(until frame: Int) -> [Session.Input] {
    let due = upcoming.prefix { $0.frame <= frame }
    upcoming = upcoming.dropFirst(due.count)
    note(due)
    return Array(due)
  }

  /// Removes and returns all inputs of a frame, with the views that fingers are put on.
  mutating func take(for frame: Int, on stage: Stage) -> [Session.Input] {
    let due = takeUpcoming(until: frame)
    let own = waiting.map { kind in
      var input = Session.Input(frame: frame, kind)
      if case .finger(_, .began, let point, _) = kind { input.target = TouchAim.target(at: point, on: stage) }
      return input
    }
    waiting = []
    note(own[...])
    return due + own
  }

  private mutating func note(_ inputs: ArraySlice<Session.Input>) {
    for input in inputs { input.kind.note(in: &down) }
  }

  /// The fingers that are down after inputs, with their last locations, in order of their numbers.
  static func fingersDown(in inputs: [Session.Input]) -> [(Int, CGPoint)] {
    var down: [Int: CGPoint] = [:]
    for input in inputs { input.kind.note(in: &down) }
    return down.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

extension Session.Kind {
  /// Whether the input is the user's own doing, and not a pointer that only passes over the screen.
  fileprivate var takesOver: Bool {
    switch self {
    case .finger(_, .began, _, _), .scrollBegan, .keyDown, .buttonDown, .text, .deleteBackward: true
    default: false
    }
  }

  fileprivate func note(in down: inout [Int: CGPoint]) {
    guard case .finger(let number, let phase, let point, _) = self else { return }
    down[number] = phase == .ended || phase == .cancelled ? nil : point
  }
}
