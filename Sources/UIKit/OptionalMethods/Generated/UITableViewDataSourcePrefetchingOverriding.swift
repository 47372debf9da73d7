// Written by Scripts/optional-methods from UITableViewDataSource.swift.

import QuartzCore

/// Lets a subclass add optional methods of ``UITableViewDataSourcePrefetching`` that its superclass, which conforms,
/// has left out.
///
/// On an iPhone an optional method is found in any subclass. Here a protocol's default is bound where the conformance
/// is declared, so a method that only a subclass has is never called. Where the superclass can't be edited, the
/// subclass names this protocol as well:
///
///     final class Fading: LibraryDelegate, UITableViewDataSourcePrefetchingOverriding { …
///
/// The superclass's method is called where the subclass has none. Not Apple's; see the decision on optional methods.
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetchingOverriding: NSObjectProtocol {
  /// Called with rows of an earlier call that will not be visible soon after all.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetchingOverriding where Self: UITableViewDataSourcePrefetching {
  private var inherited: any UITableViewDataSourcePrefetching { self }

  /// Calls the superclass's method.
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    inherited.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
  }
}

/// Forwards to a delegate whose class adopts the sibling protocol.
final class TablePrefetchingForwarder: NSObject, UITableViewDataSourcePrefetching {
  private let delegate: any UITableViewDataSourcePrefetching
  private let sibling: any UITableViewDataSourcePrefetchingOverriding

  init(_ delegate: any UITableViewDataSourcePrefetching, _ sibling: any UITableViewDataSourcePrefetchingOverriding) {
    (self.delegate, self.sibling) = (delegate, sibling)
  }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    delegate.tableView(tableView, prefetchRowsAt: indexPaths)
  }

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    sibling.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
  }
}

extension OptionalMethods {
  /// The delegate, with the optional methods that a subclass adds.
  func complete(_ delegate: any UITableViewDataSourcePrefetching) -> any UITableViewDataSourcePrefetching {
    sibling(of: delegate, .tablePrefetching, as: (any UITableViewDataSourcePrefetchingOverriding).self).map {
      TablePrefetchingForwarder(delegate, $0)
    } ?? delegate
  }
}
