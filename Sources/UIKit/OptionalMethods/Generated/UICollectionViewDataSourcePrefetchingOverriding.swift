// Written by Scripts/optional-methods from UICollectionViewDataSource.swift.

import QuartzCore

/// Lets a subclass add optional methods of ``UICollectionViewDataSourcePrefetching`` that its superclass, which
/// conforms, has left out.
///
/// On an iPhone an optional method is found in any subclass. Here a protocol's default is bound where the conformance
/// is declared, so a method that only a subclass has is never called. Where the superclass can't be edited, the
/// subclass names this protocol as well:
///
///     final class Fading: LibraryDelegate, UICollectionViewDataSourcePrefetchingOverriding { …
///
/// The superclass's method is called where the subclass has none. Not Apple's; see the decision on optional methods.
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetchingOverriding: NSObjectProtocol {
  /// Called with items of an earlier call that will not be visible soon after all.
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetchingOverriding where Self: UICollectionViewDataSourcePrefetching {
  private var inherited: any UICollectionViewDataSourcePrefetching { self }

  /// Calls the superclass's method.
  public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
    inherited.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
  }
}

/// Forwards to a delegate whose class adopts the sibling protocol.
final class CollectionPrefetchingForwarder: NSObject, UICollectionViewDataSourcePrefetching {
  private let delegate: any UICollectionViewDataSourcePrefetching
  private let sibling: any UICollectionViewDataSourcePrefetchingOverriding

  init(
    _ delegate: any UICollectionViewDataSourcePrefetching,
    _ sibling: any UICollectionViewDataSourcePrefetchingOverriding
  ) {
    (self.delegate, self.sibling) = (delegate, sibling)
  }

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    delegate.collectionView(collectionView, prefetchItemsAt: indexPaths)
  }

  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
    sibling.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
  }
}

extension OptionalMethods {
  /// The delegate, with the optional methods that a subclass adds.
  func complete(_ delegate: any UICollectionViewDataSourcePrefetching) -> any UICollectionViewDataSourcePrefetching {
    sibling(of: delegate, .collectionPrefetching, as: (any UICollectionViewDataSourcePrefetchingOverriding).self).map {
      CollectionPrefetchingForwarder(delegate, $0)
    } ?? delegate
  }
}
