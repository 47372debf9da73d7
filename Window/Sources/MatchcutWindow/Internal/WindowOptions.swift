import Foundation
import StudioHost

/// The options of a program that opens a window.
struct WindowOptions: Equatable {
  /// The title of the story; nil for the first.
  var story: String?
  /// The device; nil for the story's.
  var device: Device?
  /// Frames per second; nil for the device's.
  var framesPerSecond: Int?
  /// The part of the device's pixels that is shown; nil for the largest that fits.
  var scale: WindowScale?
  /// The file of a session whose inputs are replayed as time goes on; nil for none.
  var session: String?
  /// The file that a recording is written to; nil for none.
  var record: String?
  /// Whether figures are printed at the end.
  var printsFigures = false

  /// The text of `--help`.
  static let help = """
    OVERVIEW: Shows an app in a window of the desktop.

    USAGE: matchcut run [--package FOLDER --product NAME] [--story NAME] [--device NAME] [--fps N] [--scale PART] [--session FILE] [--record FILE] [--figures]

      --story NAME    the story to show; the first unless given
      --device NAME   the device, such as iphone-se, or a screen in points, such as 320x480@2; the story's unless given
      --fps N         frames per second, from 1 to 240; the device's unless given
      --scale PART    the part of the device's pixels that is shown: 1, 3/4, 1/2 or 1/3; the largest that fits unless given
      --session FILE  replays the inputs of a recorded session as time goes on, until you touch or type
      --record FILE   records the session until the window is closed
      --figures       prints at the end how exactly frames came, and what they cost

    The mouse is a finger; with Alt two, mirrored about the middle, with Alt and Shift side by side. The right button is a pointer's other button. The
    wheel scrolls. F6 turns the device, with Shift the other way; F7 exchanges light and dark. Control is the app's command key.

    """

  /// Reads options.
  init(_ arguments: [String]) throws(WindowFailure) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      if option == "--figures" {
        printsFigures = true
        continue
      }
      guard Self.names.contains(option) else {
        throw Self.usage("\"\(option)\" is no option of the window. '--help' lists them.")
      }
      guard let value = rest.popFirst() else { throw Self.usage("\(option) needs a value.") }
      try set(option, value)
    }
    if session != nil, device != nil || framesPerSecond != nil {
      throw Self.usage("A session has its own device and rate: leave out --device and --fps.")
    }
  }

  private static let names = ["--story", "--device", "--fps", "--scale", "--session", "--record"]

  private mutating func set(_ option: String, _ value: String) throws(WindowFailure) {
    switch option {
    case "--story": story = value
    case "--device":
      guard let found = Device.all.first(where: { $0.name == value }) ?? Self.screen(value) else {
        let names = Device.all.map(\.name).joined(separator: ", ")
        throw Self.usage(
          "There is no device \"\(value)\". The devices are \(names); 320x480@2 is a screen of that size in points.")
      }
      device = found
    case "--fps":
      guard let number = Int(value), (1...240).contains(number) else {
        throw Self.usage("--fps is a number from 1 to 240, not \"\(value)\".")
      }
      framesPerSecond = number
    case "--scale":
      guard let part = WindowScale(rawValue: value) else {
        throw Self.usage("--scale is 1, 3/4, 1/2 or 1/3, not \"\(value)\".")
      }
      scale = part
    case "--session": session = value
    default: record = value
    }
  }

  /// A device of a size in points and a scale, as in `320x480@2`; nil for another text, or sizes out of range.
  private static func screen(_ text: String) -> Device? {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    let numbers = parts[0].split(separator: "x", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    let scale = parts.count == 2 ? Int(parts[1]) ?? 0 : 1
    guard parts.count <= 2, numbers.count == 2, numbers.allSatisfy((80...4000).contains), (1...4).contains(scale)
    else { return nil }
    let size = CGSize(width: numbers[0], height: numbers[1])
    return Device(name: text, screen: UIScreen.Configuration(size: size, scale: CGFloat(scale)))
  }

  private static func usage(_ text: String) -> WindowFailure { WindowFailure(status: .usage, description: text) }
}
