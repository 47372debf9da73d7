/// Something to be measured; each lives in a file of its own under `Cases/` and is listed in `main.swift`.
protocol Benchmark {
  /// The name that the command's filter looks at.
  var name: String { get }

  /// Measures.
  func run() throws -> [Measurement]
}
