import Foundation
import StudioHost

/// Shows an app in a window of the desktop, on the machine's clock.
///
/// A function `run` is the only statement of an executable. It reads the program's arguments, those of `matchcut run`,
/// and returns when the window is closed: the app is terminated as by the system, and the process ends with status 0.
public enum DesktopWindow {
  /// Shows one of several stories: the first, or the one that `--story` names.
  ///
  /// The same program shows its stories in the studio where `matchcut preview` starts it, and replays sessions for
  /// `matchcut replay`.
  ///
  /// - Parameters:
  ///   - title: the window's title; the story's unless given.
  ///   - framesPerSecond: the rate, such as 60 or 120; the device's unless given.
  ///   - scale: the part of the device's pixels that is shown; the largest that fits unless given.
  ///   - arguments: the options; those of the process unless given.
  @MainActor public static func run(
    _ stories: [Story], title: String? = nil, framesPerSecond: Int? = nil, scale: WindowScale? = nil,
    arguments: [String] = Array(CommandLine.arguments.dropFirst())
  ) -> Never {
    if Studio.hasStartedProgram || arguments.first == "replay" { Studio.run(stories) }
    finish(arguments) { () throws(WindowFailure) in
      let program = try WindowProgram(
        arguments, title: title, framesPerSecond: framesPerSecond, scale: scale)
      try program.run(stories)
    }
  }

  /// Launches an app with its delegates, as on a device.
  ///
  /// - Parameters:
  ///   - delegate: the class of the application's delegate.
  ///   - sceneDelegate: the class of the scene's delegate, as a manifest names it; nil for an app without scenes, or
  ///     one whose delegate returns the configuration of its scene.
  ///   - device: the device, unless `--device` names one.
  ///   - title: the window's title; the delegate's module unless given.
  ///   - framesPerSecond: the rate, such as 60 or 120; the device's unless given.
  ///   - scale: the part of the device's pixels that is shown; the largest that fits unless given.
  ///   - arguments: the options; those of the process unless given.
  @MainActor public static func run<Delegate: NSObject & UIApplicationDelegate>(
    _ delegate: Delegate.Type, sceneDelegate: (any UISceneDelegate.Type)? = nil, on device: Device = .iPhone15,
    title: String? = nil, framesPerSecond: Int? = nil, scale: WindowScale? = nil,
    arguments: [String] = Array(CommandLine.arguments.dropFirst())
  ) -> Never {
    let name = String(String(reflecting: delegate).prefix { $0 != "." })
    let story = Story(name, launching: delegate, sceneDelegate: sceneDelegate, on: device)
    run([story], title: title, framesPerSecond: framesPerSecond, scale: scale, arguments: arguments)
  }

  @MainActor private static func finish(_ arguments: [String], _ body: () throws(WindowFailure) -> Void) -> Never {
    if arguments.contains("--help") || arguments.contains("-h") {
      FileHandle.standardOutput.write(Data(WindowOptions.help.utf8))
      exit(0)
    }
    do {
      try body()
      exit(0)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(error.status.rawValue)
    }
  }
}
