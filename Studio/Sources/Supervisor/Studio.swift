import Foundation
import NIOCore
import NIOPosix
import Synchronization

/// The supervisor: serves the page, builds the app, runs it in a process of its own, and ends all of it.
public final class Studio: Sendable {
  private let options: Options
  private let folder: URL
  private let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
  private let hub: Hub
  private let token: Token
  private let server: Server
  private let hostBuild: HostBuild
  private let state = Mutex(State())

  private struct State {
    var program: String?
    var host: HostProcess?
    var count = 0
    var isEnding = false
    var watch: SourceWatch?
    /// Whether a build runs, and whether the source has changed since it began.
    var isBuilding = false
    var hasChanged = false
  }

  /// A reason why the studio does not start.
  public struct Failure: Error, CustomStringConvertible {
    /// The sentence for the terminal.
    public let description: String
  }

  /// Makes a studio; nothing runs yet.
  public convenience init(_ options: Options) throws {
    guard let token = Token() else { throw Failure(description: "The system gives no random numbers.") }
    try self.init(options, token: token)
  }

  /// A studio with a known secret, for tests.
  init(_ options: Options, token: Token) throws {
    (self.options, self.token) = (options, token)
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("matchcut-studio-\(UUID().uuidString)")
    hub = Hub(group.next(), token)
    server = Server(hub, try PageFiles(), group)
    hostBuild = HostBuild(
      package: options.package ?? options.root, product: options.product ?? "studio-host",
      configuration: options.configuration, scratch: options.scratch,
      isEdited: options.package != nil)
  }

  /// Serves the page; returns its address with the secret. Throws ``Failure`` where the port is taken.
  public func serve() throws -> String {
    do {
      try server.start(port: options.port)
    } catch {
      let advice = "Another program uses port \(options.port). Give another --port, or none for any that is free."
      throw Failure(description: options.port == 0 ? "No port is free: \(error)" : advice)
    }
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let hub = hub
    hub.loop.scheduleRepeatedTask(initialDelay: .seconds(2), delay: .seconds(2)) { _ in hub.checkHost() }
    hub.revive = { [weak self] frame in self?.revive(at: frame) }
    return "http://127.0.0.1:\(server.port)/#\(token.text)"
  }

  /// Builds and starts the app; what goes wrong is on the page too.
  ///
  /// - Parameter say: prints a line in the terminal.
  public func launch(say: @escaping @Sendable (String) -> Void) {
    do {
      let program = try build(say)
      state.withLock { $0.program = program }
      try start(session: options.session)
      watch(say)
      hostBuild.prepare(say: say)
    } catch {
      guard !state.withLock({ $0.isEnding }) else { return }
      watch(say)
      say("\(error)")
      announce("failed", ["text": CompilerErrors.summary(of: "\(error)")])
    }
  }

  /// Watches the source of a package, and builds it again after each save.
  private func watch(_ say: @escaping @Sendable (String) -> Void) {
    guard let package = options.package, options.host == nil else { return }
    let watch = SourceWatch(package) { [weak self] in self?.sourceChanged(say) }
    if watch == nil { say("The source can't be watched: the system has no watches left. Changes need a restart.") }
    state.withLock { $0.watch = watch }
  }

  private func sourceChanged(_ say: @escaping @Sendable (String) -> Void) {
    let mayBegin = state.withLock { state in
      state.hasChanged = true
      guard !state.isBuilding, !state.isEnding else { return false }
      state.isBuilding = true
      return true
    }
    guard mayBegin else { return }
    Thread { [self] in
      while state.withLock({ state in
        defer { state.hasChanged = false }
        state.isBuilding = state.hasChanged && !state.isEnding
        return state.isBuilding
      }) { reload(say) }
    }.start()
  }

  /// Builds, and replays the session so far on the new program.
  private func reload(_ say: (String) -> Void) {
    announce("compiling", [:])
    let begin = DispatchTime.now()
    do {
      let program = try hostBuild.run(say: say)
      let old = state.withLock { state in
        defer { (state.host, state.program) = (nil, program) }
        return state.host
      }
      old?.kill()
      let session = try journalCopy() ?? options.session
      try start(session: session, frame: old?.goal, look: old?.look, isPaused: old.map { !$0.isPlaying } ?? false)
      let milliseconds = (DispatchTime.now().uptimeNanoseconds - begin.uptimeNanoseconds) / 1_000_000
      say("Reloaded in \(milliseconds) ms.")
      defer { hostBuild.prepare(say: say) }
      broadcast("reloaded", ["milliseconds": "\(milliseconds)"])
    } catch {
      guard !state.withLock({ $0.isEnding }) else { return }
      say("\(error)")
      announce("failed", ["text": CompilerErrors.summary(of: "\(error)")])
    }
  }

