import ArgumentParser
import Foundation
import MatchcutCommand

/// Records the gallery as a folder of web pages.
struct GalleryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Records every effect into one folder of web pages, with an index of moving images.",
    discussion: """
      Each page has the effect there and back in its containers, and under a finger where one can drive it, with \
      a scrubber, the calls that an app gets, the parameters and the code. Name effects to have only their pages.

      matchcut gallery
      matchcut gallery fold cube -o out/two
      """)

  @Argument(help: "The effects; all of them, and a walk through the gallery's app, unless named.", completion: .effects)
  var effects: [String] = []

  @Option(name: .shortAndLong, help: "The folder to write into.", completion: .directory)
  var output = "out/gallery"

  func run() throws {
    let (folder, names) = (output, effects)
    try MainActor.assumeIsolated {
      let entries = try GalleryEntry.all(named: names)
      let site = GallerySite(folder: folder, entries: entries, hasTour: names.isEmpty) { line in
        FileHandle.standardError.write(Data((line + "\n").utf8))
      }
      let made = try site.write()
      let size = (Double(made.bytes) / 1e6).rounded()
      print(
        "\(folder)/index.html: \(made.pages) pages, \(made.films) films, \(made.frames) frames, \(Int(size)) MB")
    }
  }
}
