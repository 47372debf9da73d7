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
    /// A reload, at one place.
    case reload
    /// A move.
    case move
    /// No change.
    case none
  }

  /// The index path before the batch; nil for insertions. A section's has `NSNotFound` as its item.
  public let indexPathBeforeUpdate: IndexPath?
  /// The index path after the batch; nil for deletions. A section's has `NSNotFound` as its item.
  public let indexPathAfterUpdate: IndexPath?
  /// The kind of change.
  public let updateAction: Action

  init(_ update: ListUpdate) {
    func section(_ index: Int) -> IndexPath { IndexPath(item: NSNotFound, section: index) }
    switch update {
    case .insertSection(let index): (indexPathBeforeUpdate, indexPathAfterUpdate) = (nil, section(index))
    case .deleteSection(let index): (indexPathBeforeUpdate, indexPathAfterUpdate) = (section(index), nil)
    case .moveSection(let origin, let destination):
      (indexPathBeforeUpdate, indexPathAfterUpdate) = (section(origin), section(destination))
    case .reloadSection(let index): (indexPathBeforeUpdate, indexPathAfterUpdate) = (section(index), section(index))
    case .insertItem(let path): (indexPathBeforeUpdate, indexPathAfterUpdate) = (nil, IndexPath(path))
    case .deleteItem(let path): (indexPathBeforeUpdate, indexPathAfterUpdate) = (IndexPath(path), nil)
    case .moveItem(let origin, let destination):
      (indexPathBeforeUpdate, indexPathAfterUpdate) = (IndexPath(origin), IndexPath(destination))
    case .reloadItem(let path): (indexPathBeforeUpdate, indexPathAfterUpdate) = (IndexPath(path), IndexPath(path))
    }
    updateAction =
      switch update {
      case .insertSection, .insertItem: .insert
      case .deleteSection, .deleteItem: .delete
      case .reloadSection, .reloadItem: .reload
      case .moveSection, .moveItem: .move
      }
    super.init()
  }
}
