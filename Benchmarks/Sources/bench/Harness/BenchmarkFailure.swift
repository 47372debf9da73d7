/// A benchmark found that what it measures is not as promised.
struct BenchmarkFailure: Error, CustomStringConvertible {
  let description: String
}
