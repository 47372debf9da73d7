extension TraceShorthand {
  /// Returns the first difference from an expected trace, in words, or nil if there is none.
  ///
  /// Tokens whose order is free may be swapped; all other orders count, and so does the number of times that a token
  /// occurs. The text names the position, the expected and the actual token, and shows both traces from there on.
  public func difference(from expected: TraceShorthand, freeOrders: [FreeOrder] = []) -> String? {
    var rest = tokens
    for (index, token) in expected.tokens.enumerated() {
      guard let position = Self.position(of: token, in: rest, freeOrders: freeOrders) else {
        let here = Difference(expected: Array(expected.tokens[index...]), actual: rest, index: index)
        return here.text(previous: index > 0 ? expected.tokens[index - 1] : nil)
      }
      rest.remove(at: position)
    }
    guard !rest.isEmpty else { return nil }
    let end = Difference(expected: [], actual: rest, index: expected.tokens.count)
    return end.text(previous: expected.tokens.last)
  }

  /// Where a token stands that can be moved to the front past tokens which it is free against.
  private static func position(of token: String, in rest: [String], freeOrders: [FreeOrder]) -> Int? {
    for (index, candidate) in rest.enumerated() {
      if candidate == token { return index }
      guard freeOrders.contains(where: { $0.frees(candidate, token) }) else { return nil }
    }
    return nil
  }

  /// The remainders of both traces at the first difference.
  private struct Difference {
    let expected: [String]
    let actual: [String]
    let index: Int

    func text(previous: String?) -> String {
      let lines = [
        "The trace differs at token \(index + 1)\(previous.map { ", after \($0)" } ?? ""): \(reason).",
        "  expected: \(excerpt(expected))",
        "  actual:   \(excerpt(actual))",
      ]
      return lines.joined(separator: "\n")
    }

    private var reason: String {
      guard let wanted = expected.first else { return "the trace should end here, but \(actual[0]) came" }
      guard let came = actual.first else { return "\(wanted) is missing: the trace ends too early" }
      if actual.contains(wanted) {
        return expected.contains(came)
          ? "\(came) came before \(wanted)" : "\(came) came before \(wanted) and is not expected at all"
      }
      return expected.contains(came)
        ? "\(wanted) is missing; \(came) came next" : "\(wanted) was expected, but \(came) came"
    }

    private func excerpt(_ tokens: [String]) -> String {
      guard !tokens.isEmpty else { return "(end)" }
      return tokens.prefix(12).joined(separator: " ") + (tokens.count > 12 ? " …" : "")
    }
  }
}
