import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("The cells of a table") @MainActor struct TableCellTests {
  @Test("Only visible rows have cells, and each shows its row (V-11)")
  func showsVisibleRows() throws {
    try withStage { stage in
      let scene = TableScene(stage, rows: 1000)
      #expect(scene.words == (0..<10).map { "w\($0)" })
      #expect(scene.table.contentSize == CGSize(width: 300, height: 44_000))
      #expect(scene.table.indexPathsForVisibleRows?.count == 10)
      #expect(scene.cell(3)?.frame == CGRect(x: 0, y: 132, width: 300, height: 44))
      #expect(scene.table.cellForRow(at: IndexPath(row: 500, section: 0)) == nil)
      #expect(scene.table.cellForRow(at: IndexPath(row: 5000, section: 3)) == nil)
      scene.table.contentOffset.y = 22_000
      stage.advance(frames: 1)
      #expect(scene.words.first == "w500" && scene.words.count == 10)
    }
  }

  @Test("A sweep over ten thousand rows makes a screenful of cells and one more (V-11)")
  func reusesCells() throws {
    try withStage { stage in
      let scene = TableScene(stage, rows: 10_000)
      for step in 1...400 {
        scene.table.contentOffset.y = CGFloat(step) * 100
        stage.advance(frames: 1)
      }
      #expect(scene.source.made <= 14)
      #expect(scene.cell(910)?.reuseCount ?? 0 > 0)
    }
  }

  @Test("A registered class is made by init(style:reuseIdentifier:), and an override of it is called (V-1)")
  func callsRegisteredInitializer() throws {
    final class Special: UITableViewCell {
      var asked: (CellStyle, String?)?
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        asked = (style, reuseIdentifier)
      }
      required init?(coder: NSCoder) { nil }
    }
    try withStage { _ in
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      let name = "an identifier that is too long for a small string"
      table.register(Special.self, forCellReuseIdentifier: name)
      for _ in 0..<3 {
        let cell = try #require(table.dequeueReusableCell(withIdentifier: name) as? Special)
        #expect(cell.asked?.0 == .default && cell.asked?.1 == name)
        #expect(cell.reuseIdentifier == name && cell.detailTextLabel != nil)
      }
      table.register(nil as AnyClass?, forCellReuseIdentifier: name)
      #expect(table.dequeueReusableCell(withIdentifier: name) == nil)
    }
  }

  @Test("A registered header class is made by init(reuseIdentifier:) (V-1)")
  func callsRegisteredHeaderInitializer() throws {
    final class Special: UITableViewHeaderFooterView {
      var isSpecial = false
      override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        isSpecial = true
      }
      required init?(coder: NSCoder) { nil }
    }
    try withStage { _ in
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      table.register(Special.self, forHeaderFooterViewReuseIdentifier: "header")
      let view = try #require(table.dequeueReusableHeaderFooterView(withIdentifier: "header") as? Special)
      #expect(view.isSpecial && view.reuseIdentifier == "header")
      #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "other") == nil)
    }
  }

  @Test("Dequeuing without an index path returns nil where nothing is registered and nothing waits (V-4)")
  func dequeuesNil() throws {
    try withStage { stage in
      let scene = TableScene(stage, rows: 3)
      #expect(scene.table.dequeueReusableCell(withIdentifier: "other") == nil)
      let cell = scene.table.dequeueReusableCell(withIdentifier: "word", for: IndexPath(row: 1, section: 0))
      #expect(cell.frame.size == CGSize(width: 300, height: 44))
    }
  }

  @Test("Dequeuing an identifier that is not registered is reported in UIKit's words (V-3)")
  func reportsUnregistered() throws {
    try withStage { stage in
      let scene = TableScene(stage, rows: 3)
      let cell = scene.table.dequeueReusableCell(withIdentifier: "other", for: IndexPath(row: 0, section: 0))
      #expect(cell.reuseIdentifier == "other")
      let diagnostic = try stage.expectDiagnostic("dequeued-unregistered")
      #expect(
        diagnostic.happened.contains(
          "unable to dequeue a cell with identifier other - must register a nib or a class for the identifier"))
    }
  }

  @Test("A class that is no cell is not registered (V-1)")
  func refusesOtherClasses() throws {
    try withStage { stage in
      let scene = TableScene(stage, rows: 3)
      scene.table.register(UIView.self, forCellReuseIdentifier: "view")
      try stage.expectDiagnostic("registered-class-is-no-view")
      #expect(scene.table.dequeueReusableCell(withIdentifier: "view") == nil)
    }
  }

  @Test("A cell that the app has created with an identifier waits for reuse without registration (V-4)")
  func reusesOwnCells() throws {
    final class Source: NSObject, UITableViewDataSource {
      var made = 0
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let cell = tableView.dequeueReusableCell(withIdentifier: "own") { return cell }
        made += 1
        return UITableViewCell(style: .value1, reuseIdentifier: "own")
      }
    }
    try withStage { stage in
      let source = Source()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 440))
      table.dataSource = source
      let root = UIViewController()
      root.view.addSubview(table)
      stage.show(root)
      for _ in 0..<20 {
        table.contentOffset.y += 88
        stage.advance(frames: 1)
      }
      #expect(source.made <= 13)
    }
  }

  @Test("The data source and the delegate are not retained (V-12)")
  func doesNotRetain() throws {
    try withStage { stage in
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      table.dataSource = WordSource([["a"]])
      table.delegate = LoggingTableDelegate()
      #expect(table.dataSource == nil && table.delegate == nil)
      #expect((table as UIScrollView).delegate == nil)
    }
  }

  @Test("A cell is configured, displayed, and goes to the pool after the end of its display (V-7)")
  func ordersCalls() throws {
    final class Delegate: NSObject, UITableViewDelegate {
      let log: CallLog
      init(_ log: CallLog) { self.log = log }
      func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        log.calls.append("will\(indexPath.row)")
      }
      func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        log.calls.append("end\(indexPath.row)")
      }
    }
    try withStage { stage in
      let source = WordSource([["a", "b", "c", "d"]])
      source.logsCells = true
      let delegate = Delegate(source.log)
      let scene = TableScene(stage, source, delegate: delegate) { $0.rowHeight = 200 }
      #expect(source.log.take() == "cell(a) will0 cell(b) will1")
      scene.table.contentOffset.y = 400
      stage.advance(frames: 1)
      #expect(source.log.take() == "end0 end1 cell(c) will2 cell(d) will3")
    }
  }

  @Test("Reloading drops the selection, counts at once, and shows the new rows in the next layout pass (V-13)")
  func reloads() throws {
    try withStage { stage in
      let scene = TableScene(stage, rows: 4)
      scene.table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      scene.source.data = [["x", "y"], ["z"]]
      scene.table.reloadData()
      #expect(scene.table.numberOfSections == 2 && scene.table.numberOfRows(inSection: 0) == 2)
      #expect(scene.table.contentSize.height == 132)
      #expect(scene.words == ["w0", "w1", "w2", "w3"])
      #expect(scene.table.indexPathForSelectedRow == nil)
      scene.table.layoutIfNeeded()
      #expect(scene.words == ["x", "y", "z"])
      #expect(scene.table.visibleCells.allSatisfy { !$0.isSelected })
    }
  }

  @Test(
    "Rows that will soon be visible are prefetched, the nearest first, and cancelled when the direction changes (V-9)")
  func prefetches() throws {
    final class Prefetcher: NSObject, UITableViewDataSourcePrefetching {
      var requested: [Int] = []
      var cancelled: [Int] = []
      func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        requested += indexPaths.map(\.row)
      }
      func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        cancelled += indexPaths.map(\.row)
      }
    }
    try withStage { stage in
      let prefetcher = Prefetcher()
      let scene = TableScene(stage, rows: 100) { $0.prefetchDataSource = prefetcher }
      #expect(prefetcher.requested == Array(10..<19))
      scene.table.contentOffset.y = 440
      stage.advance(frames: 1)
      #expect(prefetcher.requested.contains(25) && prefetcher.cancelled.isEmpty)
      scene.table.contentOffset.y = 400
      stage.advance(frames: 1)
      #expect(prefetcher.cancelled.contains(25))
    }
  }
}
