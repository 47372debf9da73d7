import ArgumentParser
import EffectCatalog
import MatchcutCommand
import UIKit

/// Lists what the other commands take.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Lists the effects, the kinds of transitions, the devices and the formats.")

  @Flag(help: "Prints the Markdown tables of Documentation/Effects.md.")
  var markdown = false

  @Option(
    name: .shortAndLong, help: ArgumentHelp("A file to write instead of printing.", valueName: "file"),
    completion: .file())
  var output: String?

  func run() throws {
    let text =
      markdown
      ? MainActor.assumeIsolated {
        [Effect.animatorTable, Effect.pixelTable, Effect.collectionTable].joined(separator: "\n")
      } : Catalog.text
    try TextOutput(path: output).write(text)
  }
}
