import ArgumentParser
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
    let folder = output
    try MainActor.assumeIsolated {
      try withStage(.iPhone15) { stage in
        var tour = GalleryTour(on: stage)
        try FilmWriter(folder: folder).film(
          stage, as: "gallery", framesPerSecond: 15, for: GalleryTour.length, progress: { try tour.go(to: $0) })
      }
    }
  }
}
