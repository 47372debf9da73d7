import CStudioHost
import EffectCatalog
import Foundation
import UIKit

/// The process that runs an app for the studio; `matchcut preview` starts it.
public enum Studio {
  /// Whether `matchcut preview` has started this program, so that it is to call ``run(_:)``.
  public static var hasStartedProgram: Bool { HostSettings(ProcessInfo.processInfo.environment) != nil }

  /// Runs stories until the studio ends; call it as the only statement of an executable.
  ///
  /// A program that was not started by `matchcut preview` replays a session with the arguments `replay FILE`; without
  /// them it prints how to start it, and ends.
  @MainActor public static func run(_ stories: [Story]) -> Never {
    Effect.makeNumbersTunable()
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.first == "replay", !stories.isEmpty {
      let (text, status) = ReplayRun.main(arguments.dropFirst(), of: stories)
      let isReport = status == .same || status == .differs
      (isReport ? FileHandle.standardOutput : .standardError).write(Data(text.utf8))
      exit(status.rawValue)
    }
    guard let settings = HostSettings(ProcessInfo.processInfo.environment), !stories.isEmpty else {
      let reason =
        stories.isEmpty
        ? "There are no stories: pass at least one to Studio.run(_:)."
        : "This program shows its stories in the studio. Start it with: matchcut preview --package FOLDER --product NAME"
      FileHandle.standardError.write(Data("\(reason)\n".utf8))
      exit(64)
    }
    studio_host_end_with_parent()
    signal(SIGPIPE, SIG_IGN)
    // Ctrl-C is for the studio, which ends this process in its turn.
    signal(SIGINT, SIG_IGN)
    Host(stories, settings).run()
  }
}
