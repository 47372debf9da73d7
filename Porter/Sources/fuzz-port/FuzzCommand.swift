import Foundation
import PorterFuzz

/// The command `fuzz-port`: ports damaged sources until something does not hold.
enum FuzzCommand {
  static let usage = """
    usage: fuzz-port [--count N] [--seed S] [--samples DIR] [--keep OUT]

    Ports N trials (1,000) of damaged sources, from seed S (1) on. Sources are generated, or taken from the Swift files in DIR.
    The sources of a trial in which something did not hold are written to OUT.
    The exit code is 0 where all properties held, 1 otherwise, 2 for bad arguments.

    """

  /// Runs the command; returns its exit code.
  static func run(_ arguments: [String]) -> Int32 {
    guard let options = FuzzOptions(arguments) else {
      FileHandle.standardError.write(Data(usage.utf8))
      return 2
    }
    let samples = options.samples.map(readSamples) ?? []
    var violations = 0
    for index in 0..<options.count {
      let seed = options.seed &+ UInt64(index)
      let trial = PortTrial(seed: seed, isDamaged: true, samples: samples)
      if let violation = trial.violation {
        violations += 1
        print("seed \(seed): \(violation)")
        if let folder = options.folder { keep(trial, seed: seed, in: folder) }
      }
      if (index + 1) % 10_000 == 0 { print("\(index + 1) trials, \(violations) violations") }
    }
    print("\(options.count) trials from seed \(options.seed): \(violations) violations")
    return violations == 0 ? 0 : 1
  }

  private static func keep(_ trial: PortTrial, seed: UInt64, in folder: String) {
    let root = URL(fileURLWithPath: folder).appendingPathComponent("\(seed)")
    do {
      try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
      for (index, source) in trial.sources.enumerated() {
        try Data(source).write(to: root.appendingPathComponent("File\(index).swift"))
      }
    } catch {
      print("\(folder) can't be written: \(error.localizedDescription)")
    }
  }

  /// The Swift files of a folder, in the order of their names; large ones are left out, since each is ported many
  /// times.
  private static func readSamples(_ folder: String) -> [[UInt8]] {
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
      let data = FileManager.default.contents(atPath: folder + "/" + path)
      return data.flatMap { $0.count < 20_000 ? Array($0) : nil }
    }
  }
}
