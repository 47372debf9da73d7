import ArgumentParser
import Foundation
import MatchcutCommand
import TransitionStage
import UIKit

/// The options of a transition, which recording and tracing share.
struct PlanOptions: ParsableArguments {
  @Argument(help: "The effect; 'matchcut list' names them all.", completion: .effects)
  var effect: String

  @Option(
    name: .customLong("in"), help: "The kind of transition: push, pop, present, dismiss, tab or change.",
    completion: .kinds)
  var kind = "push"

  @Option(help: "How a screen is presented, such as page-sheet; full-screen unless given.", completion: .styles)
  var style: String?

  @Option(help: "The device on whose screen it is shown.", completion: .devices)
  var device = "iphone-15"

  // A number may be negative: it is then out of range, and no option.
  @Option(parsing: .unconditional, help: "Frames per second, from 1 to 240; the device's own unless given.")
  var fps: Double?

  @Option(parsing: .unconditional, help: "Seconds that the transition takes; the effect's own unless given.")
  var duration: Double?

  @Option(
    help: ArgumentHelp(
      "Drives the transition by a finger: seconds and progress, and how it lets go, as in \"0:0, 0.3:0.6, 0.5:cancel\".",
      valueName: "script"))
  var interactive: String?

  @Option(
    help: ArgumentHelp(
      "Plays a recorded touch script instead of asking for the transition; see Documentation/TouchScripts.md.",
      valueName: "file"), completion: .file())
  var touches: String?

  @Flag(
    help: """
      Prints at the end, on standard error, a line for each fidelity note that the transition has met; 'matchcut notes' \
      lists them all.
      """)
  var notes = false

  /// Prints the notes that a transition has met, where the options ask for them.
  func printNotes(_ met: [FidelityNote]) {
    guard notes else { return }
    for note in met { FileHandle.standardError.write(Data("note: \(note)\n".utf8)) }
  }

  /// The plan that the options say.
  func plan() throws -> RecordingPlan {
    try RecordingPlan(
      effect: effect, kind: kind, style: style, device: device, framesPerSecond: fps, duration: duration,
      script: interactive, touches: try touches.map(TouchScript.init(file:)))
  }
}
