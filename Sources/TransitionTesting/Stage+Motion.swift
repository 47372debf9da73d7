import UIKit

extension Stage {
  /// The user's settings for motion: with `isReduced` the system's own transitions cross-fade (E-88).
  public var motion: MotionPreferences {
    get { environment.motion }
    set { environment.motion = newValue }
  }
}
