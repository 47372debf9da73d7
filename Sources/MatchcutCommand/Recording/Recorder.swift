import FrameExport
import TransitionStage
import UIKit

/// Runs a plan on a stage, and records its frames.
@MainActor package struct Recorder {
  private let plan: RecordingPlan
  private let overlay: RenderOverlay
  private let noteHandler: (FidelityNote) -> Void

  /// Makes a recorder of a plan, with an overlay of the renderer's work over the frames.
  ///
  /// - Parameter noteHandler: called with each fidelity note that the transition meets, once.
  package init(
    _ plan: RecordingPlan, overlay: RenderOverlay = [], noteHandler: @escaping (FidelityNote) -> Void = { _ in }
  ) {
    self.plan = plan
    self.overlay = overlay
    self.noteHandler = noteHandler
  }

  /// The recording, frames made as small as some formats allow.
  ///
  /// - Parameter onFrame: called for each frame with its number from 1 and the expected count.
  /// - Throws: `StageError`, ``PlanError/decidedOtherwise(progress:wanted:threshold:)``.
  package func record(
    for formats: Set<FrameExportFormat>, exporter: FrameExporter, onFrame: (Int, Int) -> Void = { _, _ in }
  ) throws -> FrameSequence {
    try record(
      reduce: { exporter.prepared($0, for: formats, pointSize: plan.device.screen.size) }, onFrame: onFrame)
  }

  /// The recording, of frames that a function makes smaller.
  ///
  /// - Parameter onFrame: called for each frame with its number from 1 and the expected count.
  /// - Throws: as ``record(for:exporter:onFrame:)`` does.
  package func record(
    reduce: (CGImage) -> CGImage, onFrame: (Int, Int) -> Void = { _, _ in }
  ) throws -> FrameSequence {
    var (frames, times): ([CGImage], [Double]) = ([], [])
    let trace = try run { stage, time in
      frames.append(reduce(stage.image))
      times.append(time)
      onFrame(frames.count, max(frames.count, plan.expectedFrames))
    }
    return try FrameSequence(
      name: plan.name, frames: frames, times: times, framesPerSecond: plan.framesPerSecond,
      pointSize: plan.device.screen.size, scale: plan.device.screen.scale, trace: trace)
  }

  /// The trace, without recording frames. Throws as `record` does.
  package func trace() throws -> EventTrace {
    try run { _, _ in }
  }

  /// Runs the plan; `onFrame` is called at the beginning and at each frame's time, until nothing moves any more.
  private func run(onFrame: (Stage, Double) throws -> Void) throws -> EventTrace {
    try withStage(plan.device) { stage in
      stage.overlay = overlay
      let scene = try plan.makeScene(on: stage)
      stage.noteHandler = noteHandler
      let finger = plan.script.map { RecordingFinger($0, plan: plan, scene: scene) }
      try onFrame(stage, 0)
      if let touches = plan.touches {
        stage.play(touches)
      } else if finger == nil {
        scene.begin(nil)
      }
      var frame = 0
      while true {
        frame += 1
        let time = Double(frame) / plan.framesPerSecond
        if let finger {
          finger.play(upTo: time)
        } else {
          stage.advance(by: scene.start + time - stage.time)
        }
        try onFrame(stage, time)
        if finger?.hasEnded ?? true, stage.isQuiet { break }
        guard time < plan.duration + (plan.script?.releaseTime ?? plan.touches?.duration ?? 0) + 10 else {
          throw stage.unsettled(after: time)
        }
      }
      if let script = plan.script, scene.hasFinished != (script.ending == .finish) {
        let progress = script.progress(at: script.releaseTime)
        throw PlanError.decidedOtherwise(
          progress: progress, wanted: script.ending.rawValue, threshold: plan.threshold)
      }
      return scene.trace
    }
  }
}
