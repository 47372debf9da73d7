/// The old pixels that one new pixel covers along one side, with their weights.
///
/// With n old and m new pixels, an old pixel counts m and the weights of a new one add up to n.
struct AreaSpan {
  let first: Int
  let last: Int
  let firstWeight: UInt64
  let lastWeight: UInt64
  let innerWeight: UInt64
  let total: UInt64

  /// The spans of all new pixels.
  static func spans(from old: Int, to new: Int) -> [AreaSpan] {
    (0..<new).map { place in
      let (start, end) = (place * old, (place + 1) * old)
      let (first, last) = (start / new, (end - 1) / new)
      let firstWeight = min(end, (first + 1) * new) - start
      let lastWeight = first == last ? firstWeight : end - last * new
      return AreaSpan(
        first: first, last: last, firstWeight: UInt64(firstWeight), lastWeight: UInt64(lastWeight),
        innerWeight: UInt64(new), total: UInt64(old))
    }
  }

  @inline(__always)
  func weight(at index: Int) -> UInt64 {
    index == first ? firstWeight : index == last ? lastWeight : innerWeight
  }
}
