import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Context menus of lists") @MainActor struct ListContextMenuTests {
  private final class Table: UITableViewController {
    let log = CallLog()

    override func viewDidLoad() {
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      tableView.rowHeight = 44
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.calls.append("select")
    }
    override func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.calls.append("row\(indexPath.row)")
      return UIContextMenuConfiguration(
        identifier: NSNumber(value: indexPath.row),
        actionProvider: { [log] _ in
          UIMenu(children: [UIAction(title: "Delete", attributes: .destructive) { _ in log.calls.append("delete") }])
        })
    }
    override func tableView(
      _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.calls.append("display\((configuration.identifier as? NSNumber)?.intValue ?? -1)") }
    override func tableView(
      _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.calls.append("end") }
  }

  @Test("A long press on a row opens its menu, and does not select the row")
  func table() throws {
    try withStage { stage in
      let table = Table()
      stage.show(table)
      stage.longPress(CGPoint(x: 100, y: 59 + 44 * 3 + 20))
      try stage.settle()
      #expect(table.log.take() == "row3 display3")
      let row = try #require(stage.accessibilityElement(label: "Delete")?.frame)
      stage.tap(CGPoint(x: row.midX, y: row.midY))
      try stage.settle()
      #expect(table.log.take() == "end delete")
      stage.tap(CGPoint(x: 100, y: 59 + 44 * 3 + 20))
      try stage.settle()
      #expect(table.log.take() == "select")
    }
  }

  @Test("A drag that scrolls opens no menu")
  func scrolling() throws {
    try withStage { stage in
      let table = Table()
      stage.show(table)
      stage.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 300), over: 1)
      try stage.settle()
      #expect(table.log.take() == "" && table.tableView.contentOffset.y > 100)
    }
  }

  private final class Collection: UICollectionViewController {
    let log = CallLog()

    override func viewDidLoad() {
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      collectionView.allowsMultipleSelection = true
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.backgroundColor = .systemTeal
      return cell
    }
    override func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.calls.append(indexPaths.map { "\($0.item)" }.joined(separator: "+"))
      return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Open") { _ in }]) })
    }
    override func collectionView(
      _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
      highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
      log.calls.append("highlight\(indexPath.item)")
      return nil
    }
    override func collectionView(
      _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
      dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
      log.calls.append("dismissal\(indexPath.item)")
      return nil
    }
  }

  @Test("A press on one of several selected items asks for the menu of all, and lifts the pressed one")
  func collection() throws {
    try withStage { stage in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      let collection = Collection(collectionViewLayout: layout)
      stage.show(collection)
      let frame = try #require(collection.collectionView.cellForItem(at: IndexPath(item: 1, section: 0))).frame
      let point = collection.collectionView.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
      stage.longPress(point)
      try stage.settle()
      #expect(collection.log.take() == "1 highlight1")
      collection.collectionView.contextMenuInteraction?.dismissMenu()
      try stage.settle()
      #expect(collection.log.take() == "dismissal1")
      for item in [4, 1] {
        collection.collectionView.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
      }
      stage.longPress(point)
      try stage.settle()
      #expect(collection.log.take() == "1+4 highlight1")
    }
  }
}
