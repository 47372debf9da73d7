import Foundation

// Measures and reports: `bench [--check] [NAME [SCENARIO]]`, or `bench --write-readme`, which writes the pages' tables
// from the run in out/bench.json. The table goes to standard output at the end, in one piece; standard error has the
// progress before it. The exit status is 0 unless something cannot be measured, or with `--check` where a limit is
// missed.

func stop(_ message: String, _ status: Int32) -> Never {
  FileHandle.standardError.write(Data("bench: \(message)\n".utf8))
  exit(status)
}

let arguments = CommandLine.arguments.dropFirst()
let options: BenchOptions
do { options = try BenchOptions(arguments) } catch { stop("\(error)", 2) }
let folder = URL(fileURLWithPath: "out")

if options.writesReadme {
  do {
    try Readme.write(BenchmarkRun(from: folder), into: URL(fileURLWithPath: "."))
    exit(0)
  } catch { stop("\(error)", 1) }
}

let scenario = options.scenario
let benchmarks: [any Benchmark] = [
  FrameCopy(), PushFrame(), RendererSpeed(scene: scenario), RendererTransitions(), StageTransitions(kind: scenario),
  TileFall(),
  TransitionRate(scenario: scenario),
  TransitionAllocations(), AnimatedLayers(), IdleLayers(), NestedRows(), ListLayouts(),
  CollectionViews(), ConstraintPages(), Fingers(), TextLayouts(), Typing(), StageTimeCost(),
]
var run = BenchmarkRun(command: (["Scripts/bench"] + arguments).joined(separator: " "))
var failures: [String] = []
for benchmark in benchmarks where options.asks(for: benchmark.name, among: benchmarks.map(\.name)) {
  FileHandle.standardError.write(Data("measuring \(benchmark.name)...\n".utf8))
  do { run.measurements += try benchmark.run() } catch { failures.append("\(benchmark.name): \(error)") }
}
run.isComplete = options.name == nil && failures.isEmpty
let path: String
do { path = try run.write(into: folder) } catch { stop("\(error)", 1) }
let text = "\(Report.text(run.measurements))\nwritten to \(path)\n"
FileHandle.standardOutput.write(Data(text.utf8))
if !failures.isEmpty { stop(failures.joined(separator: "\nbench: "), 1) }
exit(options.checks && run.measurements.contains(where: \.isOverLimit) ? 1 : 0)
