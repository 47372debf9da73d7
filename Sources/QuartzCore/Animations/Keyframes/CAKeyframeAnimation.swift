import CoreGraphics
import Foundation

/// An animation through several values, or along a path (C-46…C-48).
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, in order; ignored if there is a path.
  open var values: [Any]?
  /// The path that a point follows; each of its lines or curves is the segment between two keyframes.
  open var path: CGPath?
  /// The times of the values, ascending in 0…1 of the duration; nil means evenly spaced. `discrete` takes one more than
  /// there are values.
  ///
  /// An array that is not ascending from 0 to 1, or has another length, is ignored, with a diagnostic.
  open var keyTimes: [NSNumber]?
  /// The timing functions of the segments between two values; segments without one are linear (C-48).
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The interpolation between the values.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// The tension of `cubic` curves at each value, 0 unless set: 1 is tight, −1 round.
  open var tensionValues: [NSNumber]?
  /// The sharpness of the corner at each value of a `cubic` curve, 0 unless set.
  open var continuityValues: [NSNumber]?
  /// The bias of `cubic` curves at each value, 0 unless set: 1 moves the curve before it, −1 behind it.
  open var biasValues: [NSNumber]?
  /// The rotation of a layer along a path; nil leaves the layer's rotation.
  open var rotationMode: CAAnimationRotationMode?

  /// The interpolator, made once, when the animation is added.
  private var interpolator: KeyframeInterpolator?

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? CAKeyframeAnimation {
      copy.values = values
      copy.path = path?.copy()
      copy.keyTimes = keyTimes
      copy.timingFunctions = timingFunctions
      copy.calculationMode = calculationMode
      copy.tensionValues = tensionValues
      copy.continuityValues = continuityValues
      copy.biasValues = biasValues
      copy.rotationMode = rotationMode
    }
    return copy
  }

  package override func prepare(for layer: CALayer, base: AnimationValue) -> Bool {
    let environment = layer.environment
    var segments: KeyframeSegments
    if let path {
      let lines = PathSegment.segments(of: path)
      guard !lines.isEmpty else {
        environment.report(
          .keyframesMissing(layer: layer.debugName, keyPath: keyPath ?? "", what: "a path that leads nowhere"))
        return false
      }
      guard AnimationValue.point(.zero).converted(toKindOf: base) != nil else {
        environment.report(.animationValue(path, of: self, on: layer))
        return false
      }
      segments = .path(lines, isDiscrete: calculationMode == .discrete)
    } else {
      guard let values, !values.isEmpty else {
        environment.report(.keyframesMissing(layer: layer.debugName, keyPath: keyPath ?? "", what: "no values"))
        return false
      }
      var stops: [AnimationValue] = []
      for value in values {
        guard let stop = AnimationValue(value)?.converted(toKindOf: base) else {
          environment.report(.animationValue(value, of: self, on: layer))
          return false
        }
        stops.append(stop)
      }
      if stops.count == 1, calculationMode != .discrete { stops.append(stops[0]) }
      segments = self.segments(through: stops)
    }
    let pacing = pacing(of: segments, on: layer)
    interpolator = KeyframeInterpolator(segments: segments, pacing: pacing)
    return true
  }

  package override func value(atProgress progress: Double, underlying: AnimationValue) -> AnimationValue? {
    interpolator?.value(at: progress).converted(toKindOf: underlying)
  }

  package override func applyAdditionalChanges(to state: inout LayerProperties, atProgress progress: Double) {
    guard let rotationMode, target?.property == .position, let direction = interpolator?.direction(at: progress) else {
      return
    }
    var angle = EngineMath.atan2(Double(direction.dy), Double(direction.dx))
    switch rotationMode {
    case .rotateAuto: break
    case .rotateAutoReverse: angle += EngineMath.pi
    default: return
    }
    let rotation = CATransform3DMakeRotation(CGFloat(angle), 0, 0, 1)
    state.transform = CATransform3DConcat(state.transform, rotation)
  }

  private func segments(through stops: [AnimationValue]) -> KeyframeSegments {
    if calculationMode == .discrete { return .discrete(stops) }
    guard calculationMode.isCubic, let first = stops.first, let points = KeyframeSpline.points(of: stops) else {
      return .linear(stops)
    }
    let times = calculationMode == .cubic ? validKeyTimes(count: stops.count) : nil
    return .spline(
      KeyframeSpline(
        points: points, times: times ?? KeyframePacing.even(stops.count), tension: tensionValues.numbers,
        continuity: continuityValues.numbers, bias: biasValues.numbers), like: first)
  }

  /// The times of the segments; evenly spaced, with a diagnostic, if the key times are not valid (C-47).
  private func pacing(of segments: KeyframeSegments, on layer: CALayer) -> KeyframePacing {
    if calculationMode.isPaced { return .even(over: segments) }
    let count = segments.timeCount
    let curves = (timingFunctions ?? []).map(\.curve)
    guard let keyTimes else { return .times(KeyframePacing.even(count), curves) }
    if let valid = validKeyTimes(count: count) { return .times(valid, curves) }
    layer.environment.report(.keyTimes(keyTimes.map(\.doubleValue), expected: count, of: self, on: layer))
    return .times(KeyframePacing.even(count), curves)
  }

  /// The key times, if there are as many as needed and they ascend from 0 to 1.
  private func validKeyTimes(count: Int) -> [Double]? {
    guard let times = keyTimes?.map(\.doubleValue), times.count == count, times.first == 0, times.last == 1,
      zip(times, times.dropFirst()).allSatisfy({ $0 <= $1 })
    else { return nil }
    return times
  }
}

extension [NSNumber]? {
  /// The numbers, with 0 for those that are not finite.
  fileprivate var numbers: [Double] {
    (self ?? []).map { $0.doubleValue.isFinite ? $0.doubleValue : 0 }
  }
}

/// The interpolation between the values of a keyframe animation.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The mode's text.
  public let rawValue: String

  /// A mode from its text; an unknown one acts as `linear`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Linear interpolation.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value shows until the time of the next one.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Straight, at constant speed; key times and timing functions are ignored (C-47).
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Along a smooth curve through the values (C-48).
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Along a smooth curve at constant speed; key times and timing functions are ignored (C-47).
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

  /// Whether the speed is the same everywhere.
  package var isPaced: Bool { self == .paced || self == .cubicPaced }
  /// Whether the values are interpolated along a smooth curve.
  var isCubic: Bool { self == .cubic || self == .cubicPaced }
}

/// The rotation of a layer that follows a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The mode's text.
  public let rawValue: String

  /// A mode from its text; an unknown one does not rotate the layer.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The layer's x axis points along the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The layer's x axis points against the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
