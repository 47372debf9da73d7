import Foundation

/// An animation compiled to write straight into a layer's geometry, with all that this takes side by side in memory.
///
/// The fast path of ``CAPropertyAnimation``: it shows the same values, by the same easing and interpolation. Where many layers
/// move, a frame costs what has to be fetched for each. An object, because copying one out of a list costs as much as a movement.
@MainActor package final class CompiledAnimation {
  /// When it runs.
  private let timing: MediaTiming
  /// The times of the layer at which it has a part in what is shown.
  private let shown: (from: CFTimeInterval, until: CFTimeInterval)
  /// The beginning and the length where it runs once, forwards and by the layer's time, as most do; else no length.
  private let singleRun: (from: CFTimeInterval, length: CFTimeInterval)
  private let easing: Easing
  private let track: CompiledTrack
  private let isAdditive: Bool

  /// An animation of one property, compiled; nil where it has to be evaluated.
  init?(
    _ animation: CAPropertyAnimation, timing: MediaTiming, scrubCurve: ScrubCurve?, from: CFTimeInterval,
    until: CFTimeInterval
  ) {
    guard let track = animation.compiledTrack else { return nil }
    (self.timing, self.track, shown) = (timing, track, (from, until))
    singleRun = (timing.beginTime, timing.runsOnce ? timing.duration : 0)
    (easing, isAdditive) = (animation.easing(scrubbedBy: scrubCurve), animation.isAdditive)
  }

  /// Moves a geometry to where the animation has it at a time of the layer; outside of the active time without a fill it does nothing.
  func move(_ geometry: inout LayerGeometry, at time: CFTimeInterval) {
    if let progress = progress(at: time) { track.move(&geometry, to: progress, isAdditive: isAdditive) }
  }

  /// Fades to where the animation, which is of the opacity, has it at a time of the layer.
  func fade(_ opacity: inout Float, at time: CFTimeInterval) {
    if let progress = progress(at: time) { track.fade(&opacity, to: progress, isAdditive: isAdditive) }
  }

  /// The eased progress at a time of the layer; nil where it shows nothing.
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
