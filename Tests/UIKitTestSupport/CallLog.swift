/// Calls in order.
final class CallLog {
  var calls: [String] = []

  /// The calls so far, and forgets them.
  func take() -> String {
    defer { calls = [] }
    return calls.joined(separator: " ")
  }
}
