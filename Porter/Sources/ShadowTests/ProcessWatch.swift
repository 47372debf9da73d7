import Foundation

/// Ends a process, and those that it started, when its time is up.
final class ProcessWatch: @unchecked Sendable {
  private let lock = NSCondition()
  private var hasEnded = false, isOver = false, hasBacktrace = false
  /// The time of the last line; nil while silence does not count.
  private var lastLine: Date?
  private let begins: (@Sendable (String) -> Bool)?

  /// Watches a process from now on.
  init(_ process: Process, _ limits: TimeLimits) {
    let start = Date()
    begins = limits.silenceBegins
    if begins == nil { lastLine = start }
    Thread { [self] in
      lock.lock()
      while !hasEnded {
        let silent = limits.silence.flatMap { lastLine?.addingTimeInterval($0) } ?? .distantFuture
        let deadline = min(start.addingTimeInterval(limits.total), silent)
        guard Date() < deadline else { break }
        _ = lock.wait(until: deadline)
      }
      isOver = !hasEnded
      lock.unlock()
      if isOver { end(process.processIdentifier, limits) }
    }.start()
  }

  /// Notes that the process has printed a line.
  func note(_ line: String) {
    lock.withLock {
      if line.hasPrefix(Self.endOfBacktrace) {
        hasBacktrace = true
        lock.signal()
      }
      let isFirst = lastLine == nil
      guard !isFirst || begins?(line) ?? true else { return }
      lastLine = Date()
      if isFirst { lock.signal() }
    }
  }

  /// Ends the watch; returns whether the time was up.
  func end() -> Bool {
    lock.lock()
    defer { lock.unlock() }
    hasEnded = true
    lock.signal()
    return isOver
  }

  /// The beginning of the last line of a backtrace of Swift's runtime, after which the program goes on.
  private static let endOfBacktrace = "Backtrace took "

  private func end(_ root: pid_t, _ limits: TimeLimits) {
    if let time = limits.backtrace {
      for program in ProcessTree.children(of: root) { kill(program, SIGQUIT) }
      lock.lock()
      let deadline = Date(timeIntervalSinceNow: time)
      while !hasEnded, !hasBacktrace, Date() < deadline { _ = lock.wait(until: deadline) }
      lock.unlock()
    }
    ProcessTree.end(root)
  }
}

/// The processes below one, as the system's table of processes has them.
enum ProcessTree {
  /// Ends a process and all below it.
  static func end(_ root: pid_t) {
    for one in below(root).reversed() + [root] { kill(one, SIGKILL) }
  }

  private static func below(_ root: pid_t) -> [pid_t] {
    let children = children(of: root)
    return children + children.flatMap(below)
  }

  /// The processes that a process has started.
  static func children(of root: pid_t) -> [pid_t] {
    // Each thread lists only the processes that it has started itself.
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(root)/task")) ?? []
    return threads.flatMap { thread -> [pid_t] in
      let text = try? String(contentsOfFile: "/proc/\(root)/task/\(thread)/children", encoding: .utf8)
      return (text ?? "").split(separator: " ").compactMap { pid_t($0) }
    }
  }
}
