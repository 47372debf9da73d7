import ArgumentParser
import Foundation
import MatchcutCommand

/// Shows the running app in a page: the studio's own program.
struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview", abstract: "Shows the running app in a page, stopped, wound back and gone on from at will.",
    discussion: """
      Builds the studio when it is missing, then the app in a process of its own. Without a package it shows the photo demo \
      and the gallery. 'matchcut preview --help' prints its options.
      """)

  @Argument(parsing: .captureForPassthrough, help: "Options of the studio.")
  var arguments: [String] = []

  func run() throws {
    let tool = CompanionTool("matchcut-studio", of: "Studio")
    FileHandle.standardError.write(Data("Building the studio; the first time takes a minute or two.\n".utf8))
    let path = try tool.path { text in FileHandle.standardError.write(Data(text.utf8)) }
    try CompanionTool.become(path, arguments: ["--root", tool.root] + arguments)
  }
}
