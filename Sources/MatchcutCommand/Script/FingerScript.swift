import EventTrace
import Foundation

/// A script of a finger that drives a transition: progress over time, and the ending.
///
/// Written as `0:0, 0.3:0.6, 0.5:cancel`: pairs of seconds and progress from 0 to 1, and at last seconds and `finish`
/// or `cancel`. The first pair begins the transition.
package struct FingerScript: Hashable, Sendable, CustomStringConvertible {
  /// The progress at a time.
  package struct Point: Hashable, Sendable {
    /// Seconds since the recording began.
    package var time: Double
    /// From 0 to 1.
    package var progress: Double

    /// A point from its parts.
    package init(time: Double, progress: Double) {
      self.time = time
      self.progress = progress
    }
  }

  /// The ending of the transition at the release.
  package enum Ending: String, Hashable, Sendable, CaseIterable {
    /// It plays on to its end.
    case finish
    /// It plays back to its beginning.
    case cancel
  }

  /// The points, at least one, in order of time.
  package let points: [Point]
  /// The time at which the finger leaves the screen, in seconds since the recording began; not before the last point.
  package let releaseTime: Double
  /// The ending.
  package let ending: Ending

  /// A script from parts that are in order.
  init(points: [Point], releaseTime: Double, ending: Ending) {
    self.points = points
    self.releaseTime = releaseTime
    self.ending = ending
  }

  /// When the transition begins.
  package var beginTime: Double { points.first?.time ?? 0 }

  /// The progress at a time, interpolated linearly.
  package func progress(at time: Double) -> Double {
    guard let next = points.firstIndex(where: { $0.time > time }) else { return points.last?.progress ?? 0 }
    guard next > 0 else { return points[0].progress }
    let (before, after) = (points[next - 1], points[next])
    let fraction = (time - before.time) / (after.time - before.time)
    return before.progress + (after.progress - before.progress) * fraction
  }

  /// The script in its written form.
  package var description: String {
    let pairs = points.map { "\(JSONText.number($0.time)):\(JSONText.number($0.progress))" }
    return (pairs + ["\(JSONText.number(releaseTime)):\(ending.rawValue)"]).joined(separator: ", ")
  }
}

/// Why a finger's script could not be read, and where in it.
package struct FingerScriptError: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
  /// The whole script.
  package var script: String
  /// The position of the mistake, in characters from 0.
  package var offset: Int
  /// The mistake.
  package var reason: String

  /// The reason, the script, and a mark below the position.
  package var description: String {
    let end = reason.hasSuffix("?") ? "" : "."
    let line = String(script.map { $0.isNewline || $0 == "\t" ? " " : $0 })
    return """
      The finger's script is wrong at character \(offset + 1): \(reason)\(end)
        \(line)
        \(String(repeating: " ", count: offset))^
      """
  }

  /// The same as `description`.
  package var errorDescription: String? { description }
}
