/// Returns the first number of a range for which a monotonic condition holds; the range's end if there is none.
@inlinable package func firstIndex(in range: Range<Int>, where holds: (Int) -> Bool) -> Int {
  var (low, high) = (range.lowerBound, range.upperBound)
  while low < high {
    let middle = (low + high) / 2
    if holds(middle) { high = middle } else { low = middle + 1 }
  }
  return low
}

/// Returns the result for the last number of a range for which one can be made; nil if there is none.
///
/// If a result can be made for a number, it can be made for all before. Near the guess the search is cheap: its steps
/// double.
func last<Result>(in range: Range<Int>, near guess: Int, _ make: (Int) -> Result?) -> Result? {
  guard !range.isEmpty else { return nil }
  var best: Result?
  var (low, high) = (range.lowerBound, range.upperBound)
  var (position, step) = (min(max(guess, low), high - 1), 1)
  var goesUp: Bool?
  while low < high {
    if let made = make(position) {
      (best, low) = (made, position + 1)
      if goesUp == false { return bisected(low..<high, best, make) }
      goesUp = true
      (position, step) = (min(position + step, high - 1), step * 2)
    } else {
      high = position
      if goesUp == true { return bisected(low..<high, best, make) }
      goesUp = false
      (position, step) = (max(position - step, low), step * 2)
    }
  }
  return best
}

private func bisected<Result>(_ range: Range<Int>, _ best: Result?, _ make: (Int) -> Result?) -> Result? {
  var best = best
  _ = firstIndex(in: range) { position in
    guard let made = make(position) else { return true }
    best = made
    return false
  }
  return best
}
