import UIKit

extension EffectAnimator {
  /// The effect on its way back where it went there, and the other way round.
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

  /// The effect in another time, in seconds, and along another curve or spring; nil leaves either as it is.
  @discardableResult
  public func timed(_ duration: TimeInterval? = nil, _ timing: EffectTiming? = nil) -> Self {
    if let duration { self.duration = duration }
    if let timing { self.timing = timing }
    return self
  }

  /// This effect and another at once, on the same two screens.
  ///
  /// Where both change the same of a screen, or its place above or behind the other, the second counts. A sequence keeps
  /// the screens to itself: make sequences of pairs, not pairs of sequences.
  ///
  /// - Parameter delay: seconds by which the second begins later; counts as 0…1,000,000, and what is no number as 0.
  public func with(_ other: EffectAnimator, after delay: TimeInterval = 0) -> EffectAnimator {
    PairAnimator(self, other, delay: delay)
  }

  /// This effect, and after it another: the first leads from the old screen to a plain one, the second from there to the new one.
  ///
  /// - Parameter color: the plain screen's colour.
  public func then(_ other: EffectAnimator, across color: UIColor = .black) -> EffectAnimator {
    SequenceAnimator(self, other, color: color)
  }
}
