import ListLayout
import QuartzCore

/// Where and how a layout shows a cell, a supplementary view or a decoration view (V-31).
///
/// A subclass adds properties and overrides `copy(with:)` and `isEqual(_:)`; equal attributes are not applied again.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying,
  UIDynamicItem
{
  /// The attributes as a value.
  nonisolated(unsafe) var value = ElementAttributes(.cell(ItemPath(section: 0, item: 0)), frame: .zero)
  private var storedIndexPath: IndexPath?

  /// Creates attributes of a cell at (0, 0).
  public nonisolated override init() { super.init() }

  /// Creates the attributes of an item's cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    value.element = ListElement(.cell, at: indexPath.itemPath)
    storedIndexPath = indexPath
  }

  /// Creates the attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    value.element = ListElement(.supplementary(elementKind), at: indexPath.itemPath)
    storedIndexPath = indexPath
  }

  /// Creates the attributes of a decoration view.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    value.element = ListElement(.decoration(decorationViewKind), at: indexPath.itemPath)
    storedIndexPath = indexPath
  }

  convenience init(_ value: ElementAttributes) {
    self.init()
    self.value = value
  }

  // MARK: Identity

  /// The index path of the element.
  open var indexPath: IndexPath {
    get { storedIndexPath ?? IndexPath(value.element.path) }
    set {
      storedIndexPath = newValue
      value.element.path = newValue.itemPath
    }
  }
  /// Whether the element is a cell, a supplementary view or a decoration view.
  open var representedElementCategory: UICollectionView.ElementCategory {
    switch value.element.category {
    case .cell: .cell
    case .supplementary: .supplementaryView
    case .decoration: .decorationView
    }
  }
  /// The kind of a supplementary or decoration view; nil for cells.
  open var representedElementKind: String? {
    switch value.element.category {
    case .cell: nil
    case .supplementary(let kind), .decoration(let kind): kind
    }
  }

  // MARK: Place and look

  /// The frame in the content: the bounding box of the bounds under the transform.
  open var frame: CGRect {
    get {
      guard !CATransform3DIsIdentity(value.transform) else { return value.frame }
      let (center, size) = (value.center, value.size)
      let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        .applying(CATransform3DGetAffineTransform(value.transform))
      return box.offsetBy(dx: center.x, dy: center.y)
    }
    set { value.frame = newValue }
  }
  /// The position of the center in the content.
  open var center: CGPoint {
    get { value.center }
    set { value.center = newValue }
  }
  /// The size before the transform.
  open var size: CGSize {
    get { value.size }
    set { value.size = newValue }
  }
  /// The bounds of the view; the origin stays at zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: value.size) }
    set { value.size = newValue.size }
  }
  /// The affine part of the transform around the center.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(value.transform) }
    set { value.transform = CATransform3DMakeAffineTransform(newValue) }
  }
  /// The transform around the center.
  open var transform3D: CATransform3D {
    get { value.transform }
    set { value.transform = newValue }
  }
  /// The opacity, 0…1.
  open var alpha: CGFloat {
    get { value.alpha }
    set { value.alpha = newValue }
  }
  /// The order in depth: higher is in front.
  open var zIndex: Int {
    get { value.zIndex }
    set { value.zIndex = newValue }
  }
  /// Whether the element needs no view.
  open var isHidden: Bool {
    get { value.isHidden }
    set { value.isHidden = newValue }
  }

  // MARK: Copies and equality

  /// Returns a copy; a subclass calls super and copies its own properties.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = ClassInitializers.make(type(of: self))
    copy.value = value
    copy.storedIndexPath = storedIndexPath
    return copy
  }

  /// Whether another object has the same attributes; a subclass compares its own properties as well.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes, type(of: other) == type(of: self) else {
      return false
    }
    return other.value == value
  }

  open nonisolated override var hash: Int { value.hashValue }

  /// Returns a copy with other values, for attributes between two layouts.
  func copy(_ value: ElementAttributes) -> UICollectionViewLayoutAttributes {
    guard let copy = copy(with: nil) as? UICollectionViewLayoutAttributes else {
      return UICollectionViewLayoutAttributes(value)
    }
    copy.value = value
    copy.storedIndexPath = value.element == self.value.element ? storedIndexPath : nil
    return copy
  }

  /// Whether all numbers are finite.
  var isFinite: Bool {
    value.center.isFinite && value.size.isFinite && value.alpha.isFinite && value.transform.isFinite
  }
}
