import Foundation

/// The first difference between a recording and its replay.
public struct SessionDifference: Hashable, Sendable, CustomStringConvertible {
  /// The frame.
  public var frame: Int
  /// Seconds since the beginning.
  public var time: TimeInterval
  /// The recorded event or digest.
  public var recorded: String
  /// The event or digest of the replay.
  public var replayed: String

  /// Makes a difference.
  public init(frame: Int, time: TimeInterval, recorded: String, replayed: String) {
    (self.frame, self.time, self.recorded, self.replayed) = (frame, time, recorded, replayed)
  }

  /// A sentence with the time and both sides.
  public var description: String {
    let milliseconds = Int((time * 1000).rounded())
    let fraction = String(milliseconds % 1000)
    let seconds = "\(milliseconds / 1000).\(String(repeating: "0", count: 3 - fraction.count))\(fraction)"
    return
      "The replay differs from the recording at \(seconds) s (frame \(frame)): recorded \(recorded), now \(replayed)."
  }
}

extension SessionDifference {
  /// The first difference of two lists of records up to a frame; nil where there is none.
  package static func first(
    _ recorded: [Session.Record], _ replayed: [Session.Record], until end: Int, frameDuration: TimeInterval
  ) -> SessionDifference? {
    let (old, new) = (recorded.filter { $0.frame <= end }, replayed.filter { $0.frame <= end })
    for index in 0..<max(old.count, new.count) {
      let (a, b) = (index < old.count ? old[index] : nil, index < new.count ? new[index] : nil)
      guard a != b else { continue }
      return of(a, b, frameDuration)
    }
    return nil
  }

  /// The difference of two records, one of which may be missing.
  package static func of(
    _ a: Session.Record?, _ b: Session.Record?, _ frameDuration: TimeInterval
  ) -> SessionDifference {
    let frame = min(a?.frame ?? .max, b?.frame ?? .max)
    func difference(_ recorded: String, _ replayed: String) -> SessionDifference {
      SessionDifference(
        frame: frame, time: Double(frame) * frameDuration, recorded: recorded, replayed: replayed)
    }
    let (old, new) = (a?.frame == frame ? a : nil, b?.frame == frame ? b : nil)
    let (events, others) = (old?.events ?? [], new?.events ?? [])
    for index in 0..<max(events.count, others.count) {
      let (event, other) = (
        index < events.count ? events[index] : "no event", index < others.count ? others[index] : "no event"
      )
      if event != other { return difference(event, other) }
    }
    func name(_ record: Session.Record?) -> String {
      record.map { "the frame \(SessionText.hex($0.digest))" } ?? "no change"
    }
    return difference(name(old), name(new))
  }
}
