import QuartzCore

/// A cache of what views have drawn, because pushes and rows show many that look the same.
///
/// A bitmap depends on its key alone.
@MainActor final class DrawingCache {
  /// The pixels of the latest bitmaps that are cached, and as many of the ones before.
  static let capacity = 1 << 21

  private var recent: [DrawingKey: CGImage] = [:]
  private var older: [DrawingKey: CGImage] = [:]
  private var pixels = 0

  /// Returns the bitmap for a key, if it is cached.
  func image(for key: DrawingKey) -> CGImage? {
    if let image = recent[key] { return image }
    guard let image = older[key] else { return nil }
    store(image, for: key)
    return image
  }

  /// Caches a bitmap, unless it takes an eighth of the limit; the bitmaps that were not used for longest are removed.
  func store(_ image: CGImage, for key: DrawingKey) {
    let size = image.width * image.height
    guard size <= Self.capacity / 8, recent[key] == nil else { return }
    if pixels + size > Self.capacity {
      (older, recent, pixels) = (recent, [:], 0)
    }
    recent[key] = image
    pixels += size
  }
}

/// Everything that a view's drawing depends on, for views of which many look the same.
enum DrawingKey: Hashable {
  /// A back button's chevron, in points and pixels per point.
  case chevron(size: CGSize, color: CGColor, scale: CGFloat)
  /// Laid-out text at a distance from the top, in points, and pixels per point.
  case text(TextLayoutCache.Key, top: CGFloat, color: CGColor, shadow: DropShadow?, scale: CGFloat)
}

extension UIView {
  /// Lets `draw(_:)` draw the layer's contents; a view whose `draw(_:)` asks for no context keeps the contents it has.
  ///
  /// - Returns: what was drawn.
  func drawContents() -> CGImage? {
    let environment = uiEnvironment
    let (size, scale) = (bounds.size, environment.screen.scale)
    guard size.width > 0, size.height > 0, Self.drawsContents else { return nil }
    let origin = bounds.origin
    let context = environment.graphics.collect {
      let context = try? CGContext(size: size, scale: scale)
      context?.translateBy(x: -origin.x, y: -origin.y)
      return context
    } draw: {
      draw(bounds)
    }
    guard let context else { return nil }
    let image = context.makeImage()
    show(image, scale: scale)
    return image
  }

  /// Shows the cached image for a key, or draws and caches it.
  func display(_ key: DrawingKey) {
    let environment = uiEnvironment
    if let cached = environment.drawingCache.image(for: key) {
      show(cached, scale: environment.screen.scale)
    } else if let image = drawContents() {
      environment.drawingCache.store(image, for: key)
    }
  }

  /// Drawing is not animated: a snapshot or a transition in an animation block may cause it.
  private func show(_ image: CGImage?, scale: CGFloat) {
    UIView.performWithoutAnimation {
      layer.contents = image
      layer.contentsScale = scale
    }
  }
}
