import CoreGraphics

/// The variants of an image for different traits, such as light and dark appearance or the pixels per point.
open class UIImageAsset: NSObject, @unchecked Sendable {
  /// A variant, decoded when it is first shown.
  private struct Variant {
    let traits: UITraitCollection
    /// The content without its asset, because the asset retains it.
    var content: ImageContent?
    let file: ImageFile?
    let change: (@Sendable (inout ImageContent) -> Void)?
  }

  private let lock = NSLock()
  private var variants: [Variant] = []
  /// The name by which the asset was found.
  private let name: String?

  /// Creates an asset without images.
  public override init() {
    name = nil
  }

  /// Creates an asset of files.
  ///
  /// - Parameter change: sets how a variant is shown.
  init(
    name: String,
    files: [(traits: UITraitCollection, file: ImageFile, change: (@Sendable (inout ImageContent) -> Void)?)]
  ) {
    self.name = name
    variants = files.map { Variant(traits: $0.traits, content: nil, file: $0.file, change: $0.change) }
  }

  /// Creates the asset of one image.
  init(_ content: ImageContent, traits: UITraitCollection) {
    name = content.name
    variants = [Variant(traits: traits, content: content, file: nil, change: nil)]
  }

  /// Returns the variant that fits some traits best; an image without pixels where there is none.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    content(for: traitCollection).map(UIImage.init) ?? UIImage()
  }

  /// Returns the variant that fits a configuration's traits best.
  open func image(with configuration: UIImage.Configuration) -> UIImage {
    image(with: configuration.traitCollection ?? .forImages).withConfiguration(configuration)
  }

  /// Adds an image for traits; it replaces the one for the same traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    var content = image.content
    content.asset = nil
    let variant = Variant(traits: traitCollection, content: content, file: nil, change: nil)
    lock.withLock {
      variants.removeAll { $0.traits == traitCollection }
      variants.append(variant)
    }
  }

  /// Adds an image for a configuration's traits.
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }

  /// Removes the image that was registered for traits.
  open func unregisterImage(with traitCollection: UITraitCollection) {
    lock.withLock { variants.removeAll { $0.traits == traitCollection } }
  }

  /// Removes the image that was registered for a configuration's traits.
  open func unregisterImage(with configuration: UIImage.Configuration) {
    unregisterImage(with: configuration.traitCollection ?? UITraitCollection())
  }
}

extension UIImageAsset {
  /// Whether there are variants to choose from.
  var varies: Bool { lock.withLock { variants.count > 1 } }

  /// Returns the content of the variant that fits some traits best; nil where no file can be read.
  func content(for traits: UITraitCollection) -> ImageContent? {
    lock.withLock {
      for index in ranking(for: traits) {
        if variants[index].content == nil { variants[index].content = decoded(variants[index]) }
        guard var content = variants[index].content else { continue }
        content.asset = self
        return content
      }
      return nil
    }
  }

  private func decoded(_ variant: Variant) -> ImageContent? {
    guard var content = variant.file?.content else { return nil }
    content.name = name
    content.traits = variant.traits
    variant.change?(&content)
    return content
  }

  /// Returns the variants whose other traits fit, the most specific first, then the nearest scale.
  private func ranking(for traits: UITraitCollection) -> [Int] {
    let wanted = traits.displayScale > 0 ? traits.displayScale : UITraitCollection.forImages.displayScale
    func rank(_ index: Int) -> (Int, CGFloat) {
      let (own, scale) = (variants[index].traits, variants[index].traits.displayScale)
      // The exact scale comes first, then larger ones in rising order, then smaller ones in falling order.
      let distance = scale >= wanted ? scale - wanted : 100 + wanted - scale
      return (-own.specifiedCount, scale == 0 ? 50 : distance)
    }
    let fitting = variants.indices.filter { traits.containsTraits(in: variants[$0].traits.withoutScale) }
    // Where nothing fits, any variant is better than none, as the light one for unspecified traits.
    let candidates = fitting.isEmpty ? Array(variants.indices) : fitting
    return candidates.sorted { rank($0) < rank($1) || (rank($0) == rank($1) && $0 < $1) }
  }
}

extension UITraitCollection {
  /// The traits but for the pixels per point.
  fileprivate var withoutScale: UITraitCollection { modifyingTraits { $0.displayScale = 0 } }

  /// The number of specified traits but for the pixels per point.
  fileprivate var specifiedCount: Int {
    [
      userInterfaceIdiom != .unspecified, userInterfaceStyle != .unspecified, layoutDirection != .unspecified,
      horizontalSizeClass != .unspecified, verticalSizeClass != .unspecified, accessibilityContrast != .unspecified,
    ].count { $0 }
  }
}
