import Foundation

/// Shows the results for the text of a search controller's bar.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the search bar has become first responder, and when its text has changed.
  func updateSearchResults(for searchController: UISearchController)
}
