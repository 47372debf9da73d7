import UIKit

/// The timing of an effect.
public enum EffectTiming: Hashable, Sendable {
  /// One of UIKit's curves.
  case curve(UIView.AnimationCurve)
  /// A spring that settles at the end of the duration (C-38), with a velocity in total displacements per second.
  ///
  /// The ratio is clamped to 0.01…100 and the velocity to −1000…1000; values that are not numbers count as 1 and 0.
  ///
  /// Because keyframes and masks have no springs (C-54), effects made of them ease out instead.
  case spring(dampingRatio: CGFloat, initialVelocity: CGFloat = 0)

  /// The curve; an ease-out for a spring.
  var plainCurve: UIView.AnimationCurve {
    switch self {
    case .curve(let curve): curve
    case .spring: .easeOut
    }
  }
}

extension UIView.AnimationCurve {
  /// The curve as an animation option (C-53).
  var options: UIView.AnimationOptions {
    switch self {
    case .easeIn: .curveEaseIn
    case .easeOut: .curveEaseOut
    case .linear: .curveLinear
    default: []
    }
  }

  /// The curve as a media timing function.
  var layerTiming: CAMediaTimingFunctionName {
    switch self {
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: .linear
    default: .easeInEaseOut
    }
  }
}
