import ArgumentParser

/// The command.
@main struct Matchcut: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "matchcut",
    abstract: "Records UIKit's view-controller transitions, and prints what happens in them.",
    subcommands: [ListCommand.self, RecordCommand.self, TraceCommand.self, DemoCommand.self])
}
