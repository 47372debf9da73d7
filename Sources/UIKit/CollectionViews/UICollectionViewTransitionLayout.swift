import ListLayout
import QuartzCore

/// A layout between two others, by a progress that the app sets (A-49, V-79, V-80).
///
/// After it has set the progress or a value, the app calls `invalidateLayout()`. A subclass may override
/// ``transitionProgress`` and change the attributes.
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout at progress 0.
  open private(set) var currentLayout: UICollectionViewLayout
  /// The layout at progress 1.
  open private(set) var nextLayout: UICollectionViewLayout
  /// The progress, 0…1; a spring may go beyond.
  open var transitionProgress: CGFloat = 0 {
    didSet { if !transitionProgress.isFinite { transitionProgress = oldValue } }
  }

  private var values: [String: CGFloat] = [:]
  private var blend: LayoutBlend?
  private var objects: AttributeObjects?
  private var sizes: (old: CGSize, new: CGSize)?

  /// Creates a layout between two.
  public required init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    (self.currentLayout, nextLayout) = (currentLayout, newLayout)
    super.init()
  }

  /// Returns nil: layouts are made in code.
  public required init?(coder: NSCoder) { nil }

  /// Stores a value of the app's gesture, such as an offset, by a key.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

  /// Returns the value of a key; 0 if none was stored.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  /// Sets what lies between the two layouts.
  func set(_ blend: LayoutBlend, _ objects: AttributeObjects, sizes: (old: CGSize, new: CGSize)) {
    (self.blend, self.objects, self.sizes) = (blend, objects, sizes)
  }

  /// The content offset at the progress; nil before the change has begun (V-80).
  var offset: CGPoint? { blend?.contentOffset(at: transitionProgress) }

  /// The larger of the two layouts' contents, so that neither offset lies outside.
  open override var collectionViewContentSize: CGSize {
    guard let sizes else { return currentLayout.collectionViewContentSize }
    return CGSize(width: max(sizes.old.width, sizes.new.width), height: max(sizes.old.height, sizes.new.height))
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let blend else { return currentLayout.layoutAttributesForElements(in: rect) }
    return blend.attributes(at: transitionProgress).map { object($0) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(.cell(indexPath.itemPath)) ?? currentLayout.layoutAttributesForItem(at: indexPath)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(ListElement(.supplementary(elementKind), at: indexPath.itemPath))
      ?? currentLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(ListElement(.decoration(elementKind), at: indexPath.itemPath))
      ?? currentLayout.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath)
  }

  private func attributes(_ element: ListElement) -> UICollectionViewLayoutAttributes? {
    blend?.attributes(of: element, at: transitionProgress).map { object($0) }
  }

  private func object(_ value: ElementAttributes) -> UICollectionViewLayoutAttributes {
    objects?.object(value, of: value.element) ?? UICollectionViewLayoutAttributes(value)
  }
}
