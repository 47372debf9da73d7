import CoreGraphics

/// Values that an app sets for positions and heights of a bar, of which the best match shows.
struct BarValues<Value> {
  private struct Key: Hashable {
    let position: UIBarPosition
    let metrics: UIBarMetrics
  }

  private var values: [Key: Value] = [:]

  var isEmpty: Bool { values.isEmpty }

  /// The value that was set for a position and a height; nil for none.
  subscript(position: UIBarPosition, metrics: UIBarMetrics) -> Value? {
    get { values[Key(position: position, metrics: metrics)] }
    set { values[Key(position: position, metrics: metrics)] = newValue }
  }

  /// Returns the value for a bar: that of its position goes before that of its height.
  func shown(at position: UIBarPosition, _ metrics: UIBarMetrics) -> Value? {
    if values.isEmpty { return nil }
    for position in position.fallbacks {
      for metrics in metrics.fallbacks {
        if let value = self[position, metrics] { return value }
      }
    }
    return nil
  }
}

/// A bar's background as its own properties describe it, without an appearance.
struct BarCustomization: Equatable {
  /// The opacity of an opaque image in a bar that the app has made translucent.
  private static let translucentOpacity: CGFloat = 0.9

  /// The app's colour; nil for the system's material.
  var color: UIColor?
  /// The app's image, as the background shows it; nil for none.
  private(set) var image: UIImage?
  private var imageIsOpaque = false
  /// The image in place of the hairline; nil for the hairline.
  var shadowImage: UIImage?

  /// Whether the bar is translucent unless the app says otherwise: without an image, or with one that is not opaque.
  var isTranslucent: Bool { !imageIsOpaque }

  /// Sets the image. One that is not resizable is repeated, unless it is only a point wide or high.
  @MainActor mutating func setImage(_ new: UIImage?) {
    image = new?.asBarBackground
    imageIsOpaque = new?.upright?.buffer.isOpaque ?? false
  }

  /// Returns the background's look. An opaque bar has a colour behind an image that is not.
  @MainActor func look(isTranslucent: Bool) -> BarLook {
    var look = BarLook(shadow: .separator)
    if let image {
      look.image = image
      if isTranslucent {
        look.imageOpacity = imageIsOpaque ? Self.translucentOpacity : 1
      } else if !imageIsOpaque {
        look.color = color?.withAlphaComponent(1) ?? .systemBackground
      }
    } else if let color {
      look.color = isTranslucent ? color : color.withAlphaComponent(1)
    } else if isTranslucent {
      look = .system
    } else {
      look.color = BarLook.opaque
    }
    if let shadowImage { (look.shadow, look.shadowImage) = (nil, shadowImage) }
    return look
  }

  static func == (a: BarCustomization, b: BarCustomization) -> Bool {
    a.color == b.color && a.image === b.image && a.shadowImage === b.shadowImage
  }
}

extension UIImage {
  /// The image as a bar's background shows it: repeated, unless it is resizable or only a point wide or high.
  @MainActor fileprivate var asBarBackground: UIImage {
    if content.isResizable || size.width <= 1 || size.height <= 1 { return self }
    return resizableImage(withCapInsets: .zero, resizingMode: .tile)
  }
}
