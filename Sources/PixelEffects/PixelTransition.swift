/// A transition of pixels: two pictures in, one out.
///
/// Make one of your own by drawing what shows at a progress; ``PixelAnimator`` takes it through time, backwards, under a finger, and
/// mirrored in right-to-left layouts. The same pictures and the same progress must always give the same picture.
public protocol PixelTransition: Sendable {
  /// The picture that shows between an old and a new one of the same size.
  ///
  /// - Parameter progress: how far the transition is, above 0 and below 1; at the ends the pictures themselves are shown.
  func bitmap(at progress: Double, from old: PixelBitmap, to new: PixelBitmap) -> PixelBitmap
}
