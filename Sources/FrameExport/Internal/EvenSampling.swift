/// Chooses some of many, evenly.
package enum EvenSampling {
  /// Up to `most` indices of `count` things, ascending, the first and the last always (the last alone if only one).
  package static func indices(of count: Int, most: Int) -> [Int] {
    guard count > most else { return Array(0..<max(0, count)) }
    guard most > 1 else { return most == 1 ? [count - 1] : [] }
    return (0..<most).map { ($0 * (count - 1) * 2 + (most - 1)) / (2 * (most - 1)) }
  }
}
