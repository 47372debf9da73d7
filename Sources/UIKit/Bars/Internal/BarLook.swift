import QuartzCore

/// The look of a bar's background, as a value.
struct BarLook: Equatable {
  /// The colour of an opaque bar.
  @MainActor static let opaque = UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0.086 : 0.976, alpha: 1) }
  /// The system's look: its material and a hairline.
  @MainActor static let system = BarLook(effect: UIBlurEffect(style: .systemChromeMaterial), shadow: .separator)

  var effect: UIBlurEffect?
  var color: UIColor?
  var image: UIImage?
  var imageMode = UIView.ContentMode.scaleToFill
  var imageOpacity: CGFloat = 1
  var shadow: UIColor?
  var shadowImage: UIImage?

  /// The look in a bar that is not translucent: its own colour or the system's, both opaque, in place of the material.
  @MainActor var withoutMaterial: BarLook {
    guard effect != nil else { return self }
    var look = self
    look.effect = nil
    look.color = color.map { $0.withAlphaComponent(1) } ?? BarLook.opaque
    return look
  }

  static func == (a: BarLook, b: BarLook) -> Bool {
    a.effect === b.effect && a.color == b.color && a.image === b.image && a.imageMode == b.imageMode
      && a.imageOpacity == b.imageOpacity && a.shadow == b.shadow && a.shadowImage === b.shadowImage
  }
}

/// One background of a bar, with the hairline just outside of it.
final class BarFill: UIView {
  let look: BarLook
  var edge: BarBackground.Edge {
    didSet { setNeedsLayout() }
  }
  private let separator = UIImageView(frame: .zero)
  /// The material; nil until some of it shows.
  private var material: UIVisualEffectView?
  private var imageView: UIImageView?

  init(_ look: BarLook, hairline edge: BarBackground.Edge) {
    (self.look, self.edge) = (look, edge)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    if let color = look.color { backgroundColor = color }
    if let image = look.image {
      let imageView = UIImageView(image: image)
      imageView.contentMode = look.imageMode
      imageView.alpha = look.imageOpacity
      imageView.clipsToBounds = true
      addSubview(imageView)
      self.imageView = imageView
    }
    if let image = look.shadowImage {
      separator.image = image
      separator.tintColor = look.shadow ?? .separator
    } else {
      separator.backgroundColor = look.shadow
    }
    if look.shadow != nil || look.shadowImage != nil { addSubview(separator) }
  }

  required init?(coder: NSCoder) { nil }

  /// Makes the material when it shows for the first time.
  func willShow() {
    guard let effect = look.effect, material == nil else { return }
    let view = UIVisualEffectView(effect: effect)
    view.frame = bounds
    insertSubview(view, at: 0)
    material = view
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    material?.frame = bounds
    imageView?.frame = bounds
    let height = look.shadowImage.map(\.size.height) ?? 1 / uiEnvironment.screen.scale
    separator.frame = CGRect(x: 0, y: edge == .top ? -height : bounds.height, width: bounds.width, height: height)
  }
}
