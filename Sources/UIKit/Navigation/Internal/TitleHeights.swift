import QuartzCore

/// The heights below a navigation bar's row, in points: the large title, and the search bar under it (K-13).
struct TitleHeights: Equatable {
  var title: CGFloat = 0
  var search: CGFloat = 0

  var total: CGFloat { title + search }
}

extension UINavigationItem {
  /// Whether a search is on whose bar takes the place of the row.
  var isSearching: Bool { searchController?.takesRow ?? false }

  /// The height that a search bar always has; 0 for none, and for one that collapses.
  var fixedSearchHeight: CGFloat {
    guard let searchController else { return 0 }
    return hidesSearchBarWhenScrolling && !searchController.isActive ? 0 : searchController.barHeight
  }

  /// The height by which the search bar collapses; 0 for none, and for one that stays.
  var collapsibleSearchHeight: CGFloat {
    fixedSearchHeight > 0 ? 0 : searchController?.barHeight ?? 0
  }

  /// The search bar's height as the item was shown last.
  var shownSearchHeight: CGFloat {
    fixedSearchHeight + (collapsibleSearchHeight > 0 ? searchHeight ?? collapsibleSearchHeight : 0)
  }
}

extension UISearchController {
  /// The height of the search bar below a navigation bar's row, with its scope bar, in points.
  var barHeight: CGFloat { UINavigationBar.searchHeight + searchBar.scopeHeight }
  /// Whether the search bar takes the place of the navigation bar's row.
  var takesRow: Bool { isActive && hidesNavigationBarDuringPresentation }
}
