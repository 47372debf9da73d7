import Foundation

/// The timing that layers and animations share: how a parent's time becomes the object's own (C-1).
@preconcurrency @MainActor public protocol CAMediaTiming: AnyObject {
  /// When the object begins, in its parent's time, in seconds; for an added animation 0 means "now" (C-9).
  var beginTime: CFTimeInterval { get set }
  /// How long one repetition lasts, in seconds; 0 means the transaction's duration (C-8).
  var duration: CFTimeInterval { get set }
  /// How fast the object's time passes in its parent's.
  var speed: Float { get set }
  /// Added to the object's own time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// How often an animation repeats; fractions are allowed (C-3).
  var repeatCount: Float { get set }
  /// How long an animation repeats, in seconds; overrides `repeatCount` where it is not 0.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each repetition plays back after it has played forward.
  var autoreverses: Bool { get set }
  /// What is shown before the beginning and after the end (C-4).
  var fillMode: CAMediaTimingFillMode { get set }
}
