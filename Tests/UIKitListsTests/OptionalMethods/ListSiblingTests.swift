import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Sibling protocols of lists' delegates and data sources") @MainActor struct ListSiblingTests {
  /// A library's list of three items, which leaves all optional methods out.
  class Library: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout,
    UICollectionViewDataSourcePrefetching
  {
    let log = CallLog()

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
      log.calls.append("prefetch \(indexPaths.map(\.description))")
    }
  }

  final class Named: Library, UIScrollViewDelegateOverriding, UICollectionViewDelegateOverriding,
    UICollectionViewDelegateFlowLayoutOverriding, UICollectionViewDataSourceOverriding,
    UICollectionViewDataSourcePrefetchingOverriding
  {
    func scrollViewDidScroll(_ scrollView: UIScrollView) { log.calls.append("scroll") }

    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 300, height: 300) }

    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { log.calls.append("will \(indexPath)") }

    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
      log.calls.append("cancel \(indexPaths.map(\.description))")
    }
  }

  final class Unnamed: Library {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  }

  private func show(_ library: Library, on stage: Stage) -> UICollectionView {
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
    list.contentInsetAdjustmentBehavior = .never
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (list.dataSource, list.delegate, list.prefetchDataSource) = (library, library, library)
    let root = UIViewController()
    root.view.addSubview(list)
    stage.show(root)
    return list
  }

  @Test("A collection view calls the optional methods that a subclass adds to a sibling protocol (A-3)")
  func collection() throws {
    try withStage { stage in
      let library = Named()
      let list = show(library, on: stage)
      #expect(list.numberOfSections == 2)
      #expect(list.contentSize.height == 1840)
      #expect(library.log.take() == "will [0, 0] will [0, 1] prefetch [\"[0, 2]\"]")
      list.contentOffset.y = 1200
      list.layoutIfNeeded()
      list.contentOffset.y = 1190
      list.layoutIfNeeded()
      #expect(library.log.take().contains("cancel"))
    }
  }

  @Test("A collection view's optional method that only a subclass has is named by the diagnostic")
  func unnamed() throws {
    try withStage { stage in
      let library = Unnamed()
      _ = show(library, on: stage)
      let message = try stage.expectDiagnostic("optional-method-not-called").message
      #expect(
        message.hasPrefix(
          "[optional-method-not-called] Unnamed has collectionView(_:didSelectItemAt:), and nothing calls it:"))
    }
  }

  /// A library's table of two rows, which leaves all optional methods out.
  class TableLibrary: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDataSourcePrefetching {
    let log = CallLog()

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      log.calls.append("prefetch \(indexPaths.map(\.description))")
    }
  }

  final class NamedTable: TableLibrary, UITableViewDelegateOverriding, UITableViewDataSourceOverriding,
    UITableViewDataSourcePrefetchingOverriding
  {
    func numberOfSections(in tableView: UITableView) -> Int { 3 }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section \(section)" }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 150 }

    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      log.calls.append("cancel \(indexPaths.map(\.description))")
    }
  }

  @Test("A table calls the optional methods that a subclass adds to a sibling protocol (A-3)")
  func table() throws {
    try withStage { stage in
      let library = NamedTable()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200), style: .plain)
      table.contentInsetAdjustmentBehavior = .never
      (table.dataSource, table.delegate, table.prefetchDataSource) = (library, library, library)
      let root = UIViewController()
      root.view.addSubview(table)
      stage.show(root)
      #expect(table.numberOfSections == 3)
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 150)
      #expect((table.headerView(forSection: 0)?.textLabel?.text) == "Section 0")
      _ = library.log.take()
      table.contentOffset.y = 600
      table.layoutIfNeeded()
      table.contentOffset.y = 590
      table.layoutIfNeeded()
      #expect(library.log.take().contains("cancel"))
    }
  }

  /// A data source whose superclass is generic, and has the method.
  private final class Snapshots: UITableViewDiffableDataSource<Int, Int> {
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  }

  @Test(
    "A subclass of a data source of snapshots overrides its methods, which are no optional methods, without a report")
  func genericSuperclass() throws {
    try withStage { stage in
      let root = UITableViewController(style: .plain)
      let source = Snapshots(tableView: root.tableView) { _, _, _ in
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      stage.show(root)
      try stage.settle()
      #expect(source.numberOfSections(in: root.tableView) == 0 && stage.diagnostics.isEmpty)
    }
  }
}
