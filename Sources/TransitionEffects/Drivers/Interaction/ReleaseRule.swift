import UIKit

/// What becomes of a transition when the fingers let go: their speed decides where they are quick, else how far they have come.
public struct ReleaseRule: Hashable, Sendable {
  /// From which progress on slow fingers finish, in 0…1; none lower than this and none at it.
  public var threshold: CGFloat
  /// From which speed on the way decides that the fingers go, in whole transitions per second, for pans in sides of the view; infinity lets
  /// progress alone decide, as the originals of E-4, E-5, E-13, E-37, E-38 and E-39 do.
  public var fling: CGFloat

  /// A rule; as on iOS a pop, quick is a bit more than the screen's width per second (K-6).
  public init(threshold: CGFloat = 0.5, fling: CGFloat = 1.06) {
    (self.threshold, self.fling) = (threshold, fling)
  }

  /// Whether the transition finishes.
  ///
  /// - Parameter speed: whole transitions per second, negative backwards.
  public func finishes(progress: CGFloat, speed: CGFloat) -> Bool {
    speed.magnitude >= fling ? speed > 0 : progress > threshold
  }
}
