import ArgumentParser
import MatchcutCommand

/// Lists what the other commands take.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Lists the effects, the kinds of transitions, the devices and the formats.")

  func run() {
    print(Catalog.text, terminator: "")
  }
}
