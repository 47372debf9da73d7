import CoreGraphics

/// A transition between two pictures, as a picture for each progress.
struct PixelComposition: Sendable {
  let transition: any PixelTransition
  let old: PixelBitmap
  let new: PixelBitmap

  /// The picture at a progress; at the ends, and beyond them, the two pictures themselves.
  func image(at progress: Double) -> CGImage {
    if !(progress > 0) { return old.image }
    if progress >= 1 { return new.image }
    return transition.bitmap(at: progress, from: old, to: new).image
  }
}
