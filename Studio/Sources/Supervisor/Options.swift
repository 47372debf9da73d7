import Foundation

/// The options of the command line.
public struct Options: Equatable, Sendable {
  /// Matchcut's own folder.
  public var root: String
  /// The package whose stories are shown; nil for the gallery and the demo.
  public var package: String?
  /// The executable of that package that calls `Studio.run(_:)`.
  public var product: String?
  /// The port; 0 for any that is free.
  public var port = 0
  /// The story to begin with; nil for the first.
  public var story: String?
  /// The device to begin with; nil for the story's.
  public var device: String?
  /// A session to begin with.
  public var session: String?
  /// A program to run as it is, in place of one that is built.
  public var host: String?
  /// The folder of what is built for the package; nil for its own `.build`.
  public var scratch: String?
  /// The configuration in which the host is built.
  public var configuration = "release"

  /// A reason why options can't be used.
  public struct Failure: Error, CustomStringConvertible {
    /// The sentence for the terminal.
    public let description: String
  }

  /// The text of `--help`.
  public static let help = """
    OVERVIEW: Shows the running app in a page: touched, stopped in mid-transition, wound back, gone on from there.

    USAGE: matchcut preview [--package FOLDER --product NAME] [--story NAME] [--device NAME] [--session FILE] [--port N] [--debug]

    Without a package it shows the photo demo and the gallery.

      --package FOLDER  the package of the app
      --product NAME    its executable that calls Studio.run(_:) with the stories
      --story NAME      the story to begin with
      --device NAME     the device to begin with, such as iphone-se
      --session FILE    a recorded session to begin with
      --port N          the port of the page; any free one unless given
      --debug           builds the app and the engine without optimization: slower frames
      --scratch-path FOLDER  where the build lies, as for swift build; the package's .build unless given
      --host PROGRAM    runs a program that is built already

    """

  /// Reads options.
  ///
  /// - Parameter root: Matchcut's folder.
  public init(_ arguments: [String], root: String) throws(Failure) {
    self.root = root
    var rest = arguments[...]
    while let option = rest.popFirst() {
      if option == "--debug" {
        configuration = "debug"
        continue
      }
      guard Self.names.contains(option) else {
        throw Failure(description: "\"\(option)\" is no option. 'matchcut preview --help' lists them.")
      }
      guard let value = rest.popFirst() else { throw Failure(description: "\(option) needs a value.") }
      try set(option, value)
    }
    guard (package == nil) == (product == nil) else {
      throw Failure(description: "--package and --product belong together: the folder, and the executable in it.")
    }
  }

  private static let names = [
    "--package", "--product", "--story", "--device", "--session", "--port", "--host", "--root", "--scratch-path",
  ]

  private mutating func set(_ option: String, _ value: String) throws(Failure) {
    switch option {
    case "--package": package = value
    case "--product": product = value
    case "--story": story = value
    case "--device": device = value
    case "--session": session = value
    case "--host": host = URL(fileURLWithPath: value).path
    case "--root": root = value
    case "--scratch-path": scratch = value
    default:
      guard let number = Int(value), (0...65_535).contains(number) else {
        throw Failure(description: "--port is a number from 0 to 65535.")
      }
      port = number
    }
  }
}
