import Synchronization

/// Bitmaps of the last frames, by what they show. It changes the speed only.
final class BitmapCache: Sendable {
  /// Frames for which an unused bitmap is kept.
  private static let patience = 4

  private struct Entry {
    let bitmap: Bitmap
    var lastFrame: Int
  }

  private struct State {
    var frame = 0
    var entries: [BitmapKey: Entry] = [:]
  }

  private let state = Mutex(State())

  /// Forgets the bitmaps that the last few frames have not shown.
  func beginFrame() {
    state.withLock { state in
      state.frame += 1
      let oldest = state.frame - Self.patience
      if state.entries.contains(where: { $0.value.lastFrame < oldest }) {
        state.entries = state.entries.filter { $0.value.lastFrame >= oldest }
      }
    }
  }

  /// The bitmap for a key, made if it is not known.
  func bitmap(_ key: BitmapKey, make: () -> Bitmap?) -> Bitmap? {
    let known: Bitmap? = state.withLock { state in
      state.entries[key]?.lastFrame = state.frame
      return state.entries[key]?.bitmap
    }
    if let known { return known }
    guard let bitmap = make() else { return nil }
    state.withLock { $0.entries[key] = Entry(bitmap: bitmap, lastFrame: $0.frame) }
    return bitmap
  }
}
