import ListLayout
import QuartzCore

/// A data source that shows snapshots, and updates the collection view by their differences (V-72…V-76).
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// Returns the dequeued cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// Returns the dequeued supplementary view of a kind.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// The part of the app in interactive movements of items.
  public struct ReorderingHandlers {
    /// Called with what a movement changes.
    public typealias Handler = (NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void

    /// Whether an item may be moved; nil for none.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called before the snapshot changes at the end of a movement.
    public var willReorder: Handler?
    /// Called after the snapshot has changed at the end of a movement; the app changes its own data.
    public var didReorder: Handler?

    /// Creates handlers that let nothing be moved.
    public init() {}
  }

  /// The part of the app in interactive movements; by default nothing can be moved.
  open var reorderingHandlers = ReorderingHandlers()
  /// Returns supplementary views; nil where the layout has none.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  private let cellProvider: CellProvider
  private nonisolated let content: DiffableContent<UICollectionView, SectionIdentifierType, ItemIdentifierType>

  /// Creates the data source of a collection view, which does not retain it.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    (content, self.cellProvider) = (DiffableContent(collectionView), cellProvider)
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// Shows a snapshot: the collection view is updated by the difference from the last one (V-74).
  ///
  /// Always call it on one queue, which need not be the main one (V-75).
  ///
  /// - Parameters:
  ///   - snapshot: The new sections and items.
  ///   - animatingDifferences: Whether the updates are animated.
  ///   - completion: Called on the main queue when the updates have been shown.
  open nonisolated func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    content.apply(snapshot.list, animated: animatingDifferences, from: self, completion: completion) {
      list, updates, reconfigured in
      list.update(updates)
      list.reconfigureItems(at: reconfigured)
    }
  }

  /// Shows a snapshot, and returns when the updates have been shown (V-74).
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows a snapshot by loading the collection view anew, without a difference (V-74).
  open nonisolated func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    content.reload(snapshot.list, completion: completion)
  }

  /// Shows a snapshot by loading the collection view anew, without a difference (V-74).
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
  }

  /// Returns the snapshot that is shown, without marks to reload or reconfigure.
  open nonisolated func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    NSDiffableDataSourceSnapshot(content.applied.value)
  }

  // MARK: Snapshots of sections

  /// Shows the visible items of a section's tree; a section that is not there is added at the end.
  ///
  /// - Parameters:
  ///   - snapshot: The section's items as a tree.
  ///   - section: The section.
  ///   - animatingDifferences: Whether the updates are animated.
  ///   - completion: Called on the main queue when the updates have been shown.
  open nonisolated func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    nonisolated(unsafe) let completion = completion
    MainThread.run { [self] in
      var new = self.snapshot()
      if new.indexOfSection(section) == nil { new.appendSections([section]) }
      new.replaceItems(of: section, by: snapshot.visibleItems)
      content.applied[section] = snapshot
      apply(new, animatingDifferences: animatingDifferences) { completion?() }
    }
  }

  /// Shows the visible items of a section's tree, and returns when the updates have been shown.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, to: section, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Returns the items of a section as a tree.
  open nonisolated func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { content.applied[section] }

  // MARK: Identifiers

  /// Returns the section at an index; nil for one that does not exist.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { content.section(at: index) }

  /// Returns the index of a section; nil for a section that is not there.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { content.index(of: sectionIdentifier) }

  /// Returns the item at an index path; nil for one that does not exist.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { content.item(at: indexPath) }

  /// Returns the index path of an item; nil for an item that is not there.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    content.indexPath(of: itemIdentifier)
  }

  // MARK: Data source

  /// Returns the number of sections of the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { content.applied.value.sectionCount }

  /// Returns the number of items of a section of the snapshot.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    content.itemCount(of: section)
  }

  /// Returns what the cell provider returns; an empty cell, after a report, for nil.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let item = itemIdentifier(for: indexPath), let cell = cellProvider(collectionView, indexPath, item) {
      return cell
    }
    collectionView.uiEnvironment.report(
      .missingCell(list: collectionView.debugName, path: indexPath.listDescription))
    let cell = UICollectionViewCell(frame: .zero)
    cell.wasDequeued = true
    return cell
  }

  /// Returns what the supplementary view provider returns; an empty view, after a report, for nil.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? collectionView.missingSupplementaryView(kind, at: indexPath)
  }

  /// Returns what ``reorderingHandlers`` say about the item.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    guard let item = itemIdentifier(for: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  /// Moves the item in the snapshot, between the calls of ``reorderingHandlers``.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    let old = snapshot()
    guard let item = itemIdentifier(for: sourceIndexPath),
      let section = sectionIdentifier(for: destinationIndexPath.section)
    else { return }
    var new = old
    new.moveItem(item, to: destinationIndexPath.item, of: section)
    let transaction = NSDiffableDataSourceTransaction(from: old, to: new)
    reorderingHandlers.willReorder?(transaction)
    content.applied.value = new.list
    reorderingHandlers.didReorder?(transaction)
  }
}
