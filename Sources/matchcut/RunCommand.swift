import ArgumentParser
import Foundation
import MatchcutCommand

/// Shows an app in a window of the desktop.
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Shows an app in a window of the desktop.",
    discussion: """
      Builds the program that opens the window, which needs SDL 2. Without a package it shows the photo demo and the \
      gallery: matchcut run --story Gallery

      The mouse is a finger; with Alt two, mirrored about the middle, with Alt and Shift side by side. The right button is \
      a pointer's other button. The wheel scrolls. F6 turns the device, with Shift the other way; F7 exchanges light and \
      dark. Control is the app's command key. The status is 69 where there is no display. See Documentation/Window.md.
      """)

  @OptionGroup var program: ProgramOptions

  @Option(help: ArgumentHelp("The story; the first unless given.", valueName: "name"))
  var story: String?

  @Option(
    help: "The device, or a screen in points, such as 320x480@2; the story's unless given.", completion: .devices)
  var device: String?

  @Option(parsing: .unconditional, help: "Frames per second, from 1 to 240; the device's unless given.")
  var fps: Int?

  @Option(
    help: ArgumentHelp(
      "The part of the device's pixels that is shown: 1, 3/4, 1/2 or 1/3; the largest that fits unless given.",
      valueName: "part"), completion: .list(["1", "3/4", "1/2", "1/3"]))
  var scale: String?

  @Option(
    help: ArgumentHelp(
      "Replays the inputs of a recorded session as time goes on, until you touch or type.", valueName: "file"),
    completion: .file(extensions: ["mcsession"]))
  var session: String?

  @Option(
    help: ArgumentHelp("Records the session until the window is closed.", valueName: "file"),
    completion: .file(extensions: ["mcsession"]))
  var record: String?

  @Flag(help: "Prints at the end how exactly frames came, and what they cost.")
  var figures = false

  func run() throws {
    FileHandle.standardError.write(Data("Building the window; the first time takes as long as the engine.\n".utf8))
    let path = try program.program(viewer: .window).path { text in FileHandle.standardError.write(Data(text.utf8)) }
    try CompanionTool.become(path, arguments: arguments)
  }

  /// The arguments of the program, which checks them.
  private var arguments: [String] {
    let pairs = [
      ("--story", story), ("--device", device), ("--fps", fps.map(String.init)), ("--scale", scale),
      ("--session", session), ("--record", record),
    ]
    return pairs.flatMap { name, value in value.map { [name, $0] } ?? [] } + (figures ? ["--figures"] : [])
  }
}
