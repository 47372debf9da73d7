import Foundation
import UIKit

/// The events of fingers over time: written in code, read from a file, or recorded on a stage.
public struct TouchScript: Hashable, Sendable {
  /// The phase of a finger.
  public enum Phase: String, Hashable, Sendable, CaseIterable {
    case began, moved, ended, cancelled
  }

  /// One event of one finger.
  public struct Event: Hashable, Sendable {
    /// Seconds since the script's beginning.
    public var time: TimeInterval
    /// The number that identifies the finger.
    public var finger: Int
    /// The phase.
    public var phase: Phase
    /// The location on the screen, in points.
    public var location: CGPoint
    /// The source of the touch with its force and radius; kind and buttons count at touch-down.
    public var source: TouchSource

    /// An event from its parts.
    public init(
      time: TimeInterval, finger: Int = 1, phase: Phase, location: CGPoint, source: TouchSource = .finger
    ) {
      self.time = time
      self.finger = finger
      self.phase = phase
      self.location = location
      self.source = source
    }
  }

  /// The greatest length of a script, in seconds.
  static let longest: TimeInterval = 3600
  /// The numbers that fingers may have.
  static let fingers = 1...100
  /// The largest distance of a location from the screen's origin, in points.
  private static let farthest: CGFloat = 1e6

  /// The forces that a script can express, where 1 is an average touch.
  static let forces: ClosedRange<CGFloat> = 0...1000
  /// The radii that a script can express, in points.
  static let radii: ClosedRange<CGFloat> = 0...farthest
  /// The buttons that a script can express, as bits.
  static let buttons = 0...Int(Int32.max)

  /// Whether a script can have a location.
  static func reaches(_ point: CGPoint) -> Bool {
    point.x.magnitude <= farthest && point.y.magnitude <= farthest
  }

  /// The events, in the order of their times.
  public var events: [Event]

  /// A script from its events.
  public init(_ events: [Event] = []) {
    self.events = events
  }

  /// Seconds from the beginning to the last event.
  public var duration: TimeInterval { events.map(\.time).max() ?? 0 }

  /// The path of each finger from touch-down to touch-up, in the order of the touch-downs; events without a touch-down
  /// are ignored.
  var paths: [(points: [TouchPoint], isCancelled: Bool, source: TouchSource)] {
    var paths: [(points: [TouchPoint], isCancelled: Bool, source: TouchSource)] = []
    var open: [Int: Int] = [:]
    for event in events {
      let point = TouchPoint(
        time: event.time, location: event.location, force: event.source.force, majorRadius: event.source.majorRadius)
      if event.phase == .began {
        open[event.finger] = paths.count
        paths.append(([point], false, event.source))
      } else if let index = open[event.finger] {
        paths[index].points.append(point)
        if event.phase == .cancelled { paths[index].isCancelled = true }
        if event.phase != .moved { open[event.finger] = nil }
      }
    }
    return paths
  }
}

/// The reason why a text is no touch script.
public struct TouchScriptError: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
  /// The line, counted from 1.
  public var line: Int
  /// The mistake.
  public var reason: String

  /// An error from its parts.
  public init(line: Int, reason: String) {
    self.line = line
    self.reason = reason
  }

  /// A sentence with the line and the mistake.
  public var description: String { "Touch script, line \(line): \(reason)." }
  /// The same as `description`.
  public var errorDescription: String? { description }
}

/// The properties of a finger in scripts besides its location.
extension TouchScript {
  /// The names of the types of touches.
  static let types: [(name: String, type: UITouch.TouchType)] = [
    ("direct", .direct), ("indirect", .indirect), ("pencil", .pencil), ("indirectPointer", .indirectPointer),
  ]
}

extension TouchSource {
  /// The properties of a source at touch-down that a script can have.
  init(landing change: TouchChange) {
    let buttons = TouchScript.buttons.contains(change.buttons.rawValue) ? change.buttons : .primary
    self = TouchSource(.finger, change)
    (type, self.buttons) = (change.type, buttons)
  }

  /// Makes the source of a change, with the values that a script can express.
  init(_ source: TouchSource, _ change: TouchChange) {
    self = source
    if TouchScript.forces.contains(change.force) { force = change.force }
    if TouchScript.radii.contains(change.radius) { majorRadius = change.radius }
  }
}
