/// Brackets that pair (BD16 of annex 9).
enum BidiBrackets {
  /// Closing brackets by their opening ones.
  private static let closings: [Unicode.Scalar: Unicode.Scalar] = {
    var result: [Unicode.Scalar: Unicode.Scalar] = [:]
    for pair in BracketData.text.split(separator: ", ") {
      let ends = pair.split(separator: " ").compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
      if ends.count == 2 { result[ends[0]] = canonical(ends[1]) }
    }
    return result
  }()
  private static let closers = Set(closings.values)

  /// The angle brackets that are canonically the same as others.
  private static func canonical(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "\u{2329}": "\u{3008}"
    case "\u{232A}": "\u{3009}"
    default: scalar
    }
  }

  /// The pairs among the neutral characters of a sequence, by their openings; after 63 brackets that are open none is
  /// found.
  static func pairs(in scalars: [Unicode.Scalar], _ classes: [BidiClass]) -> [(open: Int, close: Int)] {
    var result: [(open: Int, close: Int)] = []
    var stack: [(closing: Unicode.Scalar, opening: Int)] = []
    for index in scalars.indices where classes[index] == .neutral {
      let scalar = scalars[index]
      if let closing = closings[scalar] {
        guard stack.count < 63 else { return [] }
        stack.append((closing, index))
        continue
      }
      let closing = canonical(scalar)
      guard closers.contains(closing), let match = stack.lastIndex(where: { $0.closing == closing }) else { continue }
      result.append((stack[match].opening, index))
      stack.removeSubrange(match...)
    }
    return result.sorted { $0.open < $1.open }
  }
}
