import ListLayout
import QuartzCore

/// A data source that shows snapshots, and updates the table view by their differences (V-72…V-76).
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// Returns the cell of an item.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  /// The animation of rows and sections that come and go.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  private let cellProvider: CellProvider
  private nonisolated let content: DiffableContent<UITableView, SectionIdentifierType, ItemIdentifierType>

  /// Creates the data source of a table view, which does not retain it.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    (content, self.cellProvider) = (DiffableContent(tableView), cellProvider)
    super.init()
    tableView.dataSource = self
  }

  // MARK: Snapshots

  /// Shows a snapshot: the table is updated by the difference from the last one (V-74).
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
      list.update(updates, self.defaultRowAnimation)
      list.reconfigureRows(at: reconfigured)
    }
  }

  /// Shows a snapshot, and returns when the updates have been shown (V-74).
  open nonisolated func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows a snapshot by loading the table anew, without a difference (V-74).
  open nonisolated func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    content.reload(snapshot.list, completion: completion)
  }

  /// Shows a snapshot by loading the table anew, without a difference (V-74).
  open nonisolated func applySnapshotUsingReloadData(
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
  open func numberOfSections(in tableView: UITableView) -> Int { content.applied.value.sectionCount }

  /// Returns the number of items of a section of the snapshot.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    content.itemCount(of: section)
  }

  /// Returns what the cell provider returns; an empty cell, after a report, for nil (V-5).
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) { return cell }
    tableView.uiEnvironment.report(.missingCell(list: tableView.debugName, path: indexPath.listDescription))
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// Returns nil; subclasses override it.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

  /// Returns nil; subclasses override it.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

  /// Returns false; subclasses override it.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// Returns nil; subclasses override it.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// Returns the index of the title; subclasses override it.
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    index
  }

  /// Returns false; subclasses override it.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Does nothing; subclasses override it.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}

  /// Does nothing; subclasses override it.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}
