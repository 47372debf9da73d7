import Foundation
import StudioHost

/// A program that shows an app in a window: its options, with what the source gives.
@MainActor struct WindowProgram {
  private let options: WindowOptions
  private let title: String?
  private let framesPerSecond: Int?
  private let scale: WindowScale?

  init(
    _ arguments: [String], title: String?, framesPerSecond: Int?, scale: WindowScale?
  ) throws(WindowFailure) {
    options = try WindowOptions(arguments)
    self.title = title
    self.framesPerSecond = options.framesPerSecond ?? framesPerSecond
    self.scale = options.scale ?? scale
  }

  /// Shows a story until the window is closed.
  func run(_ stories: [Story]) throws(WindowFailure) {
    guard !stories.isEmpty else {
      throw WindowFailure(
        status: .usage, description: "There are no stories: pass at least one to DesktopWindow.run(_:).")
    }
    let session = try session()
    let story = try story(of: session, in: stories)
    let device = session?.device ?? paced(options.device ?? story.device)
    try checkRecord()
    let surface = try DesktopSurface(title: title ?? story.title)
    defer { surface.close() }
    try ViewedApp.run(
      story, on: device, inputs: session?.inputs, isRecording: options.record != nil
    ) { (app) throws(WindowFailure) in try show(app, in: surface) }
  }

  private func show(_ app: ViewedApp, in surface: DesktopSurface) throws(WindowFailure) {
    let run = WindowRun(app, in: surface, scale: scale)
    try run.run()
    if options.printsFigures { FileHandle.standardOutput.write(Data(run.figures.report.utf8)) }
    try write(app.session)
  }

  private func paced(_ device: Device) -> Device {
    var device = device
    if let framesPerSecond { device.screen.maximumFramesPerSecond = framesPerSecond }
    return device
  }

  // MARK: Sessions

  private func session() throws(WindowFailure) -> Session? {
    guard let path = options.session else { return nil }
    let text: String
    do {
      text = try String(contentsOfFile: path, encoding: .utf8)
    } catch {
      let isThere = FileManager.default.fileExists(atPath: path)
      throw WindowFailure(
        status: isThere ? .data : .noInput,
        description: isThere ? "\(path) can't be read as text, so it is no session." : "There is no file \(path).")
    }
    do {
      return try Session(jsonLines: text)
    } catch {
      throw WindowFailure(status: .data, description: "\(path): \(error)")
    }
  }

  private func story(of session: Session?, in stories: [Story]) throws(WindowFailure) -> Story {
    let name = options.story ?? session?.story ?? ""
    if name.isEmpty { return stories[0] }
    if let story = stories.first(where: { $0.title == name }) { return story }
    let known = stories.map { "\"\($0.title)\"" }.joined(separator: ", ")
    throw WindowFailure(
      status: .usage, description: "There is no story \"\(name)\". The stories are \(known).")
  }

  /// Finds out before the app runs that its recording can't be written.
  private func checkRecord() throws(WindowFailure) {
    guard let path = options.record else { return }
    let descriptor = open(path, O_WRONLY | O_CREAT, 0o644)
    guard descriptor >= 0 else { throw Self.notWritten(path, String(cString: strerror(errno))) }
    close(descriptor)
  }

  private func write(_ session: Session?) throws(WindowFailure) {
    guard let path = options.record, let session else { return }
    do {
      try Data(session.jsonLines.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw Self.notWritten(path, error.localizedDescription)
    }
  }

  private static func notWritten(_ path: String, _ reason: String) -> WindowFailure {
    WindowFailure(status: .cannotCreate, description: "\(path) can't be written: \(reason).")
  }
}
