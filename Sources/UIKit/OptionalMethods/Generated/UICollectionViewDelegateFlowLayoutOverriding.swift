// Written by Scripts/optional-methods from UICollectionViewFlowLayout.swift.

import ListLayout
import QuartzCore

/// Lets a subclass add optional methods of ``UICollectionViewDelegateFlowLayout`` that its superclass, which conforms,
/// has left out.
///
/// On an iPhone an optional method is found in any subclass. Here a protocol's default is bound where the conformance
/// is declared, so a method that only a subclass has is never called. Where the superclass can't be edited, the
/// subclass names this protocol as well:
///
///     final class Fading: LibraryDelegate, UICollectionViewDelegateFlowLayoutOverriding { …
///
/// The superclass's method is called where the subclass has none. Not Apple's; see the decision on optional methods.
///
/// For the methods of ``UICollectionViewDelegate``, name ``UICollectionViewDelegateOverriding`` as well.
@preconcurrency @MainActor public protocol UICollectionViewDelegateFlowLayoutOverriding: NSObjectProtocol {
  /// Returns an item's size, in points; the layout's by default.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// Returns a section's insets, in points; the layout's by default.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  /// Returns the distance between a section's lines, in points; the layout's by default.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// Returns the least distance between the items of a line, in points; the layout's by default.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// Returns the size of a section's header, of which one length counts; the layout's by default.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  /// Returns the size of a section's footer, of which one length counts; the layout's by default.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayoutOverriding where Self: UICollectionViewDelegateFlowLayout {
  private var inherited: any UICollectionViewDelegateFlowLayout { self }

  /// Calls the superclass's method.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    inherited.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
  }

  /// Calls the superclass's method.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    inherited.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section)
  }

  /// Calls the superclass's method.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    inherited.collectionView(collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
  }

  /// Calls the superclass's method.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    inherited.collectionView(collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
  }

  /// Calls the superclass's method.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    inherited.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
  }

  /// Calls the superclass's method.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    inherited.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
  }
}

/// Forwards to a delegate whose class adopts the sibling protocol.
final class FlowLayoutDelegateForwarder: NSObject, UICollectionViewDelegateFlowLayout {
  private let sibling: any UICollectionViewDelegateFlowLayoutOverriding

  init(_ sibling: any UICollectionViewDelegateFlowLayoutOverriding) {
    self.sibling = sibling
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    sibling.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    sibling.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    sibling.collectionView(collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    sibling.collectionView(collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    sibling.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    sibling.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
  }
}

extension OptionalMethods {
  /// The delegate, with the optional methods that a subclass adds.
  func complete(_ delegate: any UICollectionViewDelegateFlowLayout) -> any UICollectionViewDelegateFlowLayout {
    sibling(of: delegate, .flowLayoutDelegate, as: (any UICollectionViewDelegateFlowLayoutOverriding).self).map(
      FlowLayoutDelegateForwarder.init) ?? delegate
  }
}
