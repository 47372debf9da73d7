import CoreGraphics
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

/// Shows a film.
final class PixelView: UIView {
  override class var layerClass: AnyClass { PixelLayer.self }

  init(_ composition: PixelComposition, frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    (layer as? PixelLayer)?.composition = composition
  }

  required init?(coder: NSCoder) { nil }
}

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
