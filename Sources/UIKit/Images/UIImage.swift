import CoreGraphics

/// An image with a number of pixels per point, and the way in which views show it.
open class UIImage: NSObject, @unchecked Sendable {
  /// The pixels, and the way in which views show them.
  package let content: ImageContent
  private static let assetLock = NSLock()
  /// The asset that was made for an image without one; guarded by the lock.
  private var ownAsset: UIImageAsset?

  package init(_ content: ImageContent) {
    self.content = content
  }

  /// Creates an image without pixels, of no size.
  public override init() {
    content = ImageContent()
  }

  /// Creates an image of one pixel per point.
  public init(cgImage: CGImage) {
    content = ImageContent(cgImage, scale: 1, orientation: .up)
  }

  /// Creates an image with a number of pixels per point; a scale that is not above 0 counts as 1.
  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    content = ImageContent(cgImage, scale: scale, orientation: orientation)
  }

  /// Creates an image from PNG, JPEG, WebP or GIF data, with a camera's orientation; nil for other or damaged data.
  public init?(data: Data) {
    guard let content = ImageContent(data: data, scale: 1) else { return nil }
    self.content = content
  }

  /// Creates an image from such data, with a number of pixels per point.
  public init?(data: Data, scale: CGFloat) {
    guard let content = ImageContent(data: data, scale: scale) else { return nil }
    self.content = content
  }

  /// Creates an image from a file in one of these formats; nil if it cannot be read.
  ///
  /// A name that ends in `@2x` or `@3x` says the pixels per point. A path without that takes the file of the screen's
  /// scale beside it, if there is one.
  public init?(contentsOfFile path: String) {
    guard let file = ImageFile.forScreen(path: path), let content = file.content else { return nil }
    self.content = content
  }

  // MARK: Properties

  /// The pixels as stored in the file; those of a symbol are drawn for the image's scale.
  open var cgImage: CGImage? { content.bitmap ?? content.symbol?.bitmap(scale: scale) }
  /// The pixels per point.
  open var scale: CGFloat { content.scale }
  /// The orientation of the stored pixels.
  open var imageOrientation: Orientation { content.orientation }
  /// The pixels in upright order, in the colour of `withTintColor(_:)`.
  package var upright: CGImage? { content.pixels(tint: content.tint?.cgColor) }

  /// The size of the upright image, in points.
  open var size: CGSize { content.size }

  /// The asset that the image is from, with its variants for other traits; an image that was made otherwise has one of
  /// its own, to which variants can be added.
  open var imageAsset: UIImageAsset? {
    if let asset = content.asset { return asset }
    return Self.assetLock.withLock {
      let asset = ownAsset ?? UIImageAsset(content, traits: content.traits ?? UITraitCollection())
      ownAsset = asset
      return asset
    }
  }
  /// The traits that the image was made for.
  open var traitCollection: UITraitCollection { content.traits ?? UITraitCollection(displayScale: scale) }

  /// The asset, if the image is from one or was asked for its own.
  final var assetIfAny: UIImageAsset? { content.asset ?? Self.assetLock.withLock { ownAsset } }

  // MARK: Files

  /// Returns the upright image as PNG data.
  open func pngData() -> Data? {
    try? upright?.pngData()
  }

  /// Returns the upright image as JPEG data, over white; the quality is clamped to 0…1.
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    try? upright?.jpegData(quality: compressionQuality)
  }

  // MARK: Drawing

  /// Draws the image at a point of the current graphics context.
  open func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the image at a point of the current graphics context, with a blend mode and an alpha in 0…1.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image, stretched to a rectangle of the current graphics context, in points.
  ///
  /// The cap insets of a resizable image are not stretched.
  open func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    draw(in: rect, of: context)
  }

  /// Draws the image, stretched to a rectangle of the current graphics context, with a blend mode and an alpha in 0…1.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(in: rect, of: context)
    context.restoreGState()
  }

  /// Fills a rectangle of the current graphics context with copies of the image, from the context's origin on.
  open func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.clip(to: rect)
    for tile in tiles(covering: rect, from: .zero) { draw(in: tile, of: context) }
    context.restoreGState()
  }

  // MARK: Rendering

  /// The way in which views colour the image.
  open var renderingMode: RenderingMode { content.renderingMode }

  /// Returns the image with another rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changing { $0.renderingMode = renderingMode }
  }

  /// Returns the image's shape in a colour, which a dynamic colour resolves where the image is shown.
  ///
  /// A view that shows the image as a template has its own tint colour still.
  open func withTintColor(_ color: UIColor) -> UIImage {
    changing { $0.tint = color }
  }

  /// Returns the image's shape in a colour, with another rendering mode.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changing { ($0.tint, $0.renderingMode) = (color, renderingMode) }
  }

  // MARK: Resizing and alignment

  /// The edges that are not stretched, in points.
  open var capInsets: UIEdgeInsets { content.capInsets }
  /// The treatment of the part inside the cap insets.
  open var resizingMode: ResizingMode { content.resizingMode }

  /// Returns the image with edges that are not stretched, in points; the part inside is tiled.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the image with edges that are not stretched, in points.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    changing { ($0.capInsets, $0.resizingMode, $0.isResizable) = (capInsets, resizingMode, true) }
  }

  /// The distances from the edges to the rectangle by which Auto Layout aligns the image, in points.
  open var alignmentRectInsets: UIEdgeInsets { content.alignmentRectInsets }

  /// Returns the image with other distances to its alignment rectangle, in points.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changing { $0.alignmentRectInsets = alignmentInsets }
  }

  /// The distance of the baseline from the bottom, in points; nil for an image without one.
  open var baselineOffsetFromBottom: CGFloat? { content.baselineOffset ?? content.symbol?.baselineOffset }

  /// Returns the image with a baseline at a distance from its bottom, in points.
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    changing { $0.baselineOffset = baselineOffset }
  }

  // MARK: Mirroring

  /// Whether views mirror the image in right-to-left layouts.
  open var flipsForRightToLeftLayoutDirection: Bool {
    content.flipsForRightToLeft || content.symbol?.isDirectional == true
  }

  /// Returns the image, to be mirrored by views in right-to-left layouts.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changing { $0.flipsForRightToLeft = true }
  }

  /// Returns the image, mirrored horizontally.
  open func withHorizontallyFlippedOrientation() -> UIImage {
    changing { $0.mirror() }
  }

  // MARK: Animated images

  /// The images that an image view shows one after the other; nil for a still image.
  open var images: [UIImage]? { content.frames }
  /// The time in which an image view shows all of ``images``, in seconds.
  open var duration: TimeInterval { content.duration }

  /// Creates an image that views animate; nil without images.
  ///
  /// - Parameters:
  ///   - images: the images in the order in which they are shown; the first one gives the size and the scale.
  ///   - duration: the seconds of one round; 0 stands for a thirtieth of a second for each image.
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard var content = images.first?.content else { return nil }
    content.frames = images
    content.duration = duration.isFinite && duration > 0 ? duration : Double(images.count) / 30
    return UIImage(content)
  }

  /// Creates an animated image of the images `name0`, `name1` and so on, as long as there is a next one.
  open class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    let library = ImageLibrary.current
    let limit = 1024
    var images: [UIImage] = []
    while images.count < limit, let image = library.image(named: "\(name)\(images.count)", in: nil, for: nil) {
      images.append(image)
    }
    return animatedImage(with: images, duration: duration)
  }

  // MARK: Configurations

  /// Whether the image is a symbol, which has weights and follows font sizes.
  open var isSymbolImage: Bool { content.symbol != nil }
  /// The configuration of traits, and of a symbol's look.
  open var configuration: Configuration? { symbolConfiguration ?? Configuration(traitCollection: content.traits) }
  /// The configuration of a symbol's look; nil for other images.
  open var symbolConfiguration: SymbolConfiguration? { content.symbol?.configuration }

  /// Returns the image for a configuration: the asset's variant for its traits, the symbol with its look.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let symbol = configuration as? SymbolConfiguration, content.symbol != nil else {
      return configuration.traitCollection.map(resolved) ?? self
    }
    return changing { $0.symbol = $0.symbol?.with(symbol) }
  }

  /// Returns the symbol with a configuration on top of its own; nil for other images.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard isSymbolImage else { return nil }
    return changing { $0.symbol = $0.symbol?.applying(configuration) }
  }

  // MARK: Equality

  /// Whether an object is an image of the same pixels, scale and rendering.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let image = object as? UIImage else { return false }
    return image === self || image.content == content
  }

  /// Hashes size and scale.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(size.width)
    hasher.combine(size.height)
    hasher.combine(scale)
    return hasher.finalize()
  }

  /// The size, for debugging.
  open override var description: String {
    "<\(type(of: self)): \(content.name.map { "\($0), " } ?? "")\(size.width) × \(size.height), \(scale)x>"
  }
}

extension UIImage {
  /// Returns a copy with another content.
  func changing(_ change: (inout ImageContent) -> Void) -> UIImage {
    var content = content
    content.asset = assetIfAny
    change(&content)
    return UIImage(content)
  }
}
