import ArgumentParser
import MatchcutCommand
import UIKit

/// Prints what happens in a transition.
struct TraceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace", abstract: "Prints every call of a transition, with its time.")

  @OptionGroup var options: PlanOptions

  @Option(
    help: "How to print: text (for people), jsonl (JSON Lines, for programs), short (one word for each call).",
    completion: .traceFormats)
  var format = "text"

  @Option(
    name: .shortAndLong, help: ArgumentHelp("A file to write instead of printing.", valueName: "file"),
    completion: .file())
  var output: String?

  func run() throws {
    let plan = try options.plan()
    let format = try TraceFormat(named: format)
    try MainActor.assumeIsolated {
      var notes: [FidelityNote] = []
      let trace = try Recorder(plan, noteHandler: { notes.append($0) }).trace()
      try TextOutput(path: output).write(format.text(of: trace))
      options.printNotes(notes)
    }
  }
}
