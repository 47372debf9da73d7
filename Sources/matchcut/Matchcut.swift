import ArgumentParser
import Foundation
import MatchcutCommand

/// The command line.
@main struct Matchcut: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "matchcut",
    abstract: "Records view-controller transitions, and prints what happened in them.",
    discussion: "The exit status says which kind of mistake was made: see Documentation/Command.md.",
    version: "matchcut \(MatchcutVersion.current)",
    subcommands: [
      ListCommand.self, RecordCommand.self, TraceCommand.self, NotesCommand.self, DemoCommand.self, GalleryCommand.self,
      PreviewCommand.self, RunCommand.self, ReplayCommand.self, PortCommand.self, TestCommand.self, DoctorCommand.self,
    ])

  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      leave(because: error)
    }
  }

  /// Prints an error, and ends with the status of its kind.
  private static func leave(because error: any Error) -> Never {
    // Help and the version are no errors.
    guard exitCode(for: error) != .success else { exit(withError: error) }
    let status = ExitStatus(of: error)
    let text = status == nil ? fullMessage(for: error) : "Error: \(error)"
    FileHandle.standardError.write(Data((ErrorMessage.ended(text) + "\n").utf8))
    Foundation.exit(status?.rawValue ?? exitCode(for: error).rawValue)
  }
}
