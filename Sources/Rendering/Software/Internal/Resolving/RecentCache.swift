import Synchronization

/// What was made for the last frames, by what it was made from. It changes the speed only.
final class RecentCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  /// Frames for which what nobody asks for is kept.
  private static var patience: Int { 4 }

  private struct Entry {
    let value: Value
    var lastFrame: Int
  }

  private struct State {
    var frame = 0
    var entries: [Key: Entry] = [:]
  }

  private let state = Mutex(State())

  /// Forgets what the last few frames have not asked for.
  func beginFrame() {
    state.withLock { state in
      state.frame += 1
      let oldest = state.frame - Self.patience
      if state.entries.contains(where: { $0.value.lastFrame < oldest }) {
        state.entries = state.entries.filter { $0.value.lastFrame >= oldest }
      }
    }
  }

  /// The value for a key, made if it is not known; nil if it can't be made.
  func value(for key: Key, make: () -> Value?) -> Value? {
    let known: Value? = state.withLock { state in
      state.entries[key]?.lastFrame = state.frame
      return state.entries[key]?.value
    }
    if let known { return known }
    guard let value = make() else { return nil }
    state.withLock { $0.entries[key] = Entry(value: value, lastFrame: $0.frame) }
    return value
  }
}
