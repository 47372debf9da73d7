import Foundation
import TransitionTesting

/// The last frames of a stage that differ from each other, as values that are drawn when a film needs them.
@MainActor final class LastFrames {
  /// The most frames of a film: a second of movement on most devices.
  static let limit = 60

  private var frames: [(time: TimeInterval, frame: RenderFrame)] = []

  /// Follows the frames of a stage from now on.
  init(of stage: Stage) {
    stage.frameObserver = { [weak self] in self?.add($0) }
  }

  private func add(_ stage: Stage) {
    let frame = stage.frame
    guard frame != frames.last?.frame else { return }
    // A film has one size: after a rotation it begins anew.
    if let last = frames.last, last.frame.pixelSize != frame.pixelSize { frames = [] }
    if let last = frames.last, last.time >= stage.time { frames.removeLast() }
    if frames.count == Self.limit { frames.removeFirst() }
    frames.append((stage.time, frame))
  }

  /// The film of the frames and of the stage's present one, with the whole trace.
  func film(named name: String, of stage: Stage) throws -> FrameSequence {
    add(stage)
    let size = stage.environment.screen.bounds.size
    let renderer = SoftwareRenderer()
    let exporter = FrameExporter()
    return try FrameSequence(
      name: name,
      frames: frames.map { exporter.prepared(renderer.render($0.frame), for: [.html], pointSize: size) },
      times: frames.map(\.time), framesPerSecond: 1 / stage.frameDuration, pointSize: size,
      scale: stage.device.screen.scale, trace: stage.trace)
  }
}
