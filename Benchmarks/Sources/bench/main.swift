import Foundation

// Measures and reports. With an argument, only benchmarks whose name contains it (and the yardstick) run; with a second one,
// of the transitions only those whose name contains it.

let benchmarks: [any Benchmark] = [
  FrameCopy(), PushFrame(), RendererSpeed(), RendererTransitions(), StagePush(), TileFall(),
  TransitionRate(scenario: CommandLine.arguments.dropFirst(2).first ?? ""),
  TransitionAllocations(), AnimatedLayers(), IdleLayers(), Fingers(), TextLayouts(),
]
let filter = CommandLine.arguments.dropFirst().first

var measurements: [Measurement] = []
do {
  for benchmark in benchmarks where filter.map({ benchmark.name.contains($0) || benchmark.name == "copy" }) ?? true {
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
