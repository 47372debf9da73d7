import Foundation
import QuartzCore

/// Timing along a cubic Bézier curve.
@preconcurrency @MainActor public final class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The curve's name; nil for control points.
  private let curve: UIView.AnimationCurve?
  /// The first control point.
  public let controlPoint1: CGPoint
  /// The second control point.
  public let controlPoint2: CGPoint

  /// Creates Core Animation's default curve (C-29).
  public override convenience nonisolated init() {
    self.init(controlPoint1: CGPoint(x: 0.25, y: 0.1), controlPoint2: CGPoint(x: 0.25, y: 1))
  }

  /// Creates one of the system's curves.
  public nonisolated init(animationCurve curve: UIView.AnimationCurve) {
    self.curve = curve
    switch curve {
    case .easeInOut: (controlPoint1, controlPoint2) = (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
    case .easeIn: (controlPoint1, controlPoint2) = (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
    case .easeOut: (controlPoint1, controlPoint2) = (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
    case .linear: (controlPoint1, controlPoint2) = (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
    }
    super.init()
  }

  /// Creates a curve from its control points; x is clamped to 0…1, and NaN gives the linear curve.
  public nonisolated init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    curve = nil
    (controlPoint1, controlPoint2) = (point1, point2)
    super.init()
  }

  /// The system's curve that the parameters were created with; else ease-in-ease-out.
  public var animationCurve: UIView.AnimationCurve { curve ?? .easeInOut }
  /// `builtin` for the system's curves, else `cubic`.
  public var timingCurveType: UITimingCurveType { curve == nil ? .cubic : .builtin }
  /// The parameters themselves.
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Nil.
  public var springTimingParameters: UISpringTimingParameters? { nil }

  package var bezier: CubicBezier {
    CubicBezier(Double(controlPoint1.x), Double(controlPoint1.y), Double(controlPoint2.x), Double(controlPoint2.y))
  }

  // MARK: Copying and coding

  /// Returns the parameters themselves, which are immutable.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  /// Reads parameters that ``encode(with:)`` has written; nil if they are missing.
  public nonisolated init?(coder: NSCoder) {
    guard coder.containsValue(forKey: "x1") else { return nil }
    let name = coder.decodeInteger(forKey: "curve")
    curve = name < 0 ? nil : UIView.AnimationCurve(rawValue: name)
    controlPoint1 = CGPoint(x: coder.decodeDouble(forKey: "x1"), y: coder.decodeDouble(forKey: "y1"))
    controlPoint2 = CGPoint(x: coder.decodeDouble(forKey: "x2"), y: coder.decodeDouble(forKey: "y2"))
    super.init()
  }

  /// Writes the parameters.
  public nonisolated func encode(with coder: NSCoder) {
    coder.encode(curve?.rawValue ?? -1, forKey: "curve")
    coder.encode(Double(controlPoint1.x), forKey: "x1")
    coder.encode(Double(controlPoint1.y), forKey: "y1")
    coder.encode(Double(controlPoint2.x), forKey: "x2")
    coder.encode(Double(controlPoint2.y), forKey: "y2")
  }
}
