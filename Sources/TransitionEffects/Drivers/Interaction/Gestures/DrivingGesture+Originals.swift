import UIKit

extension DrivingGesture where Self == PanDriving {
  /// A pan from the leading edge. It completes at a third of the width and finishes from half of that on (E-4).
  public static func edgePan() -> PanDriving {
    var pan = PanDriving([.trailing], distance: .part(1.0 / 3))
    pan.startsAtEdge = true
    return pan
  }

  /// A pan from anywhere, or from within some points of the leading edge. It finishes from three tenths of the width on
  /// (E-62, K-6).
  public static func fullScreenPan(within reach: CGFloat = 0) -> PanDriving {
    var pan = PanDriving([.trailing], distance: .part(1), release: ReleaseRule(threshold: 0.3))
    pan.reach = .points(reach)
    return pan
  }

  /// A pan from the leading half of the view. It completes at the width, and the direction at its release decides
  /// (E-57).
  public static func leadingHalf() -> PanDriving {
    var pan = PanDriving([.trailing], distance: .part(1), release: ReleaseRule(fling: 0))
    pan.reach = .part(0.5)
    pan.countsBothDirections = true
    return pan
  }

  /// A pan from anywhere. It completes at half of the screen and finishes from half of that on (E-13, E-17).
  public static func halfScreen(_ directions: Set<InteractionDirection>) -> PanDriving {
    PanDriving(directions, distance: .part(0.5))
  }

  /// A vertical pan. It completes at the height and finishes from three tenths on (E-46).
  public static func fullHeight(_ directions: Set<InteractionDirection> = [.down]) -> PanDriving {
    PanDriving(directions, distance: .part(1), release: ReleaseRule(threshold: 0.3))
  }

  /// A horizontal pan in either direction. It completes at the width and finishes from three tenths on (E-5).
  public static func sideways() -> PanDriving {
    PanDriving([.leading, .trailing], distance: .part(1), release: ReleaseRule(threshold: 0.3))
  }

  /// A pan in either direction of an axis. It completes at 200 points and finishes from half of that on (E-37, E-38).
  public static func swipe(isVertical: Bool) -> PanDriving {
    PanDriving(isVertical ? [.up, .down] : [.leading, .trailing], distance: .points(200))
  }

  /// A pan down. Content scrolls to its top first; then the same finger pulls the screen down, and back (E-13).
  public static func pull() -> PanDriving {
    var pan = PanDriving([.down], distance: .part(0.5))
    pan.continuesFromScrolling = true
    return pan
  }
}

extension DrivingGesture where Self == PinchDriving {
  /// A pinch. It completes when the fingers meet and finishes from half of that on (E-39; E-55 has 0.4).
  public static func pinch(threshold: CGFloat = 0.5) -> PinchDriving {
    PinchDriving([.together], release: ReleaseRule(threshold: threshold))
  }
}

extension DrivingGesture where Self == RotationDriving {
  /// A rotation in either direction. It completes at a quarter turn and finishes from half of that on.
  public static func rotation() -> RotationDriving {
    RotationDriving([.clockwise, .counterclockwise])
  }
}
