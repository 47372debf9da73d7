import QuartzCore

/// A view that shows an image, or several one after the other.
///
/// Images of the mode `.alwaysTemplate`, and symbols, are shown in the tint colour. An image with variants is shown in
/// the one for the view's traits.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// The image.
  open var image: UIImage? {
    didSet { imageChanged() }
  }
  /// The image while the view is highlighted; nil for ``image``.
  open var highlightedImage: UIImage? {
    didSet { imageChanged() }
  }
  /// Whether ``highlightedImage`` is shown.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { imageChanged() } }
  }
  /// The look of symbols where their own configuration leaves it open.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { imageChanged() }
  }

  // MARK: Animations

  /// The images that ``startAnimating()`` shows one after the other.
  open var animationImages: [UIImage]? {
    didSet { stopAnimating() }
  }
  /// The images that are shown one after the other while the view is highlighted; nil for ``animationImages``.
  open var highlightedAnimationImages: [UIImage]? {
    didSet { stopAnimating() }
  }
  /// The time of one round, in seconds; 0 stands for a thirtieth of a second for each image.
  open var animationDuration: TimeInterval = 0
  /// The number of rounds; 0 for no end.
  open var animationRepeatCount = 0
  /// Whether images of the mode `.automatic` are shown in the tint colour, as in bars and in system buttons.
  var usesTemplates = false {
    didSet { if usesTemplates != oldValue { show() } }
  }
  /// Whether the image is drawn darker, as a button's under a touch.
  var isDarkened = false {
    didSet { if isDarkened != oldValue { show() } }
  }
  /// Whether the contents were drawn for a size of the view.
  private var drawnSize: CGSize?
  private static let animationKey = "UIImageAnimation"

  /// Creates a view of the image's size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    show()
  }

  /// Creates a view of the image's size, with another image for the highlighted state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    self.highlightedImage = highlightedImage
    show()
  }

  /// Creates a view without an image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view of an image from a nib or a storyboard; another coder gives the defaults.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decode(coder, as: UIImageView.self)
  }

  private func setUp() {
    isUserInteractionEnabled = false
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    shownImage?.size ?? .zero
  }

  open override var intrinsicContentSize: CGSize {
    guard let size = shownImage?.size else { return super.intrinsicContentSize }
    let insets = alignmentRectInsets
    return CGSize(
      width: max(0, size.width - insets.left - insets.right), height: max(0, size.height - insets.top - insets.bottom))
  }

  override var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(traits: .image) }
  open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

  override func textBaseline(isFirst: Bool, in size: CGSize) -> TextBaseline? {
    guard let image = shownImage, let offset = image.baselineOffsetFromBottom else { return nil }
    return TextBaseline(inset: isFirst ? image.size.height - offset : offset, height: 0)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if isTinted { show() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if isTinted || displayedImage?.imageVaries == true || displayedImage?.flipsForRightToLeftLayoutDirection == true {
      show()
    }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    // Outside of a window an animated image stands still.
    if displayedImage?.images != nil { show() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let drawnSize, drawnSize != bounds.size { show() }
  }

  /// Shows the images one after the other, from the first on.
  open func startAnimating() {
    let images = (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages ?? []
    animate(images, duration: animationDuration, rounds: animationRepeatCount)
  }

  /// Shows ``image`` again.
  open func stopAnimating() {
    layer.removeAnimation(forKey: Self.animationKey)
  }

  /// Whether images are shown one after the other.
  open var isAnimating: Bool { layer.animation(forKey: Self.animationKey) != nil }
}

extension UIImageView {
  /// The image for the present state.
  private var displayedImage: UIImage? { (isHighlighted ? highlightedImage : nil) ?? image }

  /// The image for the present state, in the variant and the look for the view.
  private var shownImage: UIImage? { displayedImage.map(prepared) }

  private var isTinted: Bool {
    displayedImage?.isTemplate(byDefault: usesTemplates) == true || displayedImage?.content.tint?.isDynamic == true
  }

  private func imageChanged() {
    invalidateIntrinsicContentSize()
    show()
  }

  /// Returns an image in the variant for the view's traits, and a symbol in the preferred look.
  private func prepared(_ image: UIImage) -> UIImage {
    let variant = image.imageVaries ? image.resolved(for: traitCollection) : image
    guard let preferred = preferredSymbolConfiguration, let symbol = variant.content.symbol else { return variant }
    return variant.changing { $0.symbol = symbol.applied(to: preferred) }
  }

  /// Shows the present state's image; an animated one is animated.
  private func show() {
    let shown = shownImage
    layer.contents = shown.flatMap(bitmap)
    layer.contentsScale = shown?.scale ?? 1
    layer.contentsCenter = shown.map(center) ?? CGRect(x: 0, y: 0, width: 1, height: 1)
    if let frames = shown?.images, frames.count > 1, window != nil {
      animate(frames, duration: shown?.duration ?? 0, rounds: 0)
    } else if isAnimating, animationImages == nil {
      stopAnimating()
    }
  }

  /// Returns an image's pixels as the view shows them.
  private func bitmap(of image: UIImage) -> CGImage? {
    let tint = image.isTemplate(byDefault: usesTemplates) ? tintColor : image.content.tint
    let pixels = image.content.pixels(tint: tint.map(resolved), enlarged: enlargement(of: image))
    drawnSize = image.isSymbolImage ? bounds.size : nil
    guard let pixels else { return nil }
    let isMirrored = image.flipsForRightToLeftLayoutDirection && effectiveTraits.layoutDirection == .rightToLeft
    let upright = isMirrored ? pixels.upright(from: .upMirrored) : pixels
    let shown = isDarkened ? upright.darkened : upright
    guard image.content.isResizable, image.resizingMode == .tile else { return shown }
    drawnSize = bounds.size
    guard !bounds.isEmpty else { return shown }
    return tiled(UIImage(cgImage: shown, scale: image.scale, orientation: .up), like: image) ?? shown
  }

  /// The whole factor by which a symbol is drawn with more pixels, because the view shows it larger than its size.
  private func enlargement(of image: UIImage) -> CGFloat {
    let size = image.size
    guard image.isSymbolImage, size.width > 0, size.height > 0, bounds.size.isFinite else { return 1 }
    let (across, down) = (bounds.width / size.width, bounds.height / size.height)
    switch contentMode {
    case .scaleToFill, .redraw, .scaleAspectFill: return min(max(1, max(across, down).rounded(.up)), 8)
    case .scaleAspectFit: return min(max(1, min(across, down).rounded(.up)), 8)
    default: return 1
    }
  }

  /// Returns a bitmap of the view's size with the image's middle repeated.
  private func tiled(_ pixels: UIImage, like image: UIImage) -> CGImage? {
    guard let context = try? CGContext(size: bounds.size, scale: image.scale) else { return nil }
    let resizable = pixels.resizableImage(withCapInsets: image.capInsets, resizingMode: .tile)
    resizable.draw(in: CGRect(origin: .zero, size: bounds.size), of: context)
    return context.makeImage()
  }

  /// The part of the contents that is stretched.
  private func center(of image: UIImage) -> CGRect {
    guard image.content.isResizable, image.resizingMode == .stretch || bounds.isEmpty else {
      return CGRect(x: 0, y: 0, width: 1, height: 1)
    }
    return ResizableParts(size: image.size, insets: image.capInsets).center
  }

  private func animate(_ images: [UIImage], duration: TimeInterval, rounds: Int) {
    let frames = images.compactMap { bitmap(of: prepared($0)) }
    guard frames.count > 1 else { return }
    let animation = CAKeyframeAnimation(keyPath: "contents")
    animation.values = frames
    animation.calculationMode = .discrete
    animation.duration = duration.isFinite && duration > 0 ? duration : Double(frames.count) / 30
    animation.repeatCount = rounds > 0 ? Float(rounds) : .infinity
    layer.add(animation, forKey: Self.animationKey)
  }
}

extension UIImage {
  /// Whether the image has variants for other traits.
  var imageVaries: Bool { assetIfAny?.varies == true }
}
