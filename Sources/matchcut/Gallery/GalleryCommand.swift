import ArgumentParser
import Foundation
import MatchcutCommand
import TransitionTesting
import UIKit

/// Records a walk through the gallery.
struct GalleryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery", abstract: "Records a walk through the gallery of effects, played by fingers.")

  @Option(help: "The folder to write into.")
  var output = "out/gallery"

  func run() throws {
    try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
    let folder = output
    try MainActor.assumeIsolated {
      try withStage(.iPhone15) { stage in
        try Self.write(film(of: stage), to: folder)
      }
    }
  }

  private static let paths = ["html", "gif", "png"].map { "gallery.\($0)" }

  @MainActor private func film(of stage: Stage) throws -> FrameSequence {
    let exporter = FrameExporter()
    let formats = Set(try Self.paths.map { try FrameExportFormat(path: $0) })
    let pointSize = stage.device.screen.size
    var tour = GalleryTour(on: stage)
    return try stage.record(
      "gallery", framesPerSecond: 15, for: GalleryTour.length,
      progress: { try tour.go(to: $0) },
      shrink: { exporter.prepared($0, for: formats, pointSize: pointSize) })
  }

  private static func write(_ film: FrameSequence, to folder: String) throws {
    for path in paths {
      try FrameExporter().write(film, to: "\(folder)/\(path)")
      print("\(folder)/\(path)")
    }
  }
}
