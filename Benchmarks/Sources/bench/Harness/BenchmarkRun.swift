import Foundation

/// The measurements of one run, with its name: the command, the commit and the kind of machine.
struct BenchmarkRun: Codable {
  /// The command that measured.
  let command: String
  /// The commit that was built, with `-dirty` at its end where sources differ from it.
  let commit: String
  /// The kind of machine, in words.
  let machine: String
  /// The average number of processes that wanted a core in the minute before the run.
  let load: Double
  /// Whether everything was measured.
  var isComplete = false
  /// The measurements, in the order of the table.
  var measurements: [Measurement] = []

  /// A run that begins now, of the commit that `Scripts/bench` passes in `MATCHCUT_COMMIT`.
  init(command: String) {
    self.command = command
    commit = ProcessInfo.processInfo.environment["MATCHCUT_COMMIT"] ?? "unknown"
    machine = Machine.description
    var loads = [0.0]
    load = getloadavg(&loads, 1) == 1 ? loads[0] : 0
  }

  /// Reads the run that was written last into a folder.
  init(from folder: URL) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: Self.file(in: folder)))
  }

  /// Writes `bench.json` into a folder, which is made if it is missing, and returns its path.
  func write(into folder: URL) throws -> String {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let file = Self.file(in: folder)
    try encoder.encode(self).write(to: file)
    return file.relativePath
  }

  private static func file(in folder: URL) -> URL { folder.appendingPathComponent("bench.json") }
}
