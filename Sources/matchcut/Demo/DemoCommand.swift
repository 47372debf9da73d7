import ArgumentParser
import TransitionStage
import UIKit

/// Records the photo app: a push, and two swipes back.
struct DemoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "demo", abstract: "Records the demo: a small photo app, pushed and swiped back.")

  @Option(name: .shortAndLong, help: "The folder to write into.", completion: .directory)
  var output = "out/demo"

  func run() throws {
    let folder = output
    try MainActor.assumeIsolated {
      try DemoFilm(folder: folder).record()
    }
  }
}
