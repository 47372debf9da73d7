import Foundation
import UIKit

extension Stage {
  /// Runs a closure and returns a recording of it: the inputs by frame, and a record of each frame that changed.
  ///
  /// Inputs are touches, scrolls, keys, text, rotations, sizes, settings and events of the system. Calls of the test
  /// that the app would not get from a user, such as a push, are not recorded, and a replay has to make them.
  ///
  /// - Parameter story: the name of the screen that is shown at the beginning.
  public func recordSession(_ story: String = "", _ body: () throws -> Void) rethrows -> Session {
    let outer = (sessionRecorder, environment.touches.listener)
    beginAtFrame()
    sessionRecorder = SessionRecorder(self, story: story)
    sessionRecorder?.noteFrame(of: self)
    environment.touches.listener = { [weak self] changes in
      outer.1?(changes)
      self?.note(changes.map(Session.Kind.init))
    }
    defer { (sessionRecorder, environment.touches.listener) = outer }
    try body()
    beginAtFrame()
    return sessionRecorder?.session ?? Session(device: device)
  }

  /// Runs a closure, and writes a recording of it to a file, also where the closure throws: a test that fails leaves
  /// what it did, for `matchcut replay` and the studio.
  ///
  /// - Parameter path: the file; missing folders are made.
  /// - Throws: errors of the closure, and of writing.
  @discardableResult
  public func recordSession(_ story: String = "", to path: String, _ body: () throws -> Void) throws -> Session {
    var failure: (any Error)?
    let session = recordSession(story) {
      do { try body() } catch { failure = error }
    }
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(session.jsonLines.utf8).write(to: url, options: .atomic)
    if let failure { throw failure }
    return session
  }

  /// Replays a recording from the present frame on, and compares each frame with it.
  ///
  /// Show the same screen first, on a stage for the session's device. Tunable numbers that the session sets at its
  /// beginning are set for what follows; where the screen reads them as it is made, set them before with
  /// ``tune(_:to:)``.
  ///
  /// - Parameter end: the last frame; nil for all of them.
  /// - Returns: the first difference; nil where there is none.
  @discardableResult
  public func replay(_ session: Session, until end: Int? = nil) -> SessionDifference? {
    replay(session, until: end) { _ in }
  }

  /// Replays a recording, and calls a body after each frame with its number, also after the beginning.
  @discardableResult
  package func replay(
    _ session: Session, until end: Int? = nil, eachFrame: (Int) throws -> Void
  ) rethrows -> SessionDifference? {
    beginAtFrame()
    let last = min(end ?? session.frames, session.frames)
    var recorder = SessionRecorder(self, story: session.story)
    recorder.noteFrame(of: self)
    var inputs = session.inputs[...]
    deliverAfterFrame(take(&inputs, of: 0))
    try eachFrame(0)
    for frame in stride(from: 1, through: last, by: 1) {
      let due = take(&inputs, of: frame)
      advanceFrame(delivering: due.filter { $0.delay == nil })
      recorder.noteFrame(of: self)
      deliverAfterFrame(due.filter { $0.delay != nil })
      try eachFrame(frame)
    }
    return .first(
      session.records, recorder.session.records, until: last, frameDuration: session.frameDuration)
  }

  private func take(_ inputs: inout ArraySlice<Session.Input>, of frame: Int) -> [Session.Input] {
    let due = inputs.prefix { $0.frame <= frame }
    inputs = inputs.dropFirst(due.count)
    return Array(due)
  }

  /// Delivers inputs at their times after the last frame's turn, each with a turn of its own.
  private func deliverAfterFrame(_ inputs: [Session.Input]) {
    var rest = inputs[...]
    while let first = rest.first {
      let moment = rest.prefix { ($0.delay ?? 0) == (first.delay ?? 0) }
      rest = rest.dropFirst(moment.count)
      deliver(Array(moment), afterFrame: first.delay ?? 0)
    }
  }

  /// Finishes the present turn, and goes on to the next frame where the time is between two.
  private func beginAtFrame() {
    advance(by: 0)
    if time > Double(ticks) * frameDuration + 1e-9 { advance(frames: 1) }
  }
}

extension Session.Kind {
  /// The input of a change of a touch.
  fileprivate init(_ change: TouchChange) {
    let phase: TouchScript.Phase =
      switch change.phase {
      case .began: .began
      case .moved, .stationary: .moved
      case .ended: .ended
      case .cancelled: .cancelled
      }
    self = .finger(
      change.finger, phase, change.location,
      TouchSource(change.type, force: change.force, majorRadius: change.radius, buttons: change.buttons))
  }
}
