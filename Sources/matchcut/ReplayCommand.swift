import ArgumentParser
import Foundation
import MatchcutCommand

/// Replays a session, and says where it differs from the recording.
struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay", abstract: "Replays a session, and says where it differs from the recording.",
    discussion: """
      Builds the program with the app's stories, and replays the session on the one that it names. Without a package the \
      stories are those of the photo demo and the gallery. The status is 1 where the replay differs.
      """)

  @Argument(help: ArgumentHelp("The session's file.", valueName: "file"), completion: .file(extensions: ["mcsession"]))
  var session: String

  @OptionGroup var program: ProgramOptions

  @Option(help: ArgumentHelp("The story; the one that the session names unless given.", valueName: "name"))
  var story: String?

  @Option(help: ArgumentHelp("The last second of the replay; the session's end unless given.", valueName: "seconds"))
  var until: Double?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "A film of the replay; the extension says what it becomes. May be given several times.", valueName: "file"),
    completion: .file())
  var output: [String] = []

  @Option(help: ArgumentHelp("An image of the last frame.", valueName: "file"), completion: .file(extensions: ["png"]))
  var png: String?

  @Option(help: "Frames per second of the film.")
  var fps = 60.0

  @Option(help: "Seconds of the app for one of the film: 0.25 is slow motion.")
  var speed = 1.0

  @Option(help: ArgumentHelp("The width of the film in pixels.", valueName: "pixels"))
  var width: Int?

  func run() throws {
    let path = try program.program(viewer: .studio).path { text in FileHandle.standardError.write(Data(text.utf8)) }
    try CompanionTool.become(path, arguments: arguments)
  }

  /// The arguments of the program, which checks them.
  private var arguments: [String] {
    var words = ["replay", session, "--fps", "\(fps)", "--speed", "\(speed)"]
    if let story { words += ["--story", story] }
    if let until { words += ["--until", "\(until)"] }
    if let png { words += ["--png", png] }
    if let width { words += ["--width", "\(width)"] }
    for file in output { words += ["-o", file] }
    return words
  }
}
