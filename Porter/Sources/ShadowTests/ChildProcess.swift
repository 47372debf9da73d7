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
    let status = try run(limit: limit) { lines.add($0) }
    return Outcome(status: status, text: lines.text)
  }

  /// Runs the command; calls a function with each line that it prints, on one thread.
  ///
  /// - Returns: the exit code; 124 where the time was up, 128 and the signal where one ended it.
  /// - Throws: ``TestError`` where it can't be started.
  public func run(limit: TimeInterval, line: @escaping @Sendable (String) -> Void) throws -> Int32 {
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
    let reader = Thread { Self.read(pipe.fileHandleForReading, line) }
    let watch = Watch(process, limit: limit)
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

/// Ends a process, and those that it started, when its time is up.
private final class Watch: @unchecked Sendable {
  private let lock = NSCondition()
  private var hasEnded = false, isOver = false

  init(_ process: Process, limit: TimeInterval) {
    let deadline = Date(timeIntervalSinceNow: limit)
    Thread { [self] in
      lock.lock()
      while !hasEnded, lock.wait(until: deadline) {}
      isOver = !hasEnded
      lock.unlock()
      if isOver { ProcessTree.end(process.processIdentifier) }
    }.start()
  }

  /// Ends the watch; returns whether the time was up.
  func end() -> Bool {
    lock.lock()
    defer { lock.unlock() }
    hasEnded = true
    lock.signal()
    return isOver
  }
}

/// The processes below one, as the system's table of processes has them.
enum ProcessTree {
  /// Ends a process and all below it.
  static func end(_ root: pid_t) {
    for one in below(root).reversed() + [root] { kill(one, SIGKILL) }
  }

  private static func below(_ root: pid_t) -> [pid_t] {
    // Each thread lists only the processes that it has started itself.
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(root)/task")) ?? []
    let children = threads.flatMap { thread -> [pid_t] in
      let text = try? String(contentsOfFile: "/proc/\(root)/task/\(thread)/children", encoding: .utf8)
      return (text ?? "").split(separator: " ").compactMap { pid_t($0) }
    }
    return children + children.flatMap(below)
  }
}
