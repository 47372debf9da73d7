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
