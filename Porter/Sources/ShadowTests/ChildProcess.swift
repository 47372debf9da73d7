import Foundation

/// A command that runs until it ends or its time is up.
public struct ChildProcess {
  private let arguments: [String]
  private let environment: [String: String]

  /// A command; its name is looked up in PATH.
  public init(_ arguments: [String], environment: [String: String] = [:]) {
    self.arguments = arguments
    self.environment = environment
  }

  /// The words in front of a command that make it print each line at once; empty where the machine has no `stdbuf`.
  ///
  /// `swift test` gathers its output when it is no terminal: what waits would not be known.
  public static var byLines: [String] {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let exists = folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/stdbuf") }
    return exists ? ["stdbuf", "-oL"] : []
  }

  /// The end of a command.
  public struct Outcome: Sendable {
    /// The exit code; 124 where the time was up.
    public let status: Int32
    /// Output and errors in the order in which they came.
    public let text: String
  }

  /// Runs the command, and returns what it prints.
  public func captured(limit: TimeInterval) throws -> Outcome {
    let lines = Lines()
    let status = try run(limits: TimeLimits(total: limit)) { lines.add($0) }
    return Outcome(status: status, text: lines.text)
  }

  /// Runs the command; calls a function with each line that it prints, on one thread.
  ///
  /// - Returns: the exit code; 124 where the time was up, 128 and the signal where one ended it.
  /// - Throws: ``TestError`` where it can't be started.
  public func run(limits: TimeLimits, line: @escaping @Sendable (String) -> Void) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw TestError("\(arguments.first ?? "") can't be started: \(error.localizedDescription)")
    }
    let watch = ProcessWatch(process, limits)
    let reader = Thread {
      Self.read(pipe.fileHandleForReading) { text in
        watch.note(text)
        line(text)
      }
    }
    reader.start()
    process.waitUntilExit()
    let timedOut = watch.end()
    // A process that outlives the command holds the pipe open.
    let end = Date(timeIntervalSinceNow: 5)
    while !reader.isFinished, Date() < end { Thread.sleep(forTimeInterval: 0.01) }
    if timedOut { return 124 }
    return process.terminationReason == .uncaughtSignal ? 128 + process.terminationStatus : process.terminationStatus
  }

  private static func read(_ handle: FileHandle, _ line: (String) -> Void) {
    var rest = Data()
    while case let data = handle.availableData, !data.isEmpty {
      rest += data
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        line(String(decoding: rest[rest.startIndex..<end], as: UTF8.self))
        rest = Data(rest[rest.index(after: end)...])
      }
    }
    if !rest.isEmpty { line(String(decoding: rest, as: UTF8.self)) }
  }

  private final class Lines: @unchecked Sendable {
    private var lines: [String] = []
    private let lock = NSLock()

    func add(_ line: String) { lock.withLock { lines.append(line) } }
    var text: String { lock.withLock { lines.map { $0 + "\n" }.joined() } }
  }
}
