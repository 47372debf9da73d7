import ArgumentParser

/// The command line.
@main struct Matchcut: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "matchcut",
    abstract: "Records view-controller transitions, and prints what happened in them.",
    subcommands: [
      ListCommand.self, RecordCommand.self, TraceCommand.self, NotesCommand.self, DemoCommand.self, GalleryCommand.self,
      PreviewCommand.self, PortCommand.self, TestCommand.self,
    ])
}
