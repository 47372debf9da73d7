import QuartzCore

/// The data of a table view: how many rows there are, and their cells.
@preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  /// Returns the number of rows of a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Returns a row's cell, a dequeued or a new one.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// Returns the number of sections; 1 by default.
  func numberOfSections(in tableView: UITableView) -> Int
  /// Returns the title above a section; nil, the default, for none.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// Returns the title below a section; nil, the default, for none.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Whether a row can be deleted, inserted or selected in editing; true by default.
  ///
  /// The standard Delete action of a swipe needs this method: it cannot be found out here whether a class has
  /// ``tableView(_:commit:forRowAt:)``.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Whether a row whose cell shows a reorder control can be moved; true by default.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Returns the titles of the index at the table's trailing edge; nil, the default, for no index.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// Returns the section that an index title stands for; the one at the title's own index by default.
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
  /// Called when a person deletes or inserts a row; the data source changes its data and updates the table.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
  /// Called when a person has moved a row; the data source changes its data, and the table updates itself.
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
  /// Returns 1.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// Returns nil.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// Returns nil.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// Returns true.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.defaults.note(true)
  }
  /// Returns nil.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// Returns the index of the title.
  public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    index
  }
  /// Returns true.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}

/// Prepares data before its cells are needed (V-9).
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Called with rows that will soon be visible, the nearest first.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Called with rows of an earlier call that will not be visible soon after all.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
