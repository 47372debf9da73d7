import CoreGraphics
import Raster
import Synchronization

/// What has been found out about the pictures of the last frames: whether they are opaque, and reduced copies of them.
///
/// Holds on to a picture for as long as recent frames show it. It changes the speed only.
final class PictureCache: Sendable {
  /// A picture as it is sampled.
  struct Picture {
    let pixels: PixelBuffer
    let isOpaque: Bool
    /// Around all that can be seen.
    let ink: PixelRect
  }

  /// Pictures are halved at most this often.
  static let mostHalvings = 12
  /// Frames for which an unused picture is kept.
  private static let patience = 4

  private struct Key: Hashable {
    let image: ObjectIdentifier
    let columns: Int
    let rows: Int
  }

  private struct Entry {
    // Keeps the image alive, so that its identifier stays its own.
    let image: CGImage
    let picture: Picture
    var lastFrame: Int
  }

  private struct State {
    var frame = 0
    var entries: [Key: Entry] = [:]
    /// What was asked for last: many small things in a row show parts of one picture.
    var latest: (key: Key, picture: Picture)?
  }

  private let state = Mutex(State())
  private let work: PartedWork

  /// A cache that shares with others what reducing pictures takes.
  init(_ work: PartedWork) {
    self.work = work
  }

  /// Forgets the pictures that the last few frames have not shown.
  func beginFrame() {
    state.withLock { state in
      state.frame += 1
      state.latest = nil
      let oldest = state.frame - Self.patience
      if state.entries.contains(where: { $0.value.lastFrame < oldest }) {
        state.entries = state.entries.filter { $0.value.lastFrame >= oldest }
      }
    }
  }

  /// A picture whose columns and rows are halved the given numbers of times.
  func picture(_ image: CGImage, columns: Int, rows: Int) -> Picture {
    let key = Key(image: ObjectIdentifier(image), columns: columns, rows: rows)
    let known: Picture? = state.withLock { state in
      if let latest = state.latest, latest.key == key { return latest.picture }
      guard let index = state.entries.index(forKey: key) else { return nil }
      state.entries.values[index].lastFrame = state.frame
      let picture = state.entries.values[index].picture
      state.latest = (key, picture)
      return picture
    }
    if let known { return known }
    var pixels = image.buffer.reduced(columns: columns, rows: rows, work: work)
    let isOpaque = pixels.isOpaque
    // A colour beyond its alpha, which somebody may have written there, would carry into it as pixels are laid over each other.
    if !isOpaque { pixels.limitColorsToAlpha() }
    let whole = PixelRect(minX: 0, minY: 0, maxX: pixels.width, maxY: pixels.height)
    let picture = Picture(pixels: pixels, isOpaque: isOpaque, ink: isOpaque ? whole : pixels.ink)
    state.withLock { $0.entries[key] = Entry(image: image, picture: picture, lastFrame: $0.frame) }
    return picture
  }
}
