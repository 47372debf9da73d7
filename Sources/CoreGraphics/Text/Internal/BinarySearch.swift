/// The first number of a range for which something holds, where it holds for all after; the range's end if for none.
func firstIndex(in range: Range<Int>, where holds: (Int) -> Bool) -> Int {
  var (low, high) = (range.lowerBound, range.upperBound)
  while low < high {
    let middle = (low + high) / 2
    if holds(middle) { high = middle } else { low = middle + 1 }
  }
  return low
}

/// What was made for the last number of a range for which something can be made, where it can be for all before; nil if for
/// none.
///
/// Near the guess it costs little: steps away from it double.
func last<Result>(in range: Range<Int>, near guess: Int, _ make: (Int) -> Result?) -> Result? {
  guard !range.isEmpty else { return nil }
  var best: Result?
  var (low, high) = (range.lowerBound, range.upperBound)
  var (place, step) = (min(max(guess, low), high - 1), 1)
  var goesUp: Bool?
  while low < high {
    if let made = make(place) {
      (best, low) = (made, place + 1)
      if goesUp == false { return bisected(low..<high, best, make) }
      goesUp = true
      (place, step) = (min(place + step, high - 1), step * 2)
    } else {
      high = place
      if goesUp == true { return bisected(low..<high, best, make) }
      goesUp = false
      (place, step) = (max(place - step, low), step * 2)
    }
  }
  return best
}

private func bisected<Result>(_ range: Range<Int>, _ best: Result?, _ make: (Int) -> Result?) -> Result? {
  var best = best
  _ = firstIndex(in: range) { place in
    guard let made = make(place) else { return true }
    best = made
    return false
  }
  return best
}
