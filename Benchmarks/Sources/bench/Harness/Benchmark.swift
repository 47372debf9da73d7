/// Something to be measured; each lives in a file of its own under `Cases/` and is listed in `main.swift`.
protocol Benchmark {
  /// What is measured, for the command's filter.
  var name: String { get }

  /// Measures; what earlier benchmarks found is there to be compared with.
  func run(after earlier: [Measurement]) throws -> [Measurement]
}
