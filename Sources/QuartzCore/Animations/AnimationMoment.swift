import Foundation

/// A moment of an animation, at which it is evaluated.
@MainActor package struct AnimationMoment {
  /// The animation's timing with its beginning filled in.
  package let timing: MediaTiming
  /// The time of the layer, or of the group that contains the animation.
  package let time: CFTimeInterval
  /// The animation on its layer; nil for one in a group.
  let entry: AnimationEntry?

  /// The clock that moves the animation in place of its own timing, and the span of that clock's progress.
  var track: AnimationTrack? { entry?.track }

  /// The progress and the repetition of an animation.
  struct Position {
    /// The eased progress; x and y differ where the velocity has two components (C-43).
    let progress: AnimationProgress
    /// The number of repetitions that have passed.
    let iteration: Int

    static let start = Position(progress: AnimationProgress(repeating: 0), iteration: 0)
  }

  /// The progress and the repetition of an animation; nil outside of the active time without a fill.
  func position(of animation: CAAnimation) -> Position? {
    let easing = animation.easing(scrubbedBy: entry?.scrubCurve)
    if let track {
      return Position(
        progress: easing.progress(onTrack: track.progress(at: time), length: timing.duration), iteration: 0)
    }
    guard let phase = timing.phase(atParent: time) else { return nil }
    let progress = easing.progress(at: phase.fraction, seconds: phase.time)
    return Position(progress: AnimationProgress(repeating: progress), iteration: phase.iteration)
  }
}

/// The model underneath a layer's animations: the layer's own, which is not copied, or another value.
@MainActor package enum UnderlyingModel {
  case layer(CALayer)
  indirect case value(LayerProperties)

  /// The model.
  package var properties: LayerProperties {
    switch self {
    case .layer(let layer): layer.model_
    case .value(let model): model
    }
  }
}
