/// The states of a gesture recognizer and the transitions between them.
///
///     possible ─► began ─► changed ⟲ ─► ended | cancelled
///     possible ─► ended | failed
///
/// Ended, cancelled and failed stay until the sequence of touches is over and ``reset()`` is called.
struct GestureStateMachine: Equatable, Sendable {
  typealias State = UIGestureRecognizer.State

  /// The result of a requested change.
  enum Move: Equatable, Sendable {
    /// No change: the gesture is over, or has that state already.
    case unchanged
    /// The state has changed.
    case moved(from: State, to: State)
    /// The change is illegal; the state is the one in `instead`.
    case illegal(from: State, to: State, instead: State)
  }

  private(set) var state = State.possible

  /// Whether the gesture has begun and has not ended.
  var isUnderWay: Bool { state == .began || state == .changed }
  /// Whether the gesture is over, until its touches have left.
  var isOver: Bool { state == .ended || state == .cancelled || state == .failed }
  /// Whether the gesture was recognized in this sequence of touches, and not cancelled.
  var isRecognized: Bool { isUnderWay || state == .ended }

  /// Changes the state where that is legal.
  mutating func move(to next: State) -> Move {
    if isOver { return .unchanged }
    if next == state, next != .changed { return .unchanged }
    switch (state, next) {
    case (.possible, .began), (.possible, .ended), (.possible, .failed): return enter(next)
    // Recognizers of discrete gestures write this in `touchesCancelled`.
    case (.possible, .cancelled): return enter(.failed)
    case (.began, .changed), (.began, .ended), (.began, .cancelled): return enter(next)
    case (.changed, .changed), (.changed, .ended), (.changed, .cancelled): return enter(next)
    // A gesture that has begun cannot fail, because its targets must get its end.
    case (_, .failed): return correct(next, by: .cancelled)
    default: return correct(next, by: state)
    }
  }

  /// Returns to possible; the sequence of touches is over.
  mutating func reset() {
    state = .possible
  }

  private mutating func enter(_ next: State) -> Move {
    defer { state = next }
    return .moved(from: state, to: next)
  }

  private mutating func correct(_ requested: State, by next: State) -> Move {
    defer { state = next }
    return .illegal(from: state, to: requested, instead: next)
  }
}
