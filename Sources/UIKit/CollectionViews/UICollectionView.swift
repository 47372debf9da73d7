import ListLayout
import QuartzCore

/// A scroll view that shows items in an arrangement that its layout makes.
///
/// Only what is visible has views. A layout pass asks the data source for the numbers of items if they are not known,
/// prepares the layout if it is invalid, and shows the elements of the bounds (V-30).
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  /// Whether an element is a cell, a supplementary view or a decoration view.
  public enum ElementCategory: UInt, Sendable {
    /// An item's cell.
    case cell
    /// A supplementary view, such as a section's header.
    case supplementaryView
    /// A decoration view, which the layout alone knows.
    case decorationView
  }

  /// Where an item is to be after a scroll: at most one vertical and one horizontal position (V-43).
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes positions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// In the middle between top and bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle between left and right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// Called at the end of an interactive change of layout: whether the new layout stays, and whether the animation ran
  /// to its end.
  public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

  /// The kind of section headers.
  public static let elementKindSectionHeader = ListElement.headerKind
  /// The kind of section footers.
  public static let elementKindSectionFooter = ListElement.footerKind

  // MARK: Data and delegates

  /// The data source; not retained (V-12).
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { dataSourceChanged() } }
  }
  /// The delegate; not retained (V-12).
  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    get { assignedDelegate }
    set { (self as UIScrollView).delegate = newValue }
  }
  private(set) weak var assignedDelegate: (any UICollectionViewDelegate)?
  /// The object that prepares data before its cells are needed; not retained (V-9).
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether items may be prepared before they are visible.
  open var isPrefetchingEnabled = true

  override func delegateDidChange() {
    assignedDelegate = (self as UIScrollView).delegate as? any UICollectionViewDelegate
    if assignedDelegate != nil { contextMenus.install() }
  }

  /// The interaction that shows the items' context menus; nil for a view that never had a delegate.
  open var contextMenuInteraction: UIContextMenuInteraction? { contextMenus.interaction }

  // MARK: Layout

  /// The layout; setting it changes the layout without animation (V-77).
  open var collectionViewLayout: UICollectionViewLayout {
    get { currentLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }
  var currentLayout: UICollectionViewLayout
  /// The view behind the elements, as large as the collection view; it does not scroll.
  open var backgroundView: UIView? {
    didSet { backgroundChanged(from: oldValue) }
  }

  // MARK: Selection

  /// Whether a tap selects an item.
  open var allowsSelection = true {
    didSet { if !allowsSelection { selection.deselectAll() } }
  }
  /// Whether several items may be selected; a tap then changes the item's selection (V-27).
  open var allowsMultipleSelection = false {
    didSet { selection.limit() }
  }

  // MARK: Parts

  private(set) lazy var views = ElementViews(self)
  private(set) lazy var selection = ItemSelection(self)
  private(set) lazy var contextMenus = ListContextMenus(self)
  private(set) lazy var prefetching = ItemPrefetching(self)
  private(set) lazy var sectionScrolling = SectionScrolling(self)
  private(set) lazy var movement = ItemMovement(self)
  private(set) lazy var swiping = RowSwiping(self)
  let defaults = DefaultAnswers()
  let counts = DataCounts()
  var registrations = Registrations()
  var reusePool = ReusePool<UICollectionReusableView>()
  /// The cell that the data source is asked to configure again; nil outside of that call.
  var reconfiguredCell: UICollectionViewCell?
  /// The updates of a batch that is being described; nil outside of one.
  var batch: UpdateBatch?
  var layoutPass = LayoutPass()
  /// The change of layout that runs; nil for none.
  var layoutTransition: LayoutTransition?
  /// The sum of the invalidation contexts' adjustments, added to the content offset in the next layout pass (V-33).
  var offsetAdjustment = CGPoint.zero

  /// Creates a collection view with a frame, in points, and a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    currentLayout = layout
    super.init(frame: frame)
    layout.owner = self
  }

  /// Creates a collection view of a flow layout, which UIKit does not allow: pass a layout.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  /// Creates a collection view from a nib or a storyboard; another coder gives the defaults.
  public required init?(coder: NSCoder) {
    currentLayout = InterfaceDecoder.collectionLayout(coder)
    super.init(coder: coder)
    currentLayout.owner = self
    decode(coder, as: UICollectionView.self)
  }

  // MARK: Registration

  /// Sets the class of cells with an identifier; nil for none (V-1).
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    register(cellClass, as: UICollectionViewCell.self, ReuseKey(kind: Self.cellKind, identifier: identifier))
  }

  /// Sets the nib of cells with an identifier; nil for none (V-1).
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(nib, as: UICollectionViewCell.self, ReuseKey(kind: Self.cellKind, identifier: identifier))
  }

  /// Sets the nib of supplementary views of a kind with an identifier; nil for none (V-1).
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    register(nib, as: UICollectionReusableView.self, ReuseKey(kind: kind, identifier: identifier))
  }

  /// Sets the class of supplementary views of a kind with an identifier; nil for none (V-1).
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    register(viewClass, as: UICollectionReusableView.self, ReuseKey(kind: elementKind, identifier: identifier))
  }

  /// Returns a cell that waits for reuse, else a new one of the registered class (V-3, V-7).
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let key = ReuseKey(kind: Self.cellKind, identifier: identifier)
    guard let cell = dequeue(key, for: indexPath) as? UICollectionViewCell else {
      return UICollectionViewCell(frame: .zero)
    }
    return cell
  }

  /// Returns a supplementary view that waits for reuse, else a new one of the registered class (V-3, V-7).
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(ReuseKey(kind: elementKind, identifier: identifier), for: indexPath)
  }

  // MARK: Information

  /// The number of sections, as the data source says.
  open var numberOfSections: Int { loadedCounts.sectionCount }

  /// Returns the number of items of a section, as the data source says; 0 for one that does not exist.
  open func numberOfItems(inSection section: Int) -> Int {
    let counts = loadedCounts
    return counts.contains(section: section) ? counts.items[section] : 0
  }

  /// Returns the layout's attributes of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return currentLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Returns the layout's attributes of a supplementary view.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return currentLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// Returns the item at a point of the content; nil for none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    return item(at: point)
  }

  /// Returns the item of the layout at a point, the one in front; nil for none.
  func item(at point: CGPoint, besides other: IndexPath? = nil) -> IndexPath? {
    let rect = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    let found = (currentLayout.layoutAttributesForElements(in: rect) ?? []).filter {
      $0.value.element.category == .cell && !$0.isHidden && $0.frame.contains(point) && $0.indexPath != other
    }
    return found.max { $0.zIndex < $1.zIndex }?.indexPath
  }

  /// Returns the item of a shown cell; nil for other cells.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    guard let element = views.element(of: cell), element.category == .cell else { return nil }
    return IndexPath(element.path)
  }

  /// Returns the cell of an item if it is shown; nil for others (V-11).
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    views[.cell(indexPath.itemPath)]?.view as? UICollectionViewCell
  }

  /// The shown cells, in the order of their items.
  open var visibleCells: [UICollectionViewCell] {
    views.shownElements.compactMap { $0.category == .cell ? views[$0]?.view as? UICollectionViewCell : nil }
  }

  /// The items of the shown cells, in order.
  open var indexPathsForVisibleItems: [IndexPath] {
    views.shownElements.compactMap { $0.category == .cell ? IndexPath($0.path) : nil }
  }

  /// Returns the supplementary view of a kind at an index path if it is shown.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView?
  {
    views[ListElement(.supplementary(elementKind), at: indexPath.itemPath)]?.view as? UICollectionReusableView
  }

  /// Returns the shown supplementary views of a kind, in order.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  /// Returns the index paths of the shown supplementary views of a kind, in order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    views.shownElements.compactMap { $0.category == .supplementary(elementKind) ? IndexPath($0.path) : nil }
  }

  // MARK: Selection by program

  /// The selected items, in order; nil for none.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.selected.map { IndexPath($0) } }

  /// Selects an item, without calls of the delegate, and scrolls to it; nil deselects all (V-26).
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard allowsSelection else { return }
    guard let indexPath else { return selection.deselectAll() }
    selection.select(indexPath.itemPath)
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects an item, without calls of the delegate (V-26).
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.deselect(indexPath.itemPath)
  }

  // MARK: Loading

  /// Drops the data, the layout and the selection; the next layout pass asks anew (V-13).
  open func reloadData() {
    reload()
  }

  /// Whether an update waits for the data source's numbers.
  open var hasUncommittedUpdates: Bool { batch != nil }

  // MARK: Scrolling

  /// Scrolls to an item; positions refer to the visible part less the insets (V-43).
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, at: scrollPosition, animated: animated)
  }

  // MARK: Updates

  /// Does a batch of insertions, deletions, moves and reloads in one animation (V-14, V-21).
  ///
  /// - Parameters:
  ///   - updates: The calls of the batch; the data changes inside it (V-15).
  ///   - completion: Called when the animation has ended, with whether it ran to its end.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    perform(updates, completion: completion)
  }

  /// Inserts items, at index paths after the batch.
  open func insertItems(at indexPaths: [IndexPath]) {
    update(indexPaths.map { .insertItem($0.itemPath) })
  }

  /// Deletes items, at index paths before the batch.
  open func deleteItems(at indexPaths: [IndexPath]) {
    update(indexPaths.map { .deleteItem($0.itemPath) })
  }

  /// Replaces items' cells, at index paths before the batch.
  open func reloadItems(at indexPaths: [IndexPath]) {
    update(indexPaths.map { .reloadItem($0.itemPath) })
  }

  /// Asks the data source to configure items' cells again, without replacing them (V-22).
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    reconfigure(indexPaths)
  }

  /// Moves an item from an index path before the batch to one after it.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update([.moveItem(from: indexPath.itemPath, to: newIndexPath.itemPath)])
  }

  /// Inserts sections, at indices after the batch.
  open func insertSections(_ sections: IndexSet) {
    update(sections.map { .insertSection($0) })
  }

  /// Deletes sections, at indices before the batch.
  open func deleteSections(_ sections: IndexSet) {
    update(sections.map { .deleteSection($0) })
  }

  /// Replaces sections' views, at indices before the batch.
  open func reloadSections(_ sections: IndexSet) {
    update(sections.map { .reloadSection($0) })
  }

  /// Moves a section from an index before the batch to one after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update([.moveSection(from: section, to: newSection)])
  }

  // MARK: Interactive movement

  /// Begins to move an item under a finger: ``updateInteractiveMovementTargetPosition(_:)`` moves it on.
  ///
  /// - Returns: Whether it may be moved: it exists, and the data source allows it.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { movement.begin(indexPath.itemPath) }

  /// Moves the center of the item to a position of the content; the other items make room.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { movement.update(targetPosition) }

  /// Ends the movement; the data source moves the item in its data.
  open func endInteractiveMovement() { movement.end() }

  /// Ends the movement; the item goes back to where it was.
  open func cancelInteractiveMovement() { movement.cancel() }

  // MARK: Changes of layout

  /// Changes the layout, in an animation or in the next layout pass (V-77).
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Changes the layout, in an animation or in the next layout pass (V-77).
  ///
  /// - Parameters:
  ///   - layout: The new layout.
  ///   - animated: Whether elements move to their new places.
  ///   - completion: Called at the end, with whether the animation ran to its end.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    change(to: layout, animated: animated, completion: completion)
  }

  /// Begins an interactive change of layout, whose progress the app sets (V-79).
  ///
  /// - Parameters:
  ///   - layout: The new layout.
  ///   - completion: Called when the change has been finished or cancelled and its animation has ended.
  /// - Returns: The layout between the two, which the collection view uses until then.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    beginInteractiveTransition(to: layout, completion: completion)
  }

  /// Animates the rest of an interactive change of layout, to the new layout (V-81).
  open func finishInteractiveTransition() { endInteractiveTransition(completes: true) }

  /// Animates an interactive change of layout back to the old layout (V-81).
  open func cancelInteractiveTransition() { endInteractiveTransition(completes: false) }

  // MARK: View

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      boundsWillChange(to: newValue)
      super.bounds = newValue
      boundsDidChange()
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      if newValue.size != super.bounds.size { boundsWillChange(to: CGRect(origin: bounds.origin, size: newValue.size)) }
      super.frame = newValue
      boundsDidChange()
    }
  }

  open override func layoutSubviews() {
    updateElements()
    super.layoutSubviews()
    layOutBackground()
  }

  override func proposedRest(_ target: CGPoint, velocity: CGPoint) -> CGPoint {
    currentLayout.targetContentOffset(forProposedContentOffset: target, withScrollingVelocity: velocity)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    selection.touchesBegan(touches)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    selection.touchesEnded(touches)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    selection.touchesCancelled(touches)
  }
}
