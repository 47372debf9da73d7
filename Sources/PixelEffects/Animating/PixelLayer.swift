import UIKit

/// A layer that shows a film at the progress that it has, in each frame of its animations.
final class PixelLayer: CALayer {
  static let progressKey = "progress"

  var composition: PixelComposition?

  required init() {
    super.init()
  }

  required init(layer: Any) {
    composition = (layer as? PixelLayer)?.composition
    super.init(layer: layer)
  }

  required init?(coder: NSCoder) { nil }

  override class func defaultValue(forKey key: String) -> Any? {
    key == progressKey ? CGFloat(0) : super.defaultValue(forKey: key)
  }

  override class func needsDisplay(forKey key: String) -> Bool {
    key == progressKey || super.needsDisplay(forKey: key)
  }

  override func display() {
    contents = composition?.image(at: Double(value(forKey: Self.progressKey) as? CGFloat ?? 0))
  }
}
