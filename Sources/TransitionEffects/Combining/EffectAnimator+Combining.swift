import UIKit

extension EffectAnimator {
  /// The effect in the opposite direction.
  @discardableResult
  public func reversed() -> Self {
    isReversed.toggle()
    return self
  }

  /// The effect with left and right exchanged.
  @discardableResult
  public func mirrored() -> Self {
    isMirrored.toggle()
    return self
  }

  /// The effect with another duration, in seconds, and another curve or spring; nil leaves either unchanged.
  @discardableResult
  public func timed(_ duration: TimeInterval? = nil, _ timing: EffectTiming? = nil) -> Self {
    if let duration { self.duration = duration }
    if let timing { self.timing = timing }
    return self
  }

  /// Combines this effect with another one that plays at the same time on the same screens.
  ///
  /// Where both change the same property of a screen, or the order of the screens, the second wins. A sequence keeps
  /// the screens to itself: make sequences of pairs, not pairs of sequences.
  ///
  /// - Parameters:
  ///   - other: the second effect; its direction changes with the whole's.
  ///   - delay: the delay of the second effect, in seconds, clamped to 0…1,000,000; 0 if it is not finite.
  public func with(_ other: EffectAnimator, after delay: TimeInterval = 0) -> EffectAnimator {
    PairAnimator(self, other, delay: delay)
  }

  /// Plays another effect after this one: the first leads from the old screen to a plain one, the second from there to
  /// the new one.
  ///
  /// - Parameters:
  ///   - other: the second effect; its direction changes with the whole's.
  ///   - color: the plain screen's colour.
  public func then(_ other: EffectAnimator, across color: UIColor = .black) -> EffectAnimator {
    SequenceAnimator(self, other, color: color)
  }
}
