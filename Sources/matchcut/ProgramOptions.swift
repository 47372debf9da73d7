import ArgumentParser
import MatchcutCommand

/// The options by which a command finds the program with an app's stories, and builds it.
struct ProgramOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The package of the app.", valueName: "folder"), completion: .directory)
  var package: String?

  @Option(
    help: ArgumentHelp("Its executable that calls Studio.run(_:) or DesktopWindow.run(_:).", valueName: "name"))
  var product: String?

  @Flag(help: "Builds without optimization.")
  var debug = false

  @Option(
    help: ArgumentHelp("The folder of what is built, as for swift build.", valueName: "folder"), completion: .directory)
  var scratchPath: String?

  func validate() throws {
    guard (package == nil) == (product == nil) else {
      throw ValidationError("--package and --product belong together: the folder, and the executable in it.")
    }
  }

  /// The program, whose viewer counts where no package is given.
  func program(viewer: StoryProgram.Viewer) -> StoryProgram {
    StoryProgram(package: package, product: product, isDebug: debug, scratch: scratchPath, viewer: viewer)
  }
}
