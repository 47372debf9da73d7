import Foundation

/// The options of a program of stories that is started by itself, in order to replay a session.
struct ReplayOptions: Equatable {
  /// The session's file.
  var session: String
  /// The story; nil for the one that the session names.
  var story: String?
  /// The last second of the replay; nil for the session's end.
  var until: Double?
  /// Files for a film, whose extensions name the formats.
  var films: [String] = []
  /// A file for an image of the last frame.
  var image: String?
  /// Frames per second of the films.
  var framesPerSecond = 60.0
  /// Seconds of the app for one of a film.
  var speed = 1.0
  /// The width of the films in pixels; nil for the formats' own.
  var width: Int?

  /// A reason why arguments can't be used.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The text of `--help`.
  static let help = """
    OVERVIEW: Replays a session, and says where it differs from the recording.

    USAGE: replay FILE [--story NAME] [--until SECONDS] [-o FILE ...] [--png FILE] [--fps N] [--speed N] [--width N]

      --story NAME      the story to replay it on; the one that the session names unless given
      --until SECONDS   the end of the replay
      -o FILE           a film of the replay, as .mp4, .gif, .apng, .html or .png (a strip); may be given several times
      --png FILE        an image of the last frame
      --fps N           frames per second of the films; 60 unless given
      --speed N         seconds of the app for one of the films: 0.25 is slow motion
      --width N         the width of the films in pixels

    The status is 1 where the replay differs, 65 where the file is no session, 66 where it can't be read.

    """

  /// Reads the arguments after `replay`.
  init(_ arguments: some Collection<String>) throws(Failure) {
    var rest = Array(arguments)[...]
    var file: String?
    session = ""
    while let word = rest.popFirst() {
      guard word.hasPrefix("-") else {
        guard file == nil else {
          throw Failure(description: "One session is replayed at a time, not also \"\(word)\".")
        }
        file = word
        continue
      }
      guard Self.names.contains(word) else {
        throw Failure(description: "\"\(word)\" is no option of replay. 'replay --help' lists them.")
      }
      guard let value = rest.popFirst() else { throw Failure(description: "\(word) needs a value.") }
      try set(word, value)
    }
    guard let file else { throw Failure(description: "replay needs the file of a session.") }
    session = file
  }

  private static let names = ["--story", "--until", "-o", "--output", "--png", "--fps", "--speed", "--width"]

  private mutating func set(_ option: String, _ value: String) throws(Failure) {
    switch option {
    case "--story": story = value
    case "-o", "--output": films.append(value)
    case "--png": image = value
    case "--until": until = try Self.number(option, value, 0...86_400)
    case "--fps": framesPerSecond = try Self.number(option, value, 1...240)
    case "--speed": speed = try Self.number(option, value, 0.01...100)
    default: width = Int(try Self.number(option, value, 16...8192))
    }
  }

  private static func number(_ option: String, _ text: String, _ range: ClosedRange<Double>) throws(Failure) -> Double {
    guard let number = Double(text), range.contains(number) else {
      let limits = [range.lowerBound, range.upperBound].map { SwiftCode.number($0) }
      throw Failure(description: "\(option) is a number from \(limits[0]) to \(limits[1]).")
    }
    return number
  }
}
