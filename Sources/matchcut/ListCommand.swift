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

  func run() {
    print(
      markdown
        ? MainActor.assumeIsolated {
          [Effect.animatorTable, Effect.pixelTable, Effect.collectionTable].joined(separator: "\n")
        } : Catalog.text,
      terminator: "")
  }
}
