import QuartzCore

extension UICollectionView {
  /// How cells of a class are made and configured for items (V-6).
  ///
  /// It is created once, outside of the data source's calls.
  @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Called with a dequeued cell, its index path and its item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let handler: Handler
    let token = RegistrationToken()

    /// Creates a registration of cells that a function configures.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// How supplementary views of a class and a kind are made and configured (V-6).
  @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Called with a dequeued view, its kind and its index path.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let elementKind: String
    let handler: Handler
    let token = RegistrationToken()

    /// Creates a registration of views that a function configures.
    public init(elementKind: String, handler: @escaping Handler) {
      (self.elementKind, self.handler) = (elementKind, handler)
    }
  }

  /// Returns a configured cell that waits for reuse, else a new one (V-6).
  ///
  /// - Parameters:
  ///   - registration: The registration.
  ///   - indexPath: The item's index path.
  ///   - item: The item; for nil the cell is not configured.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let identifier = registrations.identifier(of: registration.token) {
      register(Cell.self, forCellWithReuseIdentifier: $0)
    }
    // The pool has views of the registered class alone, unless a subclass dequeues others.
    let dequeued = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    let cell = dequeued as? Cell ?? RegisteredInitializers.make(Cell.self, frame: .zero)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a configured supplementary view that waits for reuse, else a new one (V-6).
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let kind = registration.elementKind
    let identifier = registrations.identifier(of: registration.token) {
      register(Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: $0)
    }
    let dequeued = dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    let view = dequeued as? Supplementary ?? RegisteredInitializers.make(Supplementary.self, frame: .zero)
    registration.handler(view, kind, indexPath)
    return view
  }
}

/// The identity of a registration.
final class RegistrationToken {}

/// The reuse identifiers of a collection view's registrations.
@MainActor struct Registrations {
  private struct Entry {
    weak var token: RegistrationToken?
    let identifier: String
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var count = 0
  /// The registration that was used last; nil if it is gone.
  private(set) weak var last: RegistrationToken?
  /// Whether a registration has been used since the last ``begin()``.
  private var isUsed = false

  /// Returns a registration's identifier; registers a class for a new one.
  mutating func identifier(of token: RegistrationToken, register: (String) -> Void) -> String {
    (last, isUsed) = (token, true)
    if let entry = entries[ObjectIdentifier(token)], entry.token === token { return entry.identifier }
    count += 1
    let identifier = "registration \(count)"
    entries[ObjectIdentifier(token)] = Entry(token: token, identifier: identifier)
    register(identifier)
    return identifier
  }

  /// Called before the data source is asked for a view.
  mutating func begin() { isUsed = false }

  /// Whether the data source has used a registration that is gone after the call: it was created inside (V-6).
  var wasMadeInside: Bool { isUsed && last == nil }
}
