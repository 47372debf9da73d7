import ListLayout
import QuartzCore

/// One change of a batch of updates, as the layout gets it.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  /// The kinds of changes.
  public enum Action: Int, Sendable {
    /// An insertion.
    case insert
    /// A deletion.
    case delete
    /// A reload, at one index path.
    case reload
    /// A move.
    case move
    /// No change.
    case none
  }

  private let update: ListUpdate?

  /// Creates an item without index paths or a change, for subclasses that override them.
  public nonisolated override init() {
    update = nil
    super.init()
  }

  init(_ update: ListUpdate) {
    self.update = update
    super.init()
  }

  /// The index path before the batch; nil for insertions. A section's has `NSNotFound` as its item.
  open var indexPathBeforeUpdate: IndexPath? {
    switch update {
    case .deleteSection(let index), .moveSection(let index, _), .reloadSection(let index):
      IndexPath(item: NSNotFound, section: index)
    case .deleteItem(let path), .moveItem(let path, _), .reloadItem(let path): IndexPath(path)
    case .insertSection, .insertItem, nil: nil
    }
  }

  /// The index path after the batch; nil for deletions. A section's has `NSNotFound` as its item.
  open var indexPathAfterUpdate: IndexPath? {
    switch update {
    case .insertSection(let index), .moveSection(_, let index), .reloadSection(let index):
      IndexPath(item: NSNotFound, section: index)
    case .insertItem(let path), .moveItem(_, let path), .reloadItem(let path): IndexPath(path)
    case .deleteSection, .deleteItem, nil: nil
    }
  }

  /// The kind of change.
  open var updateAction: Action {
    switch update {
    case .insertSection, .insertItem: .insert
    case .deleteSection, .deleteItem: .delete
    case .reloadSection, .reloadItem: .reload
    case .moveSection, .moveItem: .move
    case nil: .none
    }
  }
}
