import Foundation

/// Why a recording cannot be made as asked.
package enum PlanError: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
  /// The effect does not know this kind of transition.
  case wrongKind(effect: String, kind: String, known: [String])
  /// Only presentations have a style.
  case noStyle(kind: String)
  /// The effect presents in a style of its own.
  case ownStyle(effect: String)
  /// The frame rate is out of range.
  case frameRate(Double)
  /// The duration is out of range.
  case duration(Double)
  /// The system's transitions have a fixed duration.
  case fixedDuration(effect: String)
  /// The system has nothing that a finger could drive.
  case notInteractive(effect: String, kind: String)
  /// Both a finger's script and a touch script were given.
  case scriptAndTouches
  /// The system's gesture decided against the script's ending.
  case decidedOtherwise(progress: Double, wanted: String, threshold: Double)

  /// The mistake, and the remedy.
  package var description: String {
    switch self {
    case .wrongKind(let effect, let kind, let known):
      "The effect \"\(effect)\" cannot be shown in a \(kind); it can in \(known.joined(separator: ", "))."
    case .noStyle(let kind):
      "A \(kind) has no style: leave out --style, or record a present or a dismiss."
    case .ownStyle(let effect):
      "The effect \"\(effect)\" presents in a style of its own: leave out --style."
    case .frameRate(let rate):
      "A recording has 1 to 240 frames per second, not \(rate)."
    case .duration(let seconds):
      "A transition lasts from 0.01 to 30 seconds, not \(seconds)."
    case .fixedDuration(let effect):
      "The effect \"\(effect)\" always takes the time that the system gives it: leave out --duration."
    case .notInteractive(let effect, let kind):
      """
      No finger can drive a \(kind) with the effect "\(effect)": the system has gestures for pop, and for dismissing sheets; so \
      have paging-tabs, button-tabs, and the changes of a layout.
      """
    case .scriptAndTouches:
      "A recording has either --interactive, which drives the transition, or --touches, which plays on the screen; not both."
    case .decidedOtherwise(let progress, let wanted, let threshold):
      """
      The finger let go at \(progress), and the system's own gesture did not \(wanted): it finishes from \(threshold) on, or with \
      a quick finger. Let go elsewhere, or record another effect, which does what the script says.
      """
    }
  }

  /// The same as `description`.
  package var errorDescription: String? { description }
}
