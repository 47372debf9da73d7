import Foundation

extension Session {
  /// A change of one of the app's animations, as one tries it in the studio: another delay, duration or damping,
  /// or none at all.
  public struct AnimationChange: Hashable, Sendable {
    /// The layer and the key of the animation, as the studio lists them.
    public var name: String
    /// The number among the animations of the name that are added from the input's frame on, counted from 1.
    public var index: Int
    /// Seconds from its commit to its beginning; nil for its own.
    public var delay: TimeInterval?
    /// Seconds of one repetition; nil for its own. A spring is made stiffer or softer.
    public var duration: TimeInterval?
    /// The damping ratio of a spring, as `usingSpringWithDamping` takes it; nil for its own. Its duration stays.
    public var dampingRatio: Double?
    /// Whether it moves nothing: its time passes, and its layer shows the end.
    public var isMuted: Bool

    /// Makes a change of an animation.
    public init(
      _ name: String, _ index: Int = 1, delay: TimeInterval? = nil, duration: TimeInterval? = nil,
      dampingRatio: Double? = nil, isMuted: Bool = false
    ) {
      (self.name, self.index, self.delay, self.duration) = (name, index, delay, duration)
      (self.dampingRatio, self.isMuted) = (dampingRatio, isMuted)
    }

    /// The greatest delay and the greatest duration, in seconds.
    public static let longest: TimeInterval = 60
    /// The least duration, in seconds.
    public static let shortest: TimeInterval = 0.01
    /// The damping ratios: from a long swing to none.
    public static let dampingRatios: ClosedRange<Double> = 0.05...1
    /// The greatest index.
    package static let mostOfAName = 100_000
  }
}
