/// The times of an app's frames on the machine's clock, in nanoseconds.
///
/// A frame that is late delays those after it: time of the machine is skipped, never a frame.
public struct FramePace: Hashable, Sendable {
  /// Nanoseconds between two frames.
  public var interval: Int64
  /// The moment at which the next frame is due.
  public private(set) var deadline: Int64
  /// Nanoseconds of frames that are made up for at most, as after a pause of the whole machine.
  static let longest: Int64 = 500_000_000
  /// Nanoseconds for which frames without a change may wait, in order to run all at once.
  static let patience: Int64 = 250_000_000

  /// A pace whose first frame is due after one interval.
  public init(interval: Int64, from now: Int64) {
    self.interval = max(1, interval)
    deadline = now + self.interval
  }

  /// Makes the next frame due at a moment.
  public mutating func restart(at now: Int64) {
    deadline = now
  }

  /// Lets time pass without frames.
  public mutating func hold(at now: Int64) {
    deadline = max(deadline, now)
  }

  /// Drops the time that is too long ago to be made up for.
  public mutating func limitLateness(at now: Int64) {
    deadline = max(deadline, now - Self.longest)
  }

  /// Whether the next frame is due.
  public func isDue(at now: Int64) -> Bool { deadline <= now }

  /// Goes on to the frame after the one that has run.
  ///
  /// - Parameters:
  ///   - now: the present moment on the machine's clock, in nanoseconds.
  ///   - isQuiet: whether frames without a change follow, all of which are made up for.
  public mutating func advance(at now: Int64, isQuiet: Bool) {
    deadline += interval
    if !isQuiet, now - deadline > 2 * interval { deadline = now }
  }

  /// The moment at which the next frame has to run.
  ///
  /// - Parameters:
  ///   - isQuiet: whether frames without a change would follow.
  ///   - work: seconds of frames after which the app's next block is due; nil for none.
  public func wakeTime(isQuiet: Bool, work: Double? = nil) -> Int64 {
    guard isQuiet else { return deadline }
    guard let work, work.isFinite else { return deadline + Self.patience }
    let frames = max(0, Int64(min(work * 1e9, 1e12)) - interval)
    return deadline + min(Self.patience, frames)
  }
}
