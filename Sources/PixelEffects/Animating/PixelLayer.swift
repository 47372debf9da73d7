import CoreGraphics
import UIKit

/// A layer that shows a composition at its animated progress.
final class PixelLayer: CALayer {
  static let progressKey = "progress"

  var composition: PixelComposition?

  override init() {
    super.init()
  }

  override init(layer: Any) {
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

/// A view that shows a composition.
final class PixelView: UIView {
  override class var layerClass: AnyClass { PixelLayer.self }

  init(_ composition: PixelComposition, frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    (layer as? PixelLayer)?.composition = composition
  }

  required init?(coder: NSCoder) { nil }
}

/// A transition between two bitmaps, as an image for each progress.
struct PixelComposition: Sendable {
  let transition: any PixelTransition
  let old: PixelBitmap
  let new: PixelBitmap

  /// The image at a progress; the two bitmaps themselves at 0 and 1 and beyond.
  func image(at progress: Double) -> CGImage {
    if !(progress > 0) { return old.image }
    if progress >= 1 { return new.image }
    return transition.bitmap(at: progress, from: old, to: new).image
  }
}
