import ListLayout
import QuartzCore

/// Returns the cells of a custom group, for the group's size in the environment (V-60).
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (_ layoutEnvironment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Items that follow each other along an axis, or whose frames the app says (V-60).
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  private enum Content {
    case row(ScrollAxis, LayoutGroup.Repetition, [NSCollectionLayoutItem])
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  private let content: Content

  /// The views at the group's edges (V-67).
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { groupItems }
    set { groupItems = newValue }
  }
  private var groupItems: [NSCollectionLayoutSupplementaryItem] = []
  /// The distance between items; nil for none (V-62).
  open var interItemSpacing: NSCollectionLayoutSpacing?
  /// The items; a custom group has none.
  open var subitems: [NSCollectionLayoutItem] {
    if case .row(_, _, let items) = content { items } else { [] }
  }

  private init(_ layoutSize: NSCollectionLayoutSize, _ content: Content) {
    self.content = content
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  private convenience init(
    _ size: NSCollectionLayoutSize, _ axis: ScrollAxis, _ repetition: LayoutGroup.Repetition,
    _ items: [NSCollectionLayoutItem]
  ) {
    self.init(size, .row(axis, repetition, items.map { $0.copied() }))
  }

  /// Returns a row of exactly a number of items, each in its own size (V-60).
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .horizontal, .count(count), [repeatingSubitem])
  }

  /// Returns a row of a number of items, which share its width equally (V-60).
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .horizontal, .equalShares(count), [subitem])
  }

  /// Returns a row of items that are repeated while they fit (V-60).
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .horizontal, .whileItFits, subitems)
  }

  /// Returns a column of exactly a number of items, each in its own size (V-60).
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .vertical, .count(count), [repeatingSubitem])
  }

  /// Returns a column of a number of items, which share its height equally (V-60).
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .vertical, .equalShares(count), [subitem])
  }

  /// Returns a column of items that are repeated while they fit (V-60).
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .vertical, .whileItFits, subitems)
  }

  /// Returns a group of cells whose frames a function returns (V-60).
  open class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .custom(itemProvider))
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutGroup(layoutSize, content)
    copy.takeProperties(of: self)
    copy.groupItems = groupItems
    copy.interItemSpacing = interItemSpacing
    return copy
  }

  override func value(_ traits: UITraitCollection) -> LayoutItem {
    var item = super.value(traits)
    let spacing = interItemSpacing?.value ?? .fixed(0)
    switch content {
    case .row(let axis, let repetition, let items):
      item.group = LayoutGroup(axis, items.map { $0.value(traits) }, repetition: repetition, itemSpacing: spacing)
    case .custom(let provider):
      // Geometries are values of any thread; this one is used by its layout alone.
      nonisolated(unsafe) let provider = provider
      item.group = LayoutGroup(custom: { size in
        MainActor.assumeIsolated {
          provider(LayoutEnvironment(container: LayoutContainer(size), traits)).map(\.value)
        }
      })
    }
    return item
  }
}

/// A cell of a custom group (V-60).
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
  /// The frame in the group, in points.
  open private(set) var frame: CGRect
  /// The order in depth: higher is in front.
  open private(set) var zIndex: Int

  /// Creates a cell of a frame.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// Creates a cell of a frame and a depth.
  public init(frame: CGRect, zIndex: Int) {
    (self.frame, self.zIndex) = (frame, zIndex)
    super.init()
  }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any { NSCollectionLayoutGroupCustomItem(frame: frame, zIndex: zIndex) }

  var value: LayoutGroup.CustomItem { LayoutGroup.CustomItem(frame: frame, zIndex: zIndex) }
}
