/// A control's values for its states; a state without one has the normal state's.
struct StateValues<Value> {
  private var values: [UInt: Value] = [:]

  /// The value that was set for a state.
  subscript(state: UIControl.State) -> Value? {
    get { values[state.rawValue] }
    set { values[state.rawValue] = newValue }
  }

  /// The value that is shown in a state.
  func shown(in state: UIControl.State) -> Value? {
    self[state] ?? self[.normal]
  }
}
