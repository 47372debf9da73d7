import CoreGraphics
import EventTrace
import Foundation
import Testing

@testable import FrameExport

@Suite("Errors of exports")
struct ErrorTests {
  @Test(
    "An unknown file extension gets the nearest known one in the message",
    arguments: [
      ("out/push.gfi", "gif"), ("push.PNGG", "png"), ("push.htm", "html"), ("push.mpeg4", "mp4"), ("push.mov", nil),
      ("push", nil), ("out.gif/push", nil), ("push.", nil),
    ] as [(String, String?)])
  func extensions(path: String, nearest: String?) {
    #expect(throws: FrameExportError.unknownExtension(path: path, nearest: nearest)) {
      try FrameExportFormat(path: path)
    }
  }

  @Test("File extensions may be in capitals")
  func capitals() throws {
    #expect(try FrameExportFormat(path: "A.GIF") == .gif)
  }

  @Test(
    "Messages say what happened and what to do",
    arguments: [
      (
        FrameExportError.unknownExtension(path: "a.gfi", nearest: "gif"),
        "\"a.gfi\" names no format by its extension. Did you mean .gif? These can be written: .png, .apng, .gif, .mp4, .html."
      ),
      (.unusable("the recording \"push\" has no frames"), "Nothing was written: the recording \"push\" has no frames."),
      (
        .ffmpegMissing,
        "Movies are made by the ffmpeg command, and it is not on the PATH. On Debian: sudo apt-get install ffmpeg. "
          + "Or write a .gif, .apng or .html, which need nothing."
      ),
      (.ffmpegFailed("No space"), "ffmpeg could not make the movie. It said:\nNo space"),
      (.gifFailed("Write failed"), "giflib could not make the GIF: Write failed."),
      (.notWritten(path: "/a.gif", reason: "no folder"), "\"/a.gif\" could not be written: no folder."),
    ])
  func messages(error: FrameExportError, message: String) {
    #expect(error.description == message)
    #expect(error.localizedDescription == message)
  }

  @Test("A recording with inconsistent parts is refused with their names")
  func unusable() {
    let (small, large) = (Film.image(2, 2) { _, _ in 0 }, Film.image(2, 3) { _, _ in 0 })
    func reason(_ frames: [CGImage], _ times: [Double], rate: Double = 60) -> String {
      let error = #expect(throws: FrameExportError.self) {
        try FrameSequence(
          name: "push", frames: frames, times: times, framesPerSecond: rate, pointSize: .zero, scale: 1)
      }
      return error.map { "\($0)" } ?? ""
    }
    let start = "Nothing was written: the recording \"push\" "
    #expect(reason([], []) == start + "has no frames.")
    #expect(reason([small], []) == start + "has 1 frames but 0 times.")
    #expect(reason([Film.image(0, 0) { _, _ in 0 }], [0]) == start + "has empty frames.")
    #expect(reason([small, large], [0, 1]) == start + "changes its size: frame 2 is 2 x 3, the first is 2 x 2.")
    #expect(reason([small], [.nan]) == start + "has a time that is not a number of seconds.")
    #expect(reason([small, small], [1, 1]) == start + "goes back in time at frame 2.")
    #expect(reason([small], [0], rate: .infinity) == start + "has inf frames per second; 0.1 to 1000 can be written.")
  }

  @Test("Times count from the first frame, also in the trace")
  func shifted() throws {
    let frame = Film.image(2, 2) { _, _ in 0 }
    let event = TraceEvent(time: 2, category: .input, subject: "a", name: "b")
    let film = try FrameSequence(
      name: "late", frames: [frame, frame], times: [2.5, 2.75], framesPerSecond: 4, pointSize: .zero, scale: 1,
      trace: EventTrace([event]))
    #expect(film.times == [0, 0.25])
    #expect(film.trace.events.map(\.time) == [-0.5])
    #expect(film.duration == 0.5)
  }

  @Test("A file is written with its folders, and a file in the place of a folder is an error")
  func writing() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("matchcut-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("a/b.gif").path
    try FrameExporter().write(Film.slide(frames: 2), to: path)
    #expect(DecodedGIF(try Data(contentsOf: URL(fileURLWithPath: path))) != nil)
    let error = #expect(throws: FrameExportError.self) {
      try FrameExporter().write(Film.slide(frames: 2), to: path + "/c.gif")
    }
    #expect(error?.description.hasPrefix("\"\(path)/c.gif\" could not be written: ") == true)
  }
}
