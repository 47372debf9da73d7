import CoreGraphics
import Foundation
import Testing

@testable import FrameExport

@Suite("Movies by the ffmpeg command")
struct MovieTests {
  @Test("Without the command the message names the package")
  func missing() throws {
    #expect(throws: FrameExportError.ffmpegMissing) { try Movie(Film.slide()).data(environment: ["PATH": "/nowhere"]) }
    #expect(throws: FrameExportError.ffmpegMissing) { try Movie(Film.slide()).data(environment: [:]) }
  }

  @Test("The message of a failed command quotes its output")
  func fails() throws {
    let path = try fakeCommand("echo 'Unknown encoder libx264' >&2; exit 3")
    defer { try? FileManager.default.removeItem(atPath: path) }
    let error = #expect(throws: FrameExportError.self) { try Movie(Film.slide()).data(environment: ["PATH": path]) }
    #expect(
      error?.description == "ffmpeg could not make the movie. It said:\nUnknown encoder libx264\n(exit status 3)")
  }

  @Test("A command that takes no data is terminated")
  func stuck() throws {
    let path = try fakeCommand("exec /bin/sleep 60")
    defer { try? FileManager.default.removeItem(atPath: path) }
    let encoder = try FFmpeg(arguments: [], environment: ["PATH": path], patience: 1)
    #expect(!encoder.send(Data(count: 10_000_000)))
    let error = #expect(throws: FrameExportError.self) { try encoder.finish() }
    #expect(error?.description.hasSuffix("It did nothing for 1 s and was ended.") == true)
  }

  @Test("A constant rate shows the frame of each time")
  func steady() throws {
    let frames = (0..<3).map { value in Film.image(2, 2) { _, _ in UInt32(value) } }
    let film = try FrameSequence(
      name: "uneven", frames: frames, times: [5, 5.1, 5.4], framesPerSecond: 10, pointSize: .zero, scale: 1)
    #expect(Movie(film).steadyFrames == [0, 1, 1, 1, 2])
  }

  @Test("A movie with odd sides can be made, and is the same each time", .enabled(if: hasFFmpeg))
  func movie() throws {
    let film = Film.slide(frames: 6, width: 41, height: 61)
    let movie = try FrameExporter().data(of: film, as: .mp4)
    #expect(movie.dropFirst(4).prefix(4) == Data("ftyp".utf8))
    #expect(try FrameExporter().data(of: film, as: .mp4) == movie)
  }

  @Test("A page's movie has its frames' own size, and its bytes follow from them alone", .enabled(if: hasFFmpeg))
  func page() throws {
    let film = Film.slide(frames: 20, width: 41, height: 61)
    let movies = try (0..<2).map { _ in try encoded(film.frames) }
    #expect(movies[0] == movies[1])
    #expect(movies[0].width == 41 && movies[0].height == 61)
    #expect(movies[0].data.dropFirst(4).prefix(4) == Data("ftyp".utf8))
  }

  @Test("A page's movie of noise takes no more bytes a second than its rate allows", .enabled(if: hasFFmpeg))
  func limit() throws {
    var random: UInt32 = 1
    let frames = (0..<60).map { _ in
      Film.image(400, 400) { _, _ in
        random = random &* 1_664_525 &+ 1_013_904_223
        return random >> 8 | 0xFF00_0000
      }
    }
    // A buffer of 4 Mbit, and 5 Mbit for the second.
    #expect(try encoded(frames).data.count < 1_200_000)
  }

  @Test("A movie without frames, or with frames of two sizes, is refused")
  func unusable() throws {
    #expect(throws: FrameExportError.unusable("a movie needs at least one frame")) { try encoded([]) }
    guard Self.hasFFmpeg else { return }
    let frames = [Film.image(4, 4) { _, _ in 0 }, Film.image(6, 4) { _, _ in 0 }]
    #expect(throws: FrameExportError.unusable("a movie's frame is 6 x 4, after 4 x 4")) { try encoded(frames) }
  }

  @Test("An encoder is available where the PATH has the command")
  func available() throws {
    let path = try fakeCommand("exit 0")
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(MovieEncoder.isAvailable(in: ["PATH": "/nowhere:" + path]))
    #expect(!MovieEncoder.isAvailable(in: ["PATH": "/nowhere"]) && !MovieEncoder.isAvailable(in: [:]))
  }

  private func encoded(_ frames: [CGImage]) throws -> EncodedMovie {
    let encoder = MovieEncoder(framesPerSecond: 60, for: .page)
    for frame in frames { encoder.append(frame) }
    return try encoder.finish()
  }

  private static let hasFFmpeg = FileManager.default.isExecutableFile(atPath: "/usr/bin/ffmpeg")

  /// A folder with a script called ffmpeg.
  private func fakeCommand(_ script: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("matchcut-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("ffmpeg")
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    return folder.path
  }
}
