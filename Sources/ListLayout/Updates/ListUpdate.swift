/// One change of a batch.
///
/// Deletions, reloads and the origins of moves name positions before the batch; insertions and the destinations of
/// moves name positions after it, in whichever order they are given (V-14).
public enum ListUpdate: Hashable, Sendable, BitwiseCopyable {
  /// A section is new.
  case insertSection(Int)
  /// A section is gone, with every item that is not moved out of it.
  case deleteSection(Int)
  /// A section is elsewhere, with its items.
  case moveSection(from: Int, to: Int)
  /// A section is replaced where it is: its items are deleted, and as many as the data source says are inserted.
  case reloadSection(Int)
  /// An item is new.
  case insertItem(ItemPath)
  /// An item is gone.
  case deleteItem(ItemPath)
  /// An item is elsewhere.
  case moveItem(from: ItemPath, to: ItemPath)
  /// An item is replaced where it is.
  case reloadItem(ItemPath)
}

extension ListUpdate: CustomStringConvertible {
  /// The update as UIKit's messages write it (V-17).
  public var description: String {
    switch self {
    case .insertSection(let section): "Insert section (\(section))"
    case .deleteSection(let section): "Delete section (\(section))"
    case .moveSection(let origin, let destination): "Move section (\(origin)) to (\(destination))"
    case .reloadSection(let section): "Reload section (\(section))"
    case .insertItem(let path): "Insert item (\(path))"
    case .deleteItem(let path): "Delete item (\(path))"
    case .moveItem(let origin, let destination): "Move item (\(origin)) to (\(destination))"
    case .reloadItem(let path): "Reload item (\(path))"
    }
  }
}
