/// Sorts facets from far to near by Newell's algorithm: two that overlap on the screen are compared by each other's
/// planes, and intersecting ones are split.
enum FacetSorter {
  /// Returns the facets and parts of facets, the farthest first.
  static func sorted(_ facets: [Facet]) -> [Facet] {
    let limit = 4 * facets.count + 64
    var all = facets
    splitCrossing(&all, limit)
    return ordered(all, limit)
  }

  private static func splitCrossing(_ facets: inout [Facet], _ limit: Int) {
    var index = 1
    while index < facets.count {
      for other in 0..<index where facets.count < limit && facets[index].overlaps(facets[other]) {
        guard relation(facets[index], facets[other]) == nil,
          let (behind, before) = facets[index].split(by: facets[other])
        else { continue }
        facets[index] = behind
        facets.append(before)
      }
      index += 1
    }
  }

  /// Whether the first is drawn before the second; nil if they intersect.
  private static func relation(_ a: Facet, _ b: Facet) -> Bool? {
    let tolerance = Facet.thickness
    let first = a.distances(from: b)
    if first.largest <= tolerance, first.least >= -tolerance { return a.index < b.index }
    if first.largest <= tolerance { return true }
    if first.least >= -tolerance { return false }
    let second = b.distances(from: a)
    if second.largest <= tolerance { return false }
    if second.least >= -tolerance { return true }
    return nil
  }

  /// A topological sort: each facet comes after those that it hides; ties keep the list's order.
  private static func ordered(_ facets: [Facet], _ limit: Int) -> [Facet] {
    var predecessorCounts = [Int](repeating: 0, count: facets.count)
    var successors = [[Int]](repeating: [], count: facets.count)
    for b in facets.indices {
      for a in 0..<b where facets[a].overlaps(facets[b]) {
        let isFirst = relation(facets[a], facets[b]) ?? (facets[a].index < facets[b].index)
        successors[isFirst ? a : b].append(isFirst ? b : a)
        predecessorCounts[isFirst ? b : a] += 1
      }
    }
    var result: [Facet] = []
    var remaining = facets.indices.sorted { (facets[$0].index, $0) < (facets[$1].index, $1) }
    while !remaining.isEmpty {
      guard let position = remaining.firstIndex(where: { predecessorCounts[$0] == 0 }) else {
        return result + splitCycle(remaining.map { facets[$0] }, limit)
      }
      let next = remaining.remove(at: position)
      result.append(facets[next])
      for other in successors[next] { predecessorCounts[other] -= 1 }
    }
    return result
  }

  /// Breaks a cycle of facets that hide each other: splits the first by the planes of the others.
  private static func splitCycle(_ facets: [Facet], _ limit: Int) -> [Facet] {
    guard let first = facets.first, facets.count < limit else { return facets }
    var (pieces, remaining) = ([first], Array(facets.dropFirst()))
    for other in remaining {
      pieces = pieces.flatMap { piece -> [Facet] in
        guard piece.overlaps(other), let (behind, before) = piece.split(by: other) else { return [piece] }
        return [behind, before]
      }
    }
    if pieces.count == 1 { return [first] + ordered(remaining, limit) }
    remaining += pieces
    return ordered(remaining, limit - 1)
  }
}
