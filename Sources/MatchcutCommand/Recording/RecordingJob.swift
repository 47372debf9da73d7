import FrameExport
import TransitionStage
import UIKit

/// One recording and the files that it becomes.
package struct RecordingJob: Sendable {
  private let plan: RecordingPlan
  private let outputs: [(path: String, format: FrameExportFormat)]
  private let exporter: FrameExporter
  private let overlay: RenderOverlay

  /// A job from its plan and its files; throws `FrameExportError` for an extension that says nothing.
  ///
  /// That is found out before the recording is made.
  package init(
    plan: RecordingPlan, outputs: [String], options: FrameExporter.Options, overlay: RenderOverlay = []
  ) throws {
    self.plan = plan
    self.overlay = overlay
    self.outputs = try outputs.map { ($0, try FrameExportFormat(path: $0)) }
    exporter = FrameExporter(options)
  }

  /// Records, writes the files, and returns their paths and the fidelity notes that the transition has met; shows the
  /// progress where standard error is a terminal.
  @MainActor package func run() throws -> (paths: [String], notes: [FidelityNote]) {
    let recording = ProgressBar("recording")
    defer { recording.clear() }
    var notes: [FidelityNote] = []
    let recorder = Recorder(plan, overlay: overlay, noteHandler: { notes.append($0) })
    let film = try recorder.record(for: Set(outputs.map(\.format)), exporter: exporter) { done, all in
      recording.show(done, of: all)
    }
    recording.clear()
    for (index, output) in outputs.enumerated() {
      let writing = ProgressBar("writing \(output.path)")
      writing.show(index, of: outputs.count)
      defer { writing.clear() }
      try exporter.write(film, to: output.path)
    }
    return (outputs.map(\.path), notes)
  }
}
