import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("A table's controller") @MainActor struct TableControllerTests {
  private final class Words: UITableViewController {
    var words = (0..<30).map { "w\($0)" }
    var selected: [Int] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(WordCell.self, forCellReuseIdentifier: "word")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { words.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
      cell.textLabel?.text = words[indexPath.row]
      return cell
    }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      indexPath.row == 0 ? 80 : super.tableView(tableView, heightForRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selected.append(indexPath.row)
      navigationController?.pushViewController(UIViewController(), animated: true)
    }
  }

  @Test("Its view is the table, of which it is the data source and the delegate (V-94)")
  func viewIsTable() throws {
    try withStage { stage in
      let controller = Words(style: .grouped)
      stage.show(controller)
      #expect(controller.view === controller.tableView && controller.tableView.style == .grouped)
      #expect(controller.tableView.dataSource === controller && controller.tableView.delegate === controller)
      #expect(controller.tableView.visibleCells.first?.textLabel?.text == "w0")
      #expect(controller.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height == 80)
      #expect(controller.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height == 44)
    }
  }

  @Test("The selection is cleared along the pop, and comes back if the pop is cancelled (V-29)")
  func clearsSelection() throws {
    try withStage { stage in
      let controller = Words(style: .plain)
      let navigation = UINavigationController(rootViewController: controller)
      stage.show(navigation)
      let frame = controller.tableView.rectForRow(at: IndexPath(row: 2, section: 0))
      stage.tap(controller.tableView.convert(CGPoint(x: 100, y: frame.midY), to: nil))
      stage.advance(by: 0.3)
      try stage.settle()
      #expect(controller.selected == [2] && controller.tableView.indexPathForSelectedRow?.row == 2)
      stage.edgePan(from: .left, by: 60, over: 0.3, resting: 0.3)
      stage.advance(by: 0.5)
      #expect(controller.tableView.indexPathForSelectedRow == nil)
      try stage.settle()
      #expect(navigation.viewControllers.count == 2 && controller.tableView.indexPathForSelectedRow?.row == 2)
      navigation.popViewController(animated: true)
      try stage.settle()
      #expect(controller.tableView.indexPathForSelectedRow == nil)
    }
  }

  @Test("The selection stays if the controller does not clear it (V-29)")
  func keepsSelection() throws {
    try withStage { stage in
      let controller = Words(style: .plain)
      controller.clearsSelectionOnViewWillAppear = false
      let navigation = UINavigationController(rootViewController: controller)
      stage.show(navigation)
      controller.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      navigation.pushViewController(UIViewController(), animated: false)
      stage.advance(frames: 2)
      navigation.popViewController(animated: false)
      stage.advance(frames: 2)
      #expect(controller.tableView.indexPathForSelectedRow?.row == 1)
    }
  }

  @Test("Below a bar the rows begin under it, and pinned headers stay at its lower edge (V-88)")
  func belowBar() throws {
    final class Titled: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
      override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
    }
    try withStage { stage in
      let controller = Titled(style: .plain)
      controller.tableView.sectionHeaderTopPadding = 0
      stage.show(UINavigationController(rootViewController: controller))
      stage.advance(frames: 1)
      let table = try #require(controller.tableView)
      let top = table.adjustedContentInset.top
      #expect(top > 44 && table.contentOffset.y == -top)
      table.contentOffset.y = 200
      stage.advance(frames: 1)
      #expect(table.headerView(forSection: 0)?.frame.minY == 200 + top)
    }
  }

  @Test("setEditing and the edit button begin and end editing of the table (V-94)")
  func edits() throws {
    try withStage { stage in
      let controller = Words(style: .plain)
      controller.navigationItem.rightBarButtonItem = controller.editButtonItem
      stage.show(UINavigationController(rootViewController: controller))
      #expect(controller.editButtonItem.title == "Edit" && !controller.isEditing)
      controller.setEditing(true, animated: false)
      #expect(controller.tableView.isEditing && controller.isEditing && controller.editButtonItem.title == "Done")
      stage.advance(frames: 1)
      stage.tap(CGPoint(x: 360, y: 75))
      try stage.settle()
      #expect(!controller.tableView.isEditing && controller.editButtonItem.title == "Edit")
    }
  }
}
