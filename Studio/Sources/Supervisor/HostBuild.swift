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
  private let state = Mutex(State())

  private struct State {
    /// The folder of the programs, once it is known.
    var programs: String?
    /// The process that builds; nil while none does.
    var process: pid_t?
    var isCancelled = false
  }

  /// The text of a build that has failed.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// A build of a product; nothing runs yet.
  init(package: String, product: String, configuration: String, scratch: String?) {
    (self.package, self.product, self.configuration, self.scratch) = (package, product, configuration, scratch)
  }

  /// Builds; returns the program's path.
  func run() throws -> String {
    guard FileManager.default.fileExists(atPath: package + "/Package.swift") else {
      throw Failure(description: "There is no package in \(package): no Package.swift lies there.")
    }
    var options = ["--package-path", package, "-c", configuration, "--product", product]
    if let scratch { options += ["--scratch-path", scratch] }
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
    func process() -> pid_t? { state.withLock { $0.process } }
    guard let running = process() else { return }
    // The package manager ends its compilers at an interrupt.
    kill(-running, SIGINT)
    for _ in 0..<100 where process() != nil { usleep(50_000) }
    if process() != nil { kill(-running, SIGKILL) }
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
      state.process = process
      return process
    }
    let text = String(decoding: reader.readDataToEndOfFile(), as: UTF8.self)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    state.withLock { $0.process = nil }
    return (status & 0x7F == 0 ? (status >> 8) & 0xFF : status & 0x7F, text)
  }
}
