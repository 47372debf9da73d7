import ArgumentParser
import MatchcutCommand

/// Lists the ledger of fidelity notes.
struct NotesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "notes", abstract: "Lists the fidelity notes: where it is not known what a device does.",
    discussion: """
      Each note says what happens here and what a device may do instead, with the statements of the specification. A test \
      finds those that its code has met in stage.notes; 'matchcut record' and 'matchcut trace' print those of a transition \
      with --notes. See Documentation/Fidelity.md.
      """)

  @Flag(help: "Prints the Markdown table of Documentation/Fidelity.md.")
  var markdown = false

  @Option(
    name: .shortAndLong, help: ArgumentHelp("A file to write instead of printing.", valueName: "file"),
    completion: .file())
  var output: String?

  func run() throws {
    try TextOutput(path: output).write(markdown ? NoteLedger.markdown : NoteLedger.text)
  }
}
