/// A transition that draws one bitmap from two.
///
/// Make one of your own by drawing what shows at a progress; ``PixelAnimator`` takes it through time, backwards, under
/// a finger, and mirrored in right-to-left layouts. The same bitmaps and progress must always give the same result.
public protocol PixelTransition: Sendable {
  /// The bitmap between an old and a new one of the same size.
  ///
  /// - Parameters:
  ///   - progress: the progress, above 0 and below 1; at the ends the bitmaps themselves are shown.
  ///   - old: the bitmap at progress 0.
  ///   - new: the bitmap at progress 1.
  func bitmap(at progress: Double, from old: PixelBitmap, to new: PixelBitmap) -> PixelBitmap
}
