import CoreGraphics
import Foundation

/// An animation in a form that writes to a layer's geometry without boxed values.
///
/// The fast path of ``CAPropertyAnimation``: it gives the same values, with the same easing and interpolation. Its data
/// lie together in memory, because a frame of many moving layers costs what it has to fetch. It is an object, because a
/// copy out of an array would cost as much as the evaluation.
@MainActor package final class CompiledAnimation {
  /// When it runs.
  private let timing: MediaTiming
  /// The times of the layer between which the animation contributes to the presentation.
  private let shown: (from: CFTimeInterval, until: CFTimeInterval)
  /// The beginning and the length of an animation that runs once, forwards and at the layer's pace; length 0 for
  /// others.
  private let singleRun: (from: CFTimeInterval, length: CFTimeInterval)
  private let easing: Easing
  private let track: CompiledTrack
  private let isAdditive: Bool

  /// An animation of one property, compiled; nil where it needs full evaluation.
  init?(
    _ animation: CAPropertyAnimation, timing: MediaTiming, scrubCurve: ScrubCurve?, from: CFTimeInterval,
    until: CFTimeInterval
  ) {
    guard let track = animation.compiledTrack else { return nil }
    (self.timing, self.track, shown) = (timing, track, (from, until))
    singleRun = (timing.beginTime, timing.runsOnce ? timing.duration : 0)
    (easing, isAdditive) = (animation.easing(scrubbedBy: scrubCurve), animation.isAdditive)
  }

  /// Applies the animation to a geometry at a time of the layer; nothing outside of the active time without a fill.
  func move(_ geometry: inout LayerGeometry, at time: CFTimeInterval) {
    if let progress = progress(at: time) { track.move(&geometry, to: progress, isAdditive: isAdditive) }
  }

  /// Applies an animation of the opacity at a time of the layer.
  func fade(_ opacity: inout Float, at time: CFTimeInterval) {
    if let progress = progress(at: time) { track.fade(&opacity, to: progress, isAdditive: isAdditive) }
  }

  /// The eased progress at a time of the layer; nil outside of the active time without a fill.
  private func progress(at time: CFTimeInterval) -> Double? {
    guard time >= shown.from, time < shown.until else { return nil }
    let elapsed = time - singleRun.from
    if elapsed >= 0, elapsed < singleRun.length {
      return easing.progress(at: elapsed / singleRun.length, seconds: elapsed)
    }
    guard let phase = timing.phase(atParent: time) else { return nil }
    return easing.progress(at: phase.fraction, seconds: phase.time)
  }
}

/// The start and end values of a compiled animation's property, unboxed.
///
/// Not an ``AnimationTrack``: animations on a clock are not compiled.
enum CompiledTrack {
  case position(from: CGPoint, to: CGPoint)
  case opacity(from: Double, to: Double)
  case bounds(from: CGRect, to: CGRect)
  /// Between two translations in the plane, which is the common case.
  case translation(from: CGPoint, to: CGPoint)
  case transform(TransformTrack)

  /// The interpolation between two matrices, decomposed on first use; an object, because it is large and rare.
  final class TransformTrack {
    private let ends: (from: CATransform3D, to: CATransform3D)
    private var blend: TransformBlend?

    init(from: CATransform3D, to: CATransform3D) {
      ends = (from, to)
    }

    func matrix(at fraction: Double) -> CATransform3D {
      if blend == nil { blend = TransformBlend(from: ends.from, to: ends.to) }
      return blend?.transform(at: fraction) ?? ends.to
    }
  }

  /// The values of the property that a key path names; nil for other properties, and for components.
  init?(_ target: LayerKeyPath?, from: AnimationValue?, to: AnimationValue?) {
    guard let target, target.component == nil else { return nil }
    switch (target.property, from, to) {
    case (.position, .point(let from)?, .point(let to)?): self = .position(from: from, to: to)
    case (.opacity, .number(let from)?, .number(let to)?): self = .opacity(from: from, to: to)
    case (.bounds, .rect(let from)?, .rect(let to)?): self = .bounds(from: from, to: to)
    case (.transform, .transform(let from)?, .transform(let to)?):
      if let start = from.planarTranslation, let end = to.planarTranslation {
        self = .translation(from: start, to: end)
      } else {
        self = .transform(TransformTrack(from: from, to: to))
      }
    default: return nil
    }
  }

  /// Applies the interpolated value to a geometry: replaces the property, or is added to it.
  func move(_ geometry: inout LayerGeometry, to fraction: Double, isAdditive: Bool) {
    switch self {
    case .position(let from, let to):
      let point = CGPoint.interpolate(from: from, to: to, fraction: fraction)
      geometry.position = isAdditive ? geometry.position.adding(point) ?? point : point
    case .opacity: fade(&geometry.opacity, to: fraction, isAdditive: isAdditive)
    case .bounds(let from, let to):
      let rect = CGRect.interpolate(from: from, to: to, fraction: fraction)
      geometry.bounds = isAdditive ? geometry.bounds.adding(rect) ?? rect : rect
    case .translation(let from, let to):
      // As in ``TransformBlend``: both ends are met exactly.
      let translation =
        fraction == 0
        ? from : fraction == 1 ? to : CGPoint.interpolate(from: from, to: to, fraction: fraction)
      move(&geometry, by: CATransform3DMakeTranslation(translation.x, translation.y, 0), isAdditive: isAdditive)
    case .transform(let track): move(&geometry, by: track.matrix(at: fraction), isAdditive: isAdditive)
    }
  }

  /// Applies the interpolated opacity; does nothing for other properties.
  func fade(_ opacity: inout Float, to fraction: Double, isAdditive: Bool) {
    guard case .opacity(let from, let to) = self else { return }
    let number = Double.interpolate(from: from, to: to, fraction: fraction)
    opacity = Float(isAdditive ? Double(opacity) + number : number)
  }

  private func move(_ geometry: inout LayerGeometry, by matrix: CATransform3D, isAdditive: Bool) {
    let isAlone = !isAdditive || CATransform3DIsIdentity(geometry.transform)
    geometry.transform = isAlone ? matrix : geometry.transform.adding(matrix) ?? matrix
  }
}
