import CoreGraphics
import Foundation

/// An animation through several values, or along a path (C-46…C-48).
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, in order; a path takes their place.
  open var values: [Any]?
  /// The path that a point follows; each line or curve of it is the interpolator between two keyframes.
  open var path: CGPath?
  /// The times of the values in 0…1 of the duration, growing; nil: evenly. `discrete` takes one more than there are values.
  ///
  /// An array of another length is left out, with a diagnostic; times out of order show the model.
  open var keyTimes: [NSNumber]?
  /// A curve for each part between two values; parts without one are linear (C-48).
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How the animation goes from value to value.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// How tightly `cubic` curves pass each value, 0 unless set: 1 is straight, −1 wide.
  open var tensionValues: [NSNumber]?
  /// How sharp the corner at each value of a `cubic` curve is, 0 unless set.
  open var continuityValues: [NSNumber]?
  /// Where `cubic` curves pass each value, 0 unless set: 1 before, −1 behind it.
  open var biasValues: [NSNumber]?
  /// How a layer on a path turns; nil leaves it as it is.
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
    let turn = CATransform3DMakeRotation(CGFloat(angle), 0, 0, 1)
    state.transform = CATransform3DConcat(state.transform, turn)
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

  /// When each part of the interpolator is gone; evenly, with a diagnostic, where the key times are not valid (C-47).
  private func pacing(of segments: KeyframeSegments, on layer: CALayer) -> KeyframePacing {
    if calculationMode.isPaced { return .even(over: segments) }
    let count = segments.timeCount
    let curves = (timingFunctions ?? []).map(\.curve)
    guard let keyTimes else { return .times(KeyframePacing.even(count), curves) }
    if let valid = validKeyTimes(count: count) { return .times(valid, curves) }
    layer.environment.report(.keyTimes(keyTimes.map(\.doubleValue), expected: count, of: self, on: layer))
    return .times(KeyframePacing.even(count), curves)
  }

  /// The key times, if there are as many as the interpolator takes and they grow from 0 to 1.
  private func validKeyTimes(count: Int) -> [Double]? {
    guard let times = keyTimes?.map(\.doubleValue), times.count == count, times.first == 0, times.last == 1,
      zip(times, times.dropFirst()).allSatisfy({ $0 <= $1 })
    else { return nil }
    return times
  }
}

extension [NSNumber]? {
  /// The numbers that are finite, others as 0.
  fileprivate var numbers: [Double] {
    (self ?? []).map { $0.doubleValue.isFinite ? $0.doubleValue : 0 }
  }
}
