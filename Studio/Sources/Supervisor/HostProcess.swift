import CStudio
import Foundation
import NIOCore
import NIOPosix

/// The process that runs the app, with the memory that it shares.
final class HostProcess: @unchecked Sendable {
  /// The number of hosts that the studio has started, this one among them.
  let number: Int
  /// The process, which leads a group of its own.
  let process: pid_t
  /// The memory that both share.
  let memory: UnsafeMutableRawPointer
  /// The size of the memory in bytes.
  let size: Int
  private let socket: Int32
  /// The frame to which it was asked to replay.
  private let wanted: Int

  /// A reason why a host does not start.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Room for three bitmaps of 2048 × 2732 points at two pixels a point.
  private static let memorySize = 4096 + 3 * (4096 * 5464 * 4)

  /// Starts a program.
  ///
  /// - Parameter variables: what the host begins with, by the names of its settings.
  init(_ program: String, in folder: String, number: Int, _ variables: [String: String]) throws {
    self.number = number
    wanted = variables["FRAME"].flatMap(Int.init) ?? 0
    size = Self.memorySize
    let file = studio_memory(size)
    guard file >= 0, let memory = mmap(nil, size, PROT_READ, MAP_SHARED, file, 0), memory != MAP_FAILED else {
      throw Failure(description: "There is no memory for the bitmaps.")
    }
    self.memory = memory
    var sockets: [Int32] = [0, 0]
    guard studio_socket_pair(&sockets) == 0 else { throw Failure(description: "There is no socket for the host.") }
    socket = sockets[0]
    var environment = ProcessInfo.processInfo.environment
    environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
    // Because a crash would be known only after its report, which takes seconds. Set the variable to get reports.
    if environment["SWIFT_BACKTRACE"] == nil { environment["SWIFT_BACKTRACE"] = "enable=no" }
    environment["MATCHCUT_STUDIO_SOCKET"] = "3"
    environment["MATCHCUT_STUDIO_MEMORY"] = "4"
    for (name, value) in variables { environment["MATCHCUT_STUDIO_" + name] = value }
    var words: [UnsafeMutablePointer<CChar>?] = [strdup(program), nil]
    var pairs = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    process = studio_spawn(program, &words, &pairs, folder, sockets[1], file)
    for word in words + pairs { free(word) }
    close(sockets[1])
    close(file)
    guard process > 0 else {
      close(socket)
      throw Failure(description: "\(program) can't be run.")
    }
  }

  /// Connects the host with the hub.
  func connect(to hub: Hub, _ group: any EventLoopGroup) throws {
    let number = number
    let channel = try ClientBootstrap(group: group).channelInitializer { channel in
      channel.eventLoop.makeCompletedFuture {
        try channel.pipeline.syncOperations.addHandler(ByteToMessageHandler(HostMessageDecoder()))
        try channel.pipeline.syncOperations.addHandler(HostHandler(hub, number: number))
      }
    }.withConnectedSocket(socket).wait()
    hub.loop.execute { [self] in hub.attach(channel, self) }
  }

  /// The frame that runs, or ran when the process ended.
  var frame: Int { Int(memory.load(as: UInt32.self)) }

  /// The frame that another host goes on from; where this one has not replayed to its own yet, that one.
  var goal: Int { max(frame, wanted) }

  /// Whether the app's time runs, or ran when the process ended.
  var isPlaying: Bool { memory.load(fromByteOffset: 4, as: UInt32.self) == 1 }

  /// The old frame that the page looks at; nil for the newest.
  var look: Int? {
    let number = Int(memory.load(fromByteOffset: 8, as: UInt32.self))
    return number == 0 ? nil : number - 1
  }

  /// Waits for the end; returns a sentence about it, and nil for an ordinary one.
  func wait() -> String? {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    if signal == 0 {
      let code = (status >> 8) & 0xFF
      return code == 0 ? nil : "The app's process has ended with the status \(code)."
    }
    if signal == SIGKILL { return "The app's process was killed." }
    let name = [SIGILL: "SIGILL", SIGTRAP: "SIGTRAP", SIGSEGV: "SIGSEGV", SIGABRT: "SIGABRT", SIGBUS: "SIGBUS"][signal]
    return "The app has crashed (\(name ?? "signal \(signal)")). The terminal shows what it has written."
  }

  /// Ends the process and those that it has started.
  func kill() {
    Foundation.kill(-process, SIGKILL)
    Foundation.kill(process, SIGKILL)
  }

  deinit {
    munmap(memory, size)
  }
}
