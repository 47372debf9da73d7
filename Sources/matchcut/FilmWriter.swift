import Foundation
import TransitionStage
import UIKit

/// Films a stage, and writes the film as a page, a GIF and a film strip.
@MainActor struct FilmWriter {
  /// The folder to write into; made where it is missing.
  let folder: String
  private static let extensions = ["html", "gif", "png"]

  /// Films from now on until nothing moves; each file's path is printed.
  func film(_ stage: Stage, as name: String, framesPerSecond: Double) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let exporter = FrameExporter()
    let formats = Set(try Self.extensions.map { try FrameExportFormat(path: "x.\($0)") })
    let pointSize = stage.device.screen.size
    let sequence = try stage.record(
      name, framesPerSecond: framesPerSecond,
      shrink: { exporter.prepared($0, for: formats, pointSize: pointSize) })
    for suffix in Self.extensions {
      let path = "\(folder)/\(name).\(suffix)"
      try exporter.write(sequence, to: path)
      print(path)
    }
  }
}
