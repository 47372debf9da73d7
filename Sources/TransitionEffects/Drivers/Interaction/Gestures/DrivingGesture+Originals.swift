import UIKit

extension DrivingGesture where Self == PanDriving {
  /// From the edge where lines begin; a third of the width is the whole, from half of that on it finishes (E-4).
  public static func edgePan() -> PanDriving {
    var pan = PanDriving([.trailing], distance: .part(1.0 / 3))
    pan.startsAtEdge = true
    return pan
  }

  /// From anywhere, or from within some points of the edge where lines begin; the width is the whole, from three tenths on it finishes
  /// (E-62, K-6).
  public static func fullScreenPan(within reach: CGFloat = 0) -> PanDriving {
    var pan = PanDriving([.trailing], distance: .part(1), release: ReleaseRule(threshold: 0.3))
    pan.reach = .points(reach)
    return pan
  }

  /// From the half of the view where lines begin; the width is the whole, to either side, and the way that the finger goes as it leaves
  /// decides (E-57).
  public static func leadingHalf() -> PanDriving {
    var pan = PanDriving([.trailing], distance: .part(1), release: ReleaseRule(fling: 0))
    pan.reach = .part(0.5)
    pan.countsBothDirections = true
    return pan
  }

  /// From anywhere; half the screen is the way, and past its middle it completes (E-13, E-17).
  public static func halfScreen(_ directions: Set<InteractionDirection>) -> PanDriving {
    PanDriving(directions, distance: .part(0.5))
  }

  /// Up or down; the height is the whole, from three tenths on it finishes (E-46).
  public static func fullHeight(_ directions: Set<InteractionDirection> = [.down]) -> PanDriving {
    PanDriving(directions, distance: .part(1), release: ReleaseRule(threshold: 0.3))
  }

  /// To the left or the right; the width is the whole, from three tenths on it finishes (E-5).
  public static func sideways() -> PanDriving {
    PanDriving([.leading, .trailing], distance: .part(1), release: ReleaseRule(threshold: 0.3))
  }

  /// Any way along an axis; 200 points are the whole, from half of that on it finishes (E-37, E-38).
  public static func swipe(isVertical: Bool) -> PanDriving {
    PanDriving(isVertical ? [.up, .down] : [.leading, .trailing], distance: .points(200))
  }

  /// Downwards; content that scrolls goes to its top first, and then the same finger pulls the screen down, and back again (E-13).
  public static func pull() -> PanDriving {
    var pan = PanDriving([.down], distance: .part(0.5))
    pan.continuesFromScrolling = true
    return pan
  }
}

extension DrivingGesture where Self == PinchDriving {
  /// Fingers that come closer; when they meet it is the whole, from half of that on it finishes (E-39; E-55 has 0.4).
  public static func pinch(threshold: CGFloat = 0.5) -> PinchDriving {
    PinchDriving([.together], release: ReleaseRule(threshold: threshold))
  }
}

extension DrivingGesture where Self == RotationDriving {
  /// Fingers that turn either way; a quarter of a turn is the whole, from half of that on it finishes.
  public static func rotation() -> RotationDriving {
    RotationDriving([.clockwise, .counterclockwise])
  }
}
