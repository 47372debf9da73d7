import Synchronization

/// What was made for the last frames, by what it was made from. It colorMatrices the speed only.
final class RecentCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  /// Frames for which what nobody asks for is retained.
  private static var framesToRetain: Int { 4 }

  private struct Entry {
    let value: Value
    var lastFrame: Int
  }

  private struct State {
    var frame = 0
    var entries: [Key: Entry] = [:]
    /// What was asked for last: many small things in a row are made from one.
    var latest: (key: Key, value: Value)?
  }

  private let state = Mutex(State())

  /// Forgets what the last few frames have not asked for.
  func beginFrame() {
    state.withLock { state in
      state.frame += 1
      state.latest = nil
      let oldest = state.frame - Self.framesToRetain
      if state.entries.contains(where: { $0.value.lastFrame < oldest }) {
        state.entries = state.entries.filter { $0.value.lastFrame >= oldest }
      }
    }
  }

  /// The value for a key, made if it is not cached; nil if it can't be made.
  func value(for key: Key, make: () -> Value?) -> Value? {
    if let cached = cached(key) { return cached }
    guard let value = make() else { return nil }
    insert(value, for: key)
    return value
  }

  /// The value for a key, if it is cached.
  func cached(_ key: Key) -> Value? {
    state.withLock { state in
      if let latest = state.latest, latest.key == key { return latest.value }
      guard let index = state.entries.index(forKey: key) else { return nil }
      state.entries.values[index].lastFrame = state.frame
      let value = state.entries.values[index].value
      state.latest = (key, value)
      return value
    }
  }

  /// Keeps what was made for a key.
  func insert(_ value: Value, for key: Key) {
    state.withLock { $0.entries[key] = Entry(value: value, lastFrame: $0.frame) }
  }
}
