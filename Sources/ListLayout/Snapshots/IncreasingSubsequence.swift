/// The positions of a longest increasing subsequence of distinct numbers, in O(n log n); O(n) where all increase.
///
/// Those elements keep their order when the others move, so that the fewest move.
func longestIncreasingSubsequence(_ numbers: [Int]) -> [Int] {
  if zip(numbers, numbers.dropFirst()).allSatisfy(<) { return Array(numbers.indices) }
  // ends[k] is the position of the least number that ends an increasing subsequence of k + 1 numbers.
  var ends: [Int] = []
  var previous = [Int](repeating: -1, count: numbers.count)
  for (position, number) in numbers.enumerated() {
    let length =
      ends.last.map { numbers[$0] < number } ?? true
      ? ends.count : ends.partitionPoint { numbers[$0] < number }
    if length > 0 { previous[position] = ends[length - 1] }
    if length == ends.count { ends.append(position) } else { ends[length] = position }
  }
  var positions: [Int] = []
  var position = ends.last ?? -1
  while position >= 0 {
    positions.append(position)
    position = previous[position]
  }
  return positions.reversed()
}
