import ArgumentParser
import FrameExport
import MatchcutCommand

/// Records a transition into files.
struct RecordCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record", abstract: "Records a transition into files.",
    discussion: """
      The file's extension says what it becomes: .png a film strip, .apng and .gif an animated image, .mp4 a movie \
      (by the ffmpeg command), .html a page with a scrubber and the trace. Give -o several times for several files of \
      one recording.

      matchcut record slide --in push --device iphone-15 --fps 60 -o push.gif
      matchcut record system --in present --style page-sheet -o sheet.gif
      matchcut record slide --in pop --interactive "0:0, 0.3:0.6, 0.5:cancel" -o back.html -o back.png
      matchcut record system --in pop --touches swipe.json -o swipe.gif
      """)

  @OptionGroup var options: PlanOptions

  @Option(name: .shortAndLong, help: ArgumentHelp("A file to write.", valueName: "file"), completion: .recordings)
  var output: [String]

  @Option(parsing: .unconditional, help: "Pixels across an animated image or a page's frames, at most.")
  var width: Int?

  @Option(
    help: ArgumentHelp(
      """
      Shows the renderer's work over the frames: 'damage' tints what was drawn anew, 'overdraw' what was drawn more than \
      once (blue, green, pink, red). May be given twice.
      """, valueName: "kind"), completion: .list(["damage", "overdraw"]))
  var overlay: [String] = []

  @Option(parsing: .unconditional, help: "Frames in a film strip.")
  var frames = 8

  func validate() throws {
    guard !output.isEmpty else { throw ValidationError("Give a file to write with -o, such as -o push.gif.") }
    if let width, !(16...8192).contains(width) { throw ValidationError("--width is from 16 to 8192, not \(width).") }
    guard (1...100).contains(frames) else { throw ValidationError("--frames is from 1 to 100, not \(frames).") }
  }

  func run() throws {
    var choices = FrameExporter.Options()
    choices.maximumWidth = width
    choices.stripFrameCount = frames
    let job = try RecordingJob(plan: options.plan(), outputs: output, options: choices, overlay: .named(overlay))
    try MainActor.assumeIsolated {
      let (paths, notes) = try job.run()
      for path in paths { print(path) }
      options.printNotes(notes)
    }
  }
}
