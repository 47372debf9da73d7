import Foundation
import Supervisor

/// The program of `matchcut preview`.
@main struct Main {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.contains("--help") || arguments.contains("-h") { return print(Options.help, terminator: "") }
    // The signals are for the thread that waits for them; threads that are made later inherit the mask.
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    signal(SIGPIPE, SIG_IGN)
    do {
      let options = try Options(arguments, root: root)
      let studio = try Studio(options)
      let address = try studio.serve()
      say("The studio is at \(address)")
      say("Ctrl-C ends it. From another machine, forward the port: ssh -L PORT:127.0.0.1:PORT HOST")
      Thread { studio.launch(say: say) }.start()
      var received: Int32 = 0
      sigwait(&signals, &received)
      studio.end()
      exit(received == SIGINT ? 0 : 128 + received)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }

  /// Matchcut's folder: the one of this source, or that `MATCHCUT_ROOT` names.
  private static var root: String {
    if let root = ProcessInfo.processInfo.environment["MATCHCUT_ROOT"], !root.isEmpty { return root }
    return (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }.path
  }

  @Sendable private static func say(_ text: String) {
    FileHandle.standardOutput.write(Data((text + "\n").utf8))
  }
}
