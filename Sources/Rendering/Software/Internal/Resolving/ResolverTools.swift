/// What resolvers of one frame share.
struct ResolverTools {
  let pictures: PictureCache
  let bitmaps: BitmapCache
  let painter: CanvasPainter

  init(_ pictures: PictureCache, _ bitmaps: BitmapCache, _ painter: CanvasPainter) {
    self.pictures = pictures
    self.bitmaps = bitmaps
    self.painter = painter
  }
}
