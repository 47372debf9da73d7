import QuartzCore
import UIKit

extension Stage {
  /// Changes an animation that the app will add; an input of a session.
  ///
  /// The animation is found by the name and the number that the studio lists.
  public func change(_ change: Session.AnimationChange) {
    note([.animation(change)])
    animations.add(change, in: environment)
  }

  /// Notes the animations that were added since the last layout, and changes those that are to be.
  func collectAnimations() {
    animations.collect(in: environment, frame: ticks)
  }
}
