import Foundation

/// The timing of layers and animations: the conversion from a parent's time to the object's own (C-1).
@preconcurrency @MainActor public protocol CAMediaTiming: AnyObject {
  /// The beginning in the parent's time, in seconds; for an added animation 0 means the commit (C-9).
  var beginTime: CFTimeInterval { get set }
  /// The length of one repetition, in seconds; 0 means the transaction's duration (C-8).
  var duration: CFTimeInterval { get set }
  /// The rate of the object's time relative to its parent's.
  var speed: Float { get set }
  /// Added to the object's own time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// The number of repetitions; fractions are allowed (C-3).
  var repeatCount: Float { get set }
  /// How long an animation repeats, in seconds; overrides `repeatCount` unless it is 0.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each repetition plays back after it has played forward.
  var autoreverses: Bool { get set }
  /// The fill before the beginning and after the end (C-4).
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The fill of an animation before it begins and after it ends (A-72, C-4).
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The mode's text.
  public let rawValue: String

  /// A mode from its text; an unknown one acts as `removed`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The last value stays after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value shows before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The first value shows before the beginning, and the last one stays after the end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Nothing shows outside the active time.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")

  /// Whether the first value shows before the beginning.
  package var fillsBackwards: Bool { self == .backwards || self == .both }
  /// Whether the last value stays after the end.
  package var fillsForwards: Bool { self == .forwards || self == .both }
}
