// Written by Scripts/optional-methods from UICollectionViewDataSource.swift.

import QuartzCore

/// Lets a subclass add optional methods of ``UICollectionViewDataSource`` that its superclass, which conforms, has left
/// out.
///
/// On an iPhone an optional method is found in any subclass. Here a protocol's default is bound where the conformance
/// is declared, so a method that only a subclass has is never called. Where the superclass can't be edited, the
/// subclass names this protocol as well:
///
///     final class Fading: LibraryDelegate, UICollectionViewDataSourceOverriding { …
///
/// The superclass's method is called where the subclass has none. Not Apple's; see the decision on optional methods.
@preconcurrency @MainActor public protocol UICollectionViewDataSourceOverriding: NSObjectProtocol {
  /// Returns the number of sections; 1 by default.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// Returns a supplementary view, which was dequeued.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView
  /// Whether an item may be moved interactively; true by default.
  ///
  /// The standard gesture of a `UICollectionViewController` needs this method: it cannot be found out here whether a
  /// class has `collectionView(_:moveItemAt:to:)`.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
  /// Called when a person has moved an item; the data source changes its data, and the collection view updates itself.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UICollectionViewDataSourceOverriding where Self: UICollectionViewDataSource {
  private var inherited: any UICollectionViewDataSource { self }

  /// Calls the superclass's method.
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    inherited.numberOfSections(in: collectionView)
  }

  /// Calls the superclass's method.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    inherited.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }

  /// Calls the superclass's method.
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    inherited.collectionView(collectionView, canMoveItemAt: indexPath)
  }

  /// Calls the superclass's method.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    inherited.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
  }
}

/// Forwards to a delegate whose class adopts the sibling protocol.
final class CollectionDataSourceForwarder: NSObject, UICollectionViewDataSource {
  private let delegate: any UICollectionViewDataSource
  private let sibling: any UICollectionViewDataSourceOverriding

  init(_ delegate: any UICollectionViewDataSource, _ sibling: any UICollectionViewDataSourceOverriding) {
    (self.delegate, self.sibling) = (delegate, sibling)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    delegate.collectionView(collectionView, numberOfItemsInSection: section)
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    delegate.collectionView(collectionView, cellForItemAt: indexPath)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    sibling.numberOfSections(in: collectionView)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    sibling.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    sibling.collectionView(collectionView, canMoveItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    sibling.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
  }
}

extension OptionalMethods {
  /// The delegate, with the optional methods that a subclass adds.
  func complete(_ delegate: any UICollectionViewDataSource) -> any UICollectionViewDataSource {
    sibling(of: delegate, .collectionDataSource, as: (any UICollectionViewDataSourceOverriding).self).map {
      CollectionDataSourceForwarder(delegate, $0)
    } ?? delegate
  }
}
