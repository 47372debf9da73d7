import Foundation
import TransitionStage

/// The file with the inputs so far. It is written before the app gets them, so that it outlives a crash.
@MainActor final class Journal {
  private let file: UnsafeMutablePointer<FILE>?

  /// Begins a journal in a file, in place of the one before.
  init(_ path: String) {
    file = fopen(path, "w")
  }

  /// Begins anew with a session's header and inputs.
  func begin(_ session: Session) {
    guard let file else { return }
    rewind(file)
    ftruncate(fileno(file), 0)
    var session = session
    // The header comes first, so it can't know the length.
    session.frames = Session.longest
    session.records = []
    write(session.jsonLines)
  }

  /// Adds inputs.
  func add(_ inputs: [Session.Input]) {
    guard !inputs.isEmpty else { return }
    write(inputs.map(\.line).joined())
  }

  private func write(_ text: String) {
    guard let file else { return }
    fputs(text, file)
    fflush(file)
  }
}
