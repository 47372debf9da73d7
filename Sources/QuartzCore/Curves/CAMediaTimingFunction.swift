import Foundation

/// An immutable timing curve from (0, 0) to (1, 1) with two control points.
///
/// Two timing functions are equal only if they are the same object (C-30).
public final class CAMediaTimingFunction: NSObject, Sendable {
  /// The curve itself.
  package let curve: CubicBezier
  /// The last time and its progress, cached because animations that began together ask for the same time.
  @MainActor private var lastTime = 0.0
  @MainActor private var lastProgress = 0.0

  package init(_ curve: CubicBezier) {
    self.curve = curve
  }

  /// The system's curve of a name: the same object each time (C-27, C-30). An unknown name gives `linear`.
  public convenience init(name: CAMediaTimingFunctionName) {
    self.init(sharing: SystemTimingFunctions.named(name))
  }

  /// A curve from its two control points.
  ///
  /// An x outside of 0…1 is clamped, so that each time has one progress. A NaN, or an infinite y, gives the linear
  /// curve.
  public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    self.init(CubicBezier(Double(c1x), Double(c1y), Double(c2x), Double(c2y)))
  }

  /// Writes x and y of a control point: 0 is the start, 1 and 2 are the curve's own, 3 is the end.
  ///
  /// Any other index writes nothing.
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points = [0, 0] + controlPoints + [1, 1]
    guard 0...3 ~= idx else { return }
    ptr[0] = points[2 * idx]
    ptr[1] = points[2 * idx + 1]
  }

  /// The progress at a time in 0…1.
  @MainActor func value(at time: Double) -> Double {
    if time != lastTime { (lastTime, lastProgress) = (time, curve.value(at: time)) }
    return lastProgress
  }

  private var controlPoints: [Float] {
    [Float(curve.x1), Float(curve.y1), Float(curve.x2), Float(curve.y2)]
  }

  /// The control points in words.
  public override var description: String {
    "CAMediaTimingFunction(\(controlPoints.map(\.description).joined(separator: ", ")))"
  }
}

extension CAMediaTimingFunction: SharedInstances {}

/// The names of the system's timing curves.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name's text.
  public let rawValue: String

  /// A name from its text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Progress is time.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Starts slowly, ends at speed.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Starts at speed, ends slowly.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Starts and ends slowly.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The curve of implicit animations.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The system's timing functions, made once. Their control points are exact, so that easeInEaseOut passes (½, ½)
/// (C-27).
enum SystemTimingFunctions {
  private static let linear = CAMediaTimingFunction(.linear)
  private static let easeIn = CAMediaTimingFunction(CubicBezier(0.42, 0, 1, 1))
  private static let easeOut = CAMediaTimingFunction(CubicBezier(0, 0, 0.58, 1))
  private static let easeInEaseOut = CAMediaTimingFunction(CubicBezier(0.42, 0, 0.58, 1))
  private static let implicit = CAMediaTimingFunction(CubicBezier(0.25, 0.1, 0.25, 1))

  /// The function of a name; `linear` for an unknown name.
  static func named(_ name: CAMediaTimingFunctionName) -> CAMediaTimingFunction {
    switch name {
    case .easeIn: easeIn
    case .easeOut: easeOut
    case .easeInEaseOut: easeInEaseOut
    case .default: implicit
    default: linear
    }
  }
}

/// Lets an initializer of a class return an existing object.
///
/// Only an initializer in a protocol's extension may assign `self`; the class's own delegates to it.
protocol SharedInstances {}

extension SharedInstances {
  /// Returns the given object.
  init(sharing instance: Self) {
    self = instance
  }
}
