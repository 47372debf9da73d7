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
