import Foundation
import FrameExport
import TransitionStage
import UIKit

/// Replays a session on one of the program's stories, and writes films and images of it.
@MainActor struct ReplayRun {
  private let stories: [Story]
  private let options: ReplayOptions

  /// The ends of a run, with the statuses of a process.
  enum Status: Int32 {
    case same = 0
    case differs = 1
    case usage = 64
    case data = 65
    case noInput = 66
    case software = 70
    case cannotCreate = 73
  }

  /// A reason why a session is not replayed.
  struct Failure: Error, CustomStringConvertible {
    let status: Status
    let description: String
  }

  init(_ options: ReplayOptions, of stories: [Story]) {
    (self.options, self.stories) = (options, stories)
  }

  /// Runs the command of a program that was started by itself; returns what it prints, and its status.
  static func main(_ arguments: some Collection<String>, of stories: [Story]) -> (text: String, status: Status) {
    if arguments.contains("--help") || arguments.contains("-h") { return (ReplayOptions.help, .same) }
    do {
      return try ReplayRun(ReplayOptions(arguments), of: stories).result()
    } catch let error as Failure {
      return (error.description + "\n", error.status)
    } catch let error as ReplayOptions.Failure {
      return (error.description + "\n", .usage)
    } catch let error as FrameExportError {
      return ("\(error)\n", Self.status(of: error))
    } catch {
      return ("\(error)\n", .software)
    }
  }

  private static func status(of error: FrameExportError) -> Status {
    switch error {
    case .unknownExtension: .usage
    case .notWritten: .cannotCreate
    default: .software
    }
  }

  /// Replays, and writes the files; returns the report.
  func result() throws -> (text: String, status: Status) {
    let formats = try Set(options.films.map { try FrameExportFormat(path: $0) })
    var session = try session()
    let story = try story(of: session)
    session.frames = min(session.frames, options.until.map { Int(($0 / session.frameDuration).rounded()) } ?? .max)
    var difference: SessionDifference?
    let problems = try runStory(story, of: session) { stage in
      let found = stage.replay(session, until: session.frames)
      if !session.records.isEmpty { difference = found }
      if let path = options.image { try write(stage.image, to: path) }
    }
    if !formats.isEmpty { try writeFilms(of: session, on: story, formats) }
    let length = SwiftCode.number(Double(session.frames) * session.frameDuration)
    var lines = ["Replayed \(session.frames) frames (\(length) s) of \"\(story.title)\" on \(session.device.name)."]
    if let difference {
      lines.append("\(difference)")
    } else {
      lines.append(
        session.records.isEmpty
          ? "The session has no records to compare with." : "The calls and the frames are those of the recording.")
    }
    lines += problems.map { "Reported: \($0)" }
    lines += (options.films + [options.image].compactMap { $0 }).map { "Written: \($0)" }
    return (lines.joined(separator: "\n") + "\n", difference == nil ? .same : .differs)
  }

  private func session() throws -> Session {
    let text: String
    do {
      text = try String(contentsOfFile: options.session, encoding: .utf8)
    } catch {
      let isThere = FileManager.default.fileExists(atPath: options.session)
      throw Failure(
        status: isThere ? .data : .noInput,
        description: isThere
          ? "\(options.session) is no text, so it is no session." : "There is no file \(options.session).")
    }
    do {
      var session = try Session(jsonLines: text)
      // A journal ends with its last input.
      if session.frames == Session.longest { session.frames = session.inputs.last?.frame ?? 0 }
      return session
    } catch {
      throw Failure(status: .data, description: "\(options.session): \(error)")
    }
  }

  private func story(of session: Session) throws -> Story {
    let name = options.story ?? session.story
    if let story = stories.first(where: { $0.title == name }) { return story }
    if name.isEmpty, stories.count == 1 { return stories[0] }
    let reason =
      name.isEmpty
      ? "The session names no story: name one with --story." : "There is no story \"\(name)\": name one with --story."
    let known = stories.map { "\"\($0.title)\"" }.joined(separator: ", ")
    throw Failure(status: .usage, description: "\(reason) The stories are \(known).")
  }

  private func write(_ image: CGImage, to path: String) throws {
    do {
      try image.pngData().write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw FrameExportError.notWritten(path: path, reason: error.localizedDescription)
    }
  }

  private func writeFilms(of session: Session, on story: Story, _ formats: Set<FrameExportFormat>) throws {
    var exporting = FrameExporter.Options()
    exporting.maximumWidth = options.width
    let exporter = FrameExporter(exporting)
    let film = SessionFilm(
      frames: 0...session.frames, framesPerSecond: options.framesPerSecond, speed: options.speed)
    let sequence = try film.sequence(
      of: session, on: story,
      shrink: { exporter.prepared($0, for: formats, pointSize: session.device.screen.size) }, progress: { _ in })
    for path in options.films { try exporter.write(sequence, to: path) }
  }
}
