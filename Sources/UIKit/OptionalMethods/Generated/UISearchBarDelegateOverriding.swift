// Written by Scripts/optional-methods from UISearchBarDelegate.swift.

import Foundation

/// Lets a subclass add optional methods of ``UISearchBarDelegate`` that its superclass, which conforms, has left out.
///
/// On an iPhone an optional method is found in any subclass. Here a protocol's default is bound where the conformance
/// is declared, so a method that only a subclass has is never called. Where the superclass can't be edited, the
/// subclass names this protocol as well:
///
///     final class Fading: LibraryDelegate, UISearchBarDelegateOverriding { …
///
/// The superclass's method is called where the subclass has none. Not Apple's; see the decision on optional methods.
@preconcurrency @MainActor public protocol UISearchBarDelegateOverriding: NSObjectProtocol {
  /// Returns whether editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called after editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Returns whether editing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Called after editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called after the user has changed the text, also by the clear button.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Returns whether typed text may replace a range, in UTF-16 code units.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Called for the return key.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called for the cancel button.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called for the bookmark button.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Called when the user has selected another scope.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegateOverriding where Self: UISearchBarDelegate {
  private var inherited: any UISearchBarDelegate { self }

  /// Calls the superclass's method.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    inherited.searchBarShouldBeginEditing(searchBar)
  }

  /// Calls the superclass's method.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    inherited.searchBarTextDidBeginEditing(searchBar)
  }

  /// Calls the superclass's method.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    inherited.searchBarShouldEndEditing(searchBar)
  }

  /// Calls the superclass's method.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    inherited.searchBarTextDidEndEditing(searchBar)
  }

  /// Calls the superclass's method.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    inherited.searchBar(searchBar, textDidChange: searchText)
  }

  /// Calls the superclass's method.
  public func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  {
    inherited.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text)
  }

  /// Calls the superclass's method.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    inherited.searchBarSearchButtonClicked(searchBar)
  }

  /// Calls the superclass's method.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    inherited.searchBarCancelButtonClicked(searchBar)
  }

  /// Calls the superclass's method.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
    inherited.searchBarBookmarkButtonClicked(searchBar)
  }

  /// Calls the superclass's method.
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    inherited.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
  }
}

/// Forwards to a delegate whose class adopts the sibling protocol.
final class SearchBarDelegateForwarder: NSObject, UISearchBarDelegate {
  private let sibling: any UISearchBarDelegateOverriding

  init(_ sibling: any UISearchBarDelegateOverriding) {
    self.sibling = sibling
  }

  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    sibling.searchBarShouldBeginEditing(searchBar)
  }

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    sibling.searchBarTextDidBeginEditing(searchBar)
  }

  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    sibling.searchBarShouldEndEditing(searchBar)
  }

  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    sibling.searchBarTextDidEndEditing(searchBar)
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    sibling.searchBar(searchBar, textDidChange: searchText)
  }

  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    sibling.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text)
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    sibling.searchBarSearchButtonClicked(searchBar)
  }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    sibling.searchBarCancelButtonClicked(searchBar)
  }

  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
    sibling.searchBarBookmarkButtonClicked(searchBar)
  }

  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    sibling.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
  }
}

extension OptionalMethods {
  /// The delegate, with the optional methods that a subclass adds.
  func complete(_ delegate: any UISearchBarDelegate) -> any UISearchBarDelegate {
    sibling(of: delegate, .searchBarDelegate, as: (any UISearchBarDelegateOverriding).self).map(
      SearchBarDelegateForwarder.init) ?? delegate
  }
}
