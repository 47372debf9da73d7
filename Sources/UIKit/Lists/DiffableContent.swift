import ListLayout
import QuartzCore

/// A list that shows a diffable data source.
@MainActor protocol DiffableList: UIView {
  /// The object that gives the list its data.
  var contentSource: AnyObject? { get }
  func reloadData()
  func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
}

extension UICollectionView: DiffableList {
  var contentSource: AnyObject? { dataSource }
}

extension UITableView: DiffableList {
  var contentSource: AnyObject? { dataSource }
}

/// The snapshot of a diffable data source, and its way into the list (V-72…V-76).
@MainActor final class DiffableContent<List: DiffableList, Section: Hashable & Sendable, Item: Hashable & Sendable> {
  /// Calls the list's updates for changes, and for the items that are configured again.
  typealias Update = @MainActor (_ list: List, _ updates: [ListUpdate], _ reconfigured: [IndexPath]) -> Void

  nonisolated let applied = AppliedSnapshot<Section, Item>()
  private weak var list: List?

  init(_ list: List) { self.list = list }

  // MARK: Reading

  nonisolated func section(at index: Int) -> Section? {
    let sections = applied.value.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  nonisolated func index(of section: Section) -> Int? { applied.value.index(of: section) }

  nonisolated func item(at indexPath: IndexPath) -> Item? { applied.value.item(at: indexPath.itemPath) }

  nonisolated func indexPath(of item: Item) -> IndexPath? { applied.value.path(of: item).map { IndexPath($0) } }

  nonisolated func itemCount(of section: Int) -> Int {
    let counts = applied.value.counts
    return counts.contains(section: section) ? counts.items[section] : 0
  }

  // MARK: Showing

  /// Updates the list by the difference between the shown snapshot and a new one; for any queue (V-74, V-75).
  nonisolated func apply(
    _ snapshot: ListSnapshot<Section, Item>, animated: Bool, from source: any AnyObject & Sendable,
    completion: (() -> Void)?, update: @escaping Update
  ) {
    nonisolated(unsafe) let completion = completion
    let isSameQueue = applied.comesFromSameQueue()
    MainThread.run { [self] in
      report(isSameQueue)
      show(snapshot, animated: animated, from: source, update: update) { completion?() }
    }
  }

  /// Shows a snapshot by loading the list anew; for any queue (V-74, V-75).
  nonisolated func reload(_ snapshot: ListSnapshot<Section, Item>, completion: (() -> Void)?) {
    nonisolated(unsafe) let completion = completion
    let isSameQueue = applied.comesFromSameQueue()
    MainThread.run { [self] in
      report(isSameQueue)
      applied.value = snapshot.withoutMarks
      list?.reloadData()
      completion?()
    }
  }

  private func report(_ isSameQueue: Bool) {
    guard !isSameQueue, let list else { return }
    list.uiEnvironment.report(.appliedOnTwoQueues(list: list.debugName))
  }

  private func show(
    _ new: ListSnapshot<Section, Item>, animated: Bool, from source: AnyObject, update: @escaping Update,
    completion: @escaping () -> Void
  ) {
    guard let list, list.contentSource === source else {
      applied.value = new.withoutMarks
      return completion()
    }
    let old = applied.value
    let difference = ListDifference(from: old, to: new)
    let reconfigured = old.paths(of: difference.reconfigured, in: new).map { IndexPath($0) }
    let change = { [applied] in
      list.performBatchUpdates {
        applied.value = new.withoutMarks
        update(list, difference.updates, reconfigured)
      } completion: { _ in
        completion()
      }
    }
    // A call from another queue comes outside of all environments.
    list.uiEnvironment.perform { animated ? change() : UIView.performWithoutAnimation(change) }
  }
}
