/// The states of a gesture and the moves between them.
///
///     possible ─► began ─► changed ⟲ ─► ended | cancelled
///     possible ─► ended | failed
///
/// What has ended, was cancelled or has failed stays so until the sequence of touches is over and ``reset()`` is called.
struct GestureStateMachine: Equatable, Sendable {
  typealias State = UIGestureRecognizer.State

  /// What became of a wish to move.
  enum Move: Equatable, Sendable {
    /// Nothing: the gesture is over, or stands there already.
    case unchanged
    /// The gesture stands there now.
    case moved(from: State, to: State)
    /// No gesture goes that way; it stands where this says.
    case illegal(from: State, to: State, instead: State)
  }

  private(set) var state = State.possible

  /// Whether the gesture is recognized and goes on.
  var isUnderWay: Bool { state == .began || state == .changed }
  /// Whether the gesture is over, until its touches have left.
  var isOver: Bool { state == .ended || state == .cancelled || state == .failed }
  /// Whether the gesture was recognized in this sequence of touches, and not taken away.
  var isRecognized: Bool { isUnderWay || state == .ended }

  /// Moves, where a gesture may go that way.
  mutating func move(to next: State) -> Move {
    if isOver { return .unchanged }
    if next == state, next != .changed { return .unchanged }
    switch (state, next) {
    case (.possible, .began), (.possible, .ended), (.possible, .failed): return go(next)
    // Recognizers of single moments write this in `touchesCancelled`.
    case (.possible, .cancelled): return go(.failed)
    case (.began, .changed), (.began, .ended), (.began, .cancelled): return go(next)
    case (.changed, .changed), (.changed, .ended), (.changed, .cancelled): return go(next)
    // What has begun cannot have failed: targets know of it and must hear of its end.
    case (_, .failed): return mend(next, by: .cancelled)
    default: return mend(next, by: state)
    }
  }

  /// The sequence of touches is over.
  mutating func reset() {
    state = .possible
  }

  private mutating func go(_ next: State) -> Move {
    defer { state = next }
    return .moved(from: state, to: next)
  }

  private mutating func mend(_ wish: State, by next: State) -> Move {
    defer { state = next }
    return .illegal(from: state, to: wish, instead: next)
  }
}
