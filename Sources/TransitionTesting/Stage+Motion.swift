import UIKit

extension Stage {
  /// The user's settings for motion: with `isReduced` the system's zoom and flip cross-fade, with `prefersCrossFade` its slides too
  /// (E-88, K-60).
  public var motion: MotionPreferences {
    get { environment.motion }
    set { environment.motion = newValue }
  }
}
