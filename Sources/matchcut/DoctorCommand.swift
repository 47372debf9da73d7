import ArgumentParser
import MatchcutCommand

/// Says what this machine lacks: a script in Matchcut's folder, which also runs where nothing is built yet.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Says what this machine lacks, and how to get it.",
    discussion: "Installs nothing. The exit status is 69 where something is missing that every build needs.")

  func run() throws {
    let script = CompanionScript("doctor")
    try script.become()
  }
}
