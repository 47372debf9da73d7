import CStudio
import Foundation
import Synchronization

/// Builds the program that runs the app.
final class HostBuild: Sendable {
  /// The package's folder.
  let package: String
  /// The name of the executable.
  let product: String
  private let configuration: String
  /// The folder of what is built; nil for the package's own.
  private let scratch: String?
  /// Whether its sources are edited, so that saves are to be built fast.
  private let isEdited: Bool
  /// Held while something is built.
  private let building = NSLock()
  private let state = Mutex(State())

  private struct State {
    /// The folder of the programs, once it is known.
    var programs: String?
    /// The processes that build.
    var processes: Set<pid_t> = []
    var isCancelled = false
    /// The commands of a save; nil before they were prepared.
    var direct: DirectBuild?
    /// The sources before the package manager's last build.
    var built: SourceStamps?
  }

  /// The text of a build that has failed.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// A build of a product; nothing runs yet.
  init(package: String, product: String, configuration: String, scratch: String?, isEdited: Bool = true) {
    self.isEdited = isEdited
    (self.package, self.product, self.configuration, self.scratch) = (package, product, configuration, scratch)
  }

  /// Builds; returns the program's path.
  ///
  /// Where only sources of known modules were saved since the last build, the compiler and the linker run by
  /// themselves; else the package manager does.
  ///
  /// - Parameter say: prints a line in the terminal.
  func run(say: (String) -> Void = { _ in }) throws -> String {
    building.lock()
    defer { building.unlock() }
    let stamps = SourceStamps(realFolder)
    if var direct = state.withLock({ $0.direct }) {
      do {
        if let program = try direct.run(stamps, run: { [self] in try call($0) }) {
          state.withLock { $0.direct = direct }
          return program
        }
      } catch let failure as BuildPlan.Failure {
        say("The package manager builds, because \(failure).")
      }
    }
    state.withLock { $0.direct = nil }
    let program = try runPackageManager()
    state.withLock { $0.built = stamps }
    return program
  }

  /// Prepares for saves after a build of the package manager's, while the app runs.
  ///
  /// - Parameter say: prints a line in the terminal.
  func prepare(say: (String) -> Void) {
    building.lock()
    defer { building.unlock() }
    let (built, isReady) = state.withLock { ($0.built, $0.direct != nil || $0.isCancelled) }
    // With optimization a module is compiled as a whole, which the package manager does.
    guard isEdited, configuration == "debug", !isReady, let built else { return }
    do {
      let direct = try DirectBuild(
        built, description: "\(scratch ?? realFolder + "/.build")/\(configuration).yaml", product: product,
        package: realFolder, run: { [self] in try call($0) })
      state.withLock { $0.direct = direct }
      say("From now on a save compiles and links what it has changed.")
    } catch {
      if state.withLock({ $0.isCancelled }) { return }
      say("Each save is built by the package manager, because \(error).")
    }
  }

  /// The package's folder without links, as the package manager names it.
  private var realFolder: String { URL(fileURLWithPath: package).resolvingSymlinksInPath().path }

  private func runPackageManager() throws -> String {
    guard FileManager.default.fileExists(atPath: package + "/Package.swift") else {
      throw Failure(description: "There is no package in \(package): no Package.swift lies there.")
    }
    var options = ["--package-path", package, "-c", configuration, "--product", product]
    // A folder that several packages share may hold the plan of another one.
    if let scratch { options += ["--scratch-path", scratch, "--disable-build-manifest-caching"] }
    // The app and its pages share the machine with the compiler.
    let build = try call(["nice", "-n", "5", "swift", "build"] + options)
    guard build.status != 127 else {
      throw Failure(description: "There is no swift on the PATH: install the compiler, and start the studio again.")
    }
    guard build.status == 0 else { throw Failure(description: build.text) }
    if let known = state.withLock({ $0.programs }) { return known + "/" + product }
    let bin = try call(["swift", "build"] + options + ["--show-bin-path"])
    guard bin.status == 0, let folder = bin.text.split(separator: "\n").last.map(String.init) else {
      throw Failure(description: bin.text)
    }
    state.withLock { $0.programs = folder }
    return folder + "/" + product
  }

  /// Ends a build that runs, with the compilers that it has started; waits for it, five seconds at most.
  func cancel() {
    state.withLock { $0.isCancelled = true }
    func processes() -> Set<pid_t> { state.withLock { $0.processes } }
    // The package manager ends its compilers at an interrupt.
    for process in processes() { kill(-process, SIGINT) }
    for _ in 0..<100 where !processes().isEmpty { usleep(50_000) }
    for process in processes() { kill(-process, SIGKILL) }
  }

  /// Runs a program of the PATH; returns its status and what it has written.
  private func call(_ words: [String]) throws -> (status: Int32, text: String) {
    var ends: [Int32] = [0, 0]
    guard studio_pipe(&ends) == 0 else { throw Failure(description: "The system has no pipe for the build.") }
    let (reader, writer) = (FileHandle(fileDescriptor: ends[0], closeOnDealloc: true), ends[1])
    let process = try state.withLock { state in
      defer { close(writer) }
      guard !state.isCancelled else { throw Failure(description: "The build was ended.") }
      var arguments = (["/usr/bin/env"] + words).map { strdup($0) } + [nil]
      let process = studio_spawn_tool("/usr/bin/env", &arguments, writer)
      for argument in arguments { free(argument) }
      guard process > 0 else { throw Failure(description: "\(words[0]) can't be run.") }
      state.processes.insert(process)
      return process
    }
    let text = String(decoding: reader.readDataToEndOfFile(), as: UTF8.self)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    state.withLock { _ = $0.processes.remove(process) }
    return (status & 0x7F == 0 ? (status >> 8) & 0xFF : status & 0x7F, text)
  }
}
