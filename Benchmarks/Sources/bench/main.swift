import Foundation

// Measures and reports. With an argument, only the benchmark of that name runs, or those whose name contains it, and the
// yardstick; with a second one, of the transitions only those whose name contains it, or that have it (of the stage's), and of the
// renderer's scenes those whose name contains it.

let scenario = CommandLine.arguments.dropFirst(2).first ?? ""
let benchmarks: [any Benchmark] = [
  FrameCopy(), PushFrame(), RendererSpeed(scene: scenario), RendererTransitions(), StageTransitions(kind: scenario),
  TileFall(),
  TransitionRate(scenario: scenario),
  TransitionAllocations(), AnimatedLayers(), IdleLayers(), Fingers(), TextLayouts(),
]
let filter = CommandLine.arguments.dropFirst().first
let isWholeName = benchmarks.contains { $0.name == filter }

func isAsked(_ name: String) -> Bool {
  guard let filter, name != "copy" else { return true }
  return isWholeName ? name == filter : name.contains(filter)
}

var measurements: [Measurement] = []
do {
  for benchmark in benchmarks where isAsked(benchmark.name) {
    FileHandle.standardError.write(Data("measuring \(benchmark.name)...\n".utf8))
    measurements += try benchmark.run(after: measurements)
  }
  print(Report.table(measurements))
  let over = measurements.filter(\.isOverLimit).map(\.name)
  print("written to \(try Report.write(measurements, into: URL(fileURLWithPath: "out")))")
  if !over.isEmpty {
    FileHandle.standardError.write(Data("above the limit: \(over.joined(separator: ", "))\n".utf8))
    exit(1)
  }
} catch {
  FileHandle.standardError.write(Data("bench: \(error)\n".utf8))
  exit(1)
}
