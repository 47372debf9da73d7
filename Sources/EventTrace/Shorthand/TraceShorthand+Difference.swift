extension TraceShorthand {
  /// The first difference from an expected trace, in words, or nil where there is none.
  ///
  /// Tokens whose order is free may change places with one another; all other orders count, and so does how often a
  /// token comes. The text names the place, what was expected and what came, and shows both traces from there on.
  public func difference(from expected: TraceShorthand, freeOrders: [FreeOrder] = []) -> String? {
    var rest = tokens
    for (index, token) in expected.tokens.enumerated() {
      guard let place = Self.place(of: token, in: rest, freeOrders: freeOrders) else {
        let here = Difference(expected: Array(expected.tokens[index...]), actual: rest, index: index)
        return here.text(previous: index > 0 ? expected.tokens[index - 1] : nil)
      }
      rest.remove(at: place)
    }
    guard !rest.isEmpty else { return nil }
    let end = Difference(expected: [], actual: rest, index: expected.tokens.count)
    return end.text(previous: expected.tokens.last)
  }

  /// Where a token stands that can be moved to the front past tokens which it is free against.
  private static func place(of token: String, in rest: [String], freeOrders: [FreeOrder]) -> Int? {
    for (index, candidate) in rest.enumerated() {
      if candidate == token { return index }
      guard freeOrders.contains(where: { $0.frees(candidate, token) }) else { return nil }
    }
    return nil
  }

  /// What is left of both traces at the first difference.
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
