/// What resolvers of one renderer's frames share: what they draw with, and what they have made before.
struct ResolverTools {
  let painter: CanvasPainter
  let pictures: PictureCache
  let bitmaps = RecentCache<BitmapKey, Bitmap>()
  let gradients = RecentCache<GradientTable.Key, GradientTable>()

  init(_ painter: CanvasPainter) {
    self.painter = painter
    pictures = PictureCache(painter.work)
  }

  /// Forgets what the last few frames have not shown.
  func beginFrame() {
    pictures.beginFrame()
    bitmaps.beginFrame()
    gradients.beginFrame()
  }
}