  /// A copy of the inputs so far; nil before a host has written any.
  private func journalCopy() throws -> String? {
    guard FileManager.default.fileExists(atPath: journal.path) else { return nil }
    let session = folder.appendingPathComponent("replayed.mcsession")
    try? FileManager.default.removeItem(at: session)
    try FileManager.default.copyItem(at: journal, to: session)
    return session.path
  }

  private func build(_ say: (String) -> Void) throws -> String {
    if let host = options.host { return host }
    say("Building \(hostBuild.product) in \(hostBuild.package); the first time takes minutes.")
    let text = "Building \(hostBuild.product). The first time takes minutes, later a second or two."
    announce("building", ["text": text])
    return try hostBuild.run(say: say)
  }

  /// Ends the app and the server; nothing is left running.
  public func end() {
    let host = state.withLock { state in
      state.isEnding = true
      return state.host
    }
    hostBuild.cancel()
    host?.kill()
    _ = host?.wait()
    server.stop()
    try? group.syncShutdownGracefully()
    try? FileManager.default.removeItem(at: folder)
  }

  // MARK: The host

  private var journal: URL { folder.appendingPathComponent("journal.mcsession") }

  private func start(session: String?, frame: Int? = nil, look: Int? = nil, isPaused: Bool = false) throws {
    let (program, number) = state.withLock { state in
      state.count += 1
      return (state.program, state.count)
    }
    guard let program else { return }
    var variables = ["JOURNAL": journal.path, "NUMBER": "\(number)"]
    variables["SESSION"] = session
    variables["FRAME"] = frame.map(String.init)
    variables["LOOK"] = look.map(String.init)
    if isPaused { variables["PAUSED"] = "1" }
    variables["STORY"] = options.story
    variables["DEVICE"] = options.device
    let folder = options.package ?? options.root
    let started = Handover<HostProcess>()
    // A host ends with the thread that has started it, so that one waits for its end.
    Thread { [weak self, variables] in
      let result = Result { try HostProcess(program, in: folder, number: number, variables) }
      if let host = try? result.get() { self?.state.withLock { $0.host = host } }
      started.give(result)
      guard let host = try? result.get() else { return }
      let reason = host.wait()
      self?.ended(host, reason)
    }.start()
    let host = try started.take()
    if state.withLock({ $0.isEnding }) { return host.kill() }
    try host.connect(to: hub, group)
  }

  private func ended(_ host: HostProcess, _ reason: String?) {
    let isCurrent = state.withLock { state in
      guard state.host === host, !state.isEnding else { return false }
      state.host = nil
      return true
    }
    guard isCurrent else { return }
    let (hub, number) = (hub, host.number)
    hub.loop.execute { hub.detach(number: number) }
    announce("crashed", ["text": reason ?? "The app's process has ended.", "frame": "\(host.frame)"])
  }

  /// Starts the app again and replays it up to a frame, where it waits.
  private func revive(at frame: Int) {
    let host = state.withLock { state in
      let host = state.host
      state.host = nil
      return host
    }
    let work = Thread { [self] in
      host?.kill()
      do {
        try start(session: try journalCopy(), frame: max(0, frame), isPaused: true)
      } catch {
        announce("failed", ["text": "\(error)"])
      }
    }
    work.start()
  }

  /// Sends a message to the pages, and to those that come before a host runs.
  private func announce(_ kind: String, _ members: [String: String]) {
    let (hub, text) = (hub, message(kind, members))
    hub.loop.execute { hub.announce(text) }
  }

  /// Sends a message to the pages that are there.
  private func broadcast(_ kind: String, _ members: [String: String]) {
    let (hub, text) = (hub, message(kind, members))
    hub.loop.execute { hub.broadcast(text) }
  }

  private func message(_ kind: String, _ members: [String: String]) -> String {
    var object = members
    object["is"] = kind
    // Strings are always JSON.
    let data = (try? JSONSerialization.data(withJSONObject: object)) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }
}
