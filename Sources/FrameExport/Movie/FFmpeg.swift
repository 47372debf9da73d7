import Dispatch
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A running ffmpeg command that is fed through its standard input; it never blocks for ever.
final class FFmpeg {
  private let process = Process()
  private let input: Int32
  private let messages: URL
  private let ended = DispatchSemaphore(value: 0)
  private var isOpen = true
  private var isStuck = false
  private let patience: Int

  /// Starts the first ffmpeg command on the PATH.
  ///
  /// - Parameter patience: the longest time, in seconds, for which it may accept no data or take to exit.
  init(arguments: [String], environment: [String: String], patience: Int = 120) throws {
    guard let command = Self.command(on: environment["PATH"] ?? "") else { throw FrameExportError.ffmpegMissing }
    self.patience = patience
    messages = FileManager.default.temporaryDirectory.appendingPathComponent("matchcut-ffmpeg-\(UUID().uuidString)")
    guard FileManager.default.createFile(atPath: messages.path, contents: nil),
      let log = FileHandle(forWritingAtPath: messages.path)
    else { throw FrameExportError.notWritten(path: messages.path, reason: "no such file could be made") }
    // Because writing to a pipe whose reader has died raises a signal; with a socket it is an error.
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw FrameExportError.ffmpegFailed("no socket: \(String(cString: strerror(errno)))")
    }
    input = ends[0]
    var limit = timeval(tv_sec: patience, tv_usec: 0)
    setsockopt(input, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    let source = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
    process.executableURL = URL(fileURLWithPath: command)
    process.arguments = arguments
    process.environment = environment
    process.standardInput = source
    process.standardOutput = FileHandle.nullDevice
    process.standardError = log
    process.terminationHandler = { [ended] _ in ended.signal() }
    do {
      try process.run()
    } catch {
      close(input)
      isOpen = false
      throw FrameExportError.ffmpegFailed(error.localizedDescription)
    }
    try? source.close()
    try? log.close()
  }

  deinit {
    closeInput()
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    try? FileManager.default.removeItem(at: messages)
  }

  /// Sends bytes; returns false if the command accepts no more, for which `finish()` has the reason.
  func send(_ data: Data) -> Bool {
    data.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        guard let start = bytes.baseAddress else { return true }
        let count = sendQuietly(input, start + sent, bytes.count - sent)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else {
          isStuck = count < 0 && errno == EAGAIN
          return false
        }
        sent += count
      }
      return true
    }
  }

  /// Ends the input and waits for the command; throws ``FrameExportError/ffmpegFailed(_:)`` if it failed.
  func finish() throws {
    closeInput()
    if isStuck || ended.wait(timeout: .now() + .seconds(patience)) == .timedOut {
      kill(process.processIdentifier, SIGKILL)
      _ = ended.wait(timeout: .now() + .seconds(5))
      throw FrameExportError.ffmpegFailed("\(lastLines)It did nothing for \(patience) s and was ended.")
    }
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      let how = process.terminationReason == .exit ? "exit status" : "signal"
      throw FrameExportError.ffmpegFailed("\(lastLines)(\(how) \(process.terminationStatus))")
    }
  }

  private func closeInput() {
    guard isOpen else { return }
    isOpen = false
    close(input)
  }

  /// The last lines that the command wrote.
  private var lastLines: String {
    guard let data = try? Data(contentsOf: messages) else { return "" }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    return lines.suffix(8).map { $0 + "\n" }.joined()
  }

  /// The first ffmpeg command on a PATH; nil for none.
  static func command(on path: String) -> String? {
    path.split(separator: ":").map { "\($0)/ffmpeg" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}

/// Calls `send` without the signal that a closed end would raise.
private func sendQuietly(_ socket: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  send(socket, bytes, count, Int32(MSG_NOSIGNAL))
}
