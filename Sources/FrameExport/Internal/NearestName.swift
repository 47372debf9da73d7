/// Finds the name that was probably meant.
package enum NearestName {
  /// Returns the candidate with the fewest edits from a name, the first of several; nil if none is close.
  ///
  /// Close means that at most a third of the longer name's letters, at least one, differ, or that one begins with the
  /// other. Case is ignored.
  package static func of(_ name: String, among candidates: [String]) -> String? {
    let wanted = Array(name.lowercased())
    guard !wanted.isEmpty else { return nil }
    var best: (name: String, edits: Int)?
    for candidate in candidates {
      let letters = Array(candidate.lowercased())
      let begins =
        min(letters.count, wanted.count) >= 2 && (letters.starts(with: wanted) || wanted.starts(with: letters))
      let edits = edits(from: wanted, to: letters)
      let limit = max(1, (max(wanted.count, letters.count) + 1) / 3)
      guard edits <= limit || begins else { continue }
      if edits < best?.edits ?? Int.max { best = (candidate, edits) }
    }
    return best?.name
  }

  /// Returns the fewest letters to insert, delete, replace or swap with their neighbour to get from one word to
  /// another.
  package static func edits(from first: [Character], to second: [Character]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...second.count)
    for row in 0..<first.count {
      var current = [row + 1]
      for column in 0..<second.count {
        let isSame = first[row] == second[column]
        var least = min(previous[column] + (isSame ? 0 : 1), previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          least = min(least, beforePrevious[column - 1] + 1)
        }
        current.append(least)
      }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[second.count]
  }
}
