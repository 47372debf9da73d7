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

      Several machines can each record a part. With all parts in one folder, the last one writes the index; parts of \
      several machines are copied into one folder first, and joined:

      matchcut gallery --shard 2/4 -o part
      matchcut gallery --join -o all
      """)

  @Argument(help: "The effects; all of them, and a walk through the gallery's app, unless named.", completion: .effects)
  var effects: [String] = []

  @Option(name: .shortAndLong, help: "The folder to write into.", completion: .directory)
  var output = "out/gallery"

  @Option(help: "Only one part of the pages, such as 2/4; the parts together are the whole gallery.")
  var shard: String?

  @Flag(help: "Records nothing: writes the index of the parts that were put together in the folder.")
  var join = false

  func validate() throws {
    guard !join || (shard == nil && effects.isEmpty) else {
      throw ValidationError("--join takes no effects and no --shard: it joins the parts in the folder")
    }
  }

  func run() throws {
    let (folder, names) = (output, effects)
    let part = try shard.map { try GalleryPart($0) } ?? .whole
    try MainActor.assumeIsolated {
      guard !join else {
        try GallerySite.join(folder)
        return print("\(folder)/index.html: the parts are joined")
      }
      let form = GalleryForm.best()
      let entries = try GalleryEntry.all(named: names, as: form)
      @Sendable func say(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }
      if let remark = form.remark { say(remark) }
      let site = GallerySite(
        folder: folder, entries: entries, tour: names.isEmpty ? form : nil, part: part, report: say)
      let made = try site.write()
      let size = (Double(made.bytes) / 1e6).rounded()
      let page = part == .whole ? "index.html" : "part \(part)"
      print(
        "\(folder)/\(page): \(made.pages) pages, \(made.films) films, \(made.frames) frames, \(Int(size)) MB")
    }
  }
}
