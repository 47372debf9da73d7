// Written by Scripts/optional-methods from UITableViewDataSource.swift.

import QuartzCore

/// Lets a subclass add optional methods of ``UITableViewDataSource`` that its superclass, which conforms, has left out.
///
/// On an iPhone an optional method is found in any subclass. Here a protocol's default is bound where the conformance
/// is declared, so a method that only a subclass has is never called. Where the superclass can't be edited, the
/// subclass names this protocol as well:
///
///     final class Fading: LibraryDelegate, UITableViewDataSourceOverriding { …
///
/// The superclass's method is called where the subclass has none. Not Apple's; see the decision on optional methods.
@preconcurrency @MainActor public protocol UITableViewDataSourceOverriding: NSObjectProtocol {
  /// Returns the number of sections; 1 by default.
  func numberOfSections(in tableView: UITableView) -> Int
  /// Returns the title above a section; nil, the default, for none.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// Returns the title below a section; nil, the default, for none.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Whether a row can be deleted, inserted or selected in editing; true by default.
  ///
  /// The standard Delete action of a swipe needs this method: it cannot be found out here whether a class has
  /// `tableView(_:commit:forRowAt:)`.
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

extension UITableViewDataSourceOverriding where Self: UITableViewDataSource {
  private var inherited: any UITableViewDataSource { self }

  /// Calls the superclass's method.
  public func numberOfSections(in tableView: UITableView) -> Int {
    inherited.numberOfSections(in: tableView)
  }

  /// Calls the superclass's method.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    inherited.tableView(tableView, titleForHeaderInSection: section)
  }

  /// Calls the superclass's method.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    inherited.tableView(tableView, titleForFooterInSection: section)
  }

  /// Calls the superclass's method.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    inherited.tableView(tableView, canEditRowAt: indexPath)
  }

  /// Calls the superclass's method.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    inherited.tableView(tableView, canMoveRowAt: indexPath)
  }

  /// Calls the superclass's method.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    inherited.sectionIndexTitles(for: tableView)
  }

  /// Calls the superclass's method.
  public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    inherited.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
  }

  /// Calls the superclass's method.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    inherited.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
  }

  /// Calls the superclass's method.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    inherited.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
  }
}

/// Forwards to a delegate whose class adopts the sibling protocol.
final class TableDataSourceForwarder: NSObject, UITableViewDataSource {
  private let delegate: any UITableViewDataSource
  private let sibling: any UITableViewDataSourceOverriding

  init(_ delegate: any UITableViewDataSource, _ sibling: any UITableViewDataSourceOverriding) {
    (self.delegate, self.sibling) = (delegate, sibling)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    delegate.tableView(tableView, numberOfRowsInSection: section)
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    delegate.tableView(tableView, cellForRowAt: indexPath)
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    sibling.numberOfSections(in: tableView)
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sibling.tableView(tableView, titleForHeaderInSection: section)
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sibling.tableView(tableView, titleForFooterInSection: section)
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    sibling.tableView(tableView, canEditRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    sibling.tableView(tableView, canMoveRowAt: indexPath)
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    sibling.sectionIndexTitles(for: tableView)
  }

  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    sibling.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    sibling.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    sibling.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
  }
}

extension OptionalMethods {
  /// The delegate, with the optional methods that a subclass adds.
  func complete(_ delegate: any UITableViewDataSource) -> any UITableViewDataSource {
    sibling(of: delegate, .tableDataSource, as: (any UITableViewDataSourceOverriding).self).map {
      TableDataSourceForwarder(delegate, $0)
    } ?? delegate
  }
}
