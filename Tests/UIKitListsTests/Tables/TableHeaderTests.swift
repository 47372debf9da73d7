import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("Headers and footers of a table") @MainActor struct TableHeaderTests {
  /// A delegate with views and heights of headers.
  private final class Headers: NSObject, UITableViewDelegate {
    var view: (Int) -> UIView? = { _ in nil }
    var height: (Int) -> CGFloat = { _ in UITableView.automaticDimension }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { view(section) }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { height(section) }
  }

  private final class FixedView: UIView {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 50) }
  }

  private func titled(_ sections: Int, rows: Int) -> WordSource {
    let source = WordSource((0..<sections).map { section in (0..<rows).map { "\(section)-\($0)" } })
    for section in 0..<sections { source.headerTitles[section] = "Section \(section)" }
    return source
  }

  @Test("A plain table's header is pinned to the visible top and pushed by the next section (V-88)")
  func pinsHeaders() throws {
    try withStage { stage in
      let scene = TableScene(stage, titled(5, rows: 10)) { $0.sectionHeaderTopPadding = 0 }
      let table = scene.table
      #expect(table.headerView(forSection: 0)?.textLabel?.text == "Section 0")
      #expect(table.headerView(forSection: 0)?.frame == CGRect(x: 0, y: 0, width: 300, height: 28))
      table.contentOffset.y = 100
      stage.advance(frames: 1)
      #expect(table.headerView(forSection: 0)?.frame.minY == 100)
      #expect(table.rectForHeader(inSection: 0).minY == 0)
      // The section ends at 28 + 440.
      table.contentOffset.y = 460
      stage.advance(frames: 1)
      #expect(table.headerView(forSection: 0)?.frame.maxY == 468)
      #expect(table.headerView(forSection: 1)?.frame.minY == 468)
      table.contentInset.top = 20
      table.contentOffset.y = 600
      stage.advance(frames: 1)
      #expect(table.headerView(forSection: 1)?.frame.minY == 620)
    }
  }

  @Test("A pinned header is in front of the rows (V-88)")
  func headersInFront() throws {
    try withStage { stage in
      let scene = TableScene(stage, titled(2, rows: 20))
      scene.table.contentOffset.y = 300
      stage.advance(frames: 1)
      let header = try #require(scene.table.headerView(forSection: 0))
      let index = try #require(scene.table.subviews.firstIndex { $0 === header })
      for cell in scene.table.visibleCells {
        #expect(try #require(scene.table.subviews.firstIndex { $0 === cell }) < index)
      }
    }
  }

  @Test(
    "The headers of a grouped table scroll with their rows (V-88)",
    arguments: [UITableView.Style.grouped, .insetGrouped])
  func groupedHeadersScroll(style: UITableView.Style) throws {
    try withStage { stage in
      let scene = TableScene(stage, titled(2, rows: 20), style: style)
      let natural = scene.table.rectForHeader(inSection: 0)
      scene.table.contentOffset.y = 20
      stage.advance(frames: 1)
      #expect(scene.table.headerView(forSection: 0)?.frame == natural)
      #expect(natural.height == 38 && scene.table.headerView(forSection: 0)?.textLabel?.text == "SECTION 0")
    }
  }

  @Test("The padding above a header is 22 points in a plain table and none in a grouped one (V-89)")
  func padding() throws {
    try withStage { stage in
      let plain = TableScene(stage, titled(2, rows: 10))
      #expect(plain.table.rectForHeader(inSection: 0).minY == 22)
      #expect(plain.table.rectForHeader(inSection: 1).minY == 512)
      plain.table.contentOffset.y = 60
      stage.advance(frames: 1)
      #expect(plain.table.headerView(forSection: 0)?.frame.minY == 60)
      let grouped = TableScene(stage, titled(2, rows: 1), style: .grouped)
      #expect(grouped.table.rectForHeader(inSection: 0).minY == 0)
      grouped.table.sectionHeaderTopPadding = 5
      #expect(grouped.table.rectForHeader(inSection: 0).minY == 5)
    }
  }

  @Test("A plain table without titles and views has no headers and no padding (V-89)")
  func noHeaders() throws {
    try withStage { stage in
      let scene = TableScene(stage, WordSource([["a"], ["b"]])) { $0.sectionHeaderHeight = 40 }
      #expect(scene.table.rectForHeader(inSection: 0) == .zero && scene.cell(0, 1)?.frame.minY == 44)
    }
  }

  @Test("Sections of a grouped table without titles are apart, the first one by 35 points (F-16)")
  func groupedGaps() throws {
    try withStage { stage in
      let scene = TableScene(stage, WordSource([["a"], ["b"]]), style: .grouped)
      #expect(scene.cell(0, 0)?.frame.minY == 35)
      #expect(scene.cell(0, 1)?.frame.minY == 114)
      #expect(scene.table.headerView(forSection: 0) == nil)
    }
  }

  @Test("A delegate's header view is as high as it wants, and comes before the title (V-85)")
  func customViews() throws {
    try withStage { stage in
      let delegate = Headers()
      delegate.view = { $0 == 1 ? nil : FixedView() }
      let source = titled(3, rows: 1)
      let scene = TableScene(stage, source, delegate: delegate) { $0.sectionHeaderTopPadding = 0 }
      #expect(scene.table.rectForHeader(inSection: 0).height == 50)
      #expect(scene.table.rectForHeader(inSection: 1).height == 28)
      #expect(scene.table.headerView(forSection: 1)?.textLabel?.text == "Section 1")
      #expect(scene.table.subviews.contains { $0 is FixedView && $0.frame.size == CGSize(width: 300, height: 50) })
    }
  }

  @Test("Without a view and a title there is no header, though the delegate has the method (V-85)")
  func nilViews() throws {
    try withStage { stage in
      let delegate = Headers()
      let scene = TableScene(stage, WordSource([["a"], ["b"], ["c"]]), delegate: delegate)
      #expect(scene.cell(0, 2)?.frame.minY == 88 && scene.table.contentSize.height == 132)
    }
  }

  @Test("The delegate's height is used for headers with and without views (V-85)")
  func delegateHeights() throws {
    try withStage { stage in
      let delegate = Headers()
      delegate.view = { _ in FixedView() }
      delegate.height = { $0 == 0 ? 0 : 33 }
      let scene = TableScene(stage, WordSource([["a"], ["b"]]), style: .grouped, delegate: delegate)
      #expect(scene.table.rectForHeader(inSection: 0) == .zero)
      #expect(scene.table.rectForHeader(inSection: 1).height == 33)
    }
  }

  @Test("Headers are reported when they come and go, and those with identifiers are shown again (V-7)")
  func displaysHeaders() throws {
    final class Logging: NSObject, UITableViewDelegate {
      let log = CallLog()
      var made: Set<ObjectIdentifier> = []
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
        if let view { made.insert(ObjectIdentifier(view)) }
        return view
      }
      func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        log.calls.append("will\(section)")
      }
      func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        log.calls.append("end\(section)")
      }
    }
    try withStage { stage in
      let delegate = Logging()
      let words = (0..<20).map { section in (0..<10).map { "\(section)-\($0)" } }
      let scene = TableScene(stage, WordSource(words), style: .grouped, delegate: delegate) {
        $0.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
      }
      #expect(delegate.log.take() == "will0")
      for _ in 0..<80 {
        scene.table.contentOffset.y += 60
        stage.advance(frames: 1)
      }
      #expect(delegate.log.take().hasPrefix("end0 will1") && delegate.made.count <= 4)
    }
  }

  @Test(
    "The table's header and footer views have its width, and their height when they were assigned (V-92)")
  func edgeViews() throws {
    try withStage { stage in
      let scene = TableScene(stage, rows: 2)
      let (header, footer) = (UIView(frame: CGRect(x: 9, y: 9, width: 10, height: 60)), UIView())
      footer.frame.size.height = 30
      scene.table.tableHeaderView = header
      scene.table.tableFooterView = footer
      stage.advance(frames: 1)
      #expect(header.frame == CGRect(x: 0, y: 0, width: 300, height: 60))
      #expect(scene.cell(0)?.frame.minY == 60)
      #expect(footer.frame == CGRect(x: 0, y: 148, width: 300, height: 30))
      #expect(scene.table.contentSize.height == 178)
      header.frame.size.height = 100
      scene.table.setNeedsLayout()
      stage.advance(frames: 1)
      #expect(header.frame.height == 60)
      header.frame.size.height = 100
      scene.table.tableHeaderView = header
      stage.advance(frames: 1)
      #expect(header.frame.height == 100 && scene.cell(0)?.frame.minY == 100)
      scene.table.tableHeaderView = nil
      stage.advance(frames: 1)
      #expect(header.superview == nil && scene.cell(0)?.frame.minY == 0)
    }
  }

  @Test("A subclass of a table's controller may call super for some headers (V-85)")
  func controllersHeaders() throws {
    final class Controller: UITableViewController {
      override func numberOfSections(in tableView: UITableView) -> Int { 3 }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        section == 1 ? FixedView() : super.tableView(tableView, viewForHeaderInSection: section)
      }
    }
    try withStage { stage in
      let controller = Controller(style: .plain)
      controller.tableView.sectionHeaderTopPadding = 0
      stage.show(controller)
      #expect(controller.tableView.rectForHeader(inSection: 0) == .zero)
      #expect(controller.tableView.rectForHeader(inSection: 1).height == 50)
      #expect(controller.tableView.rectForHeader(inSection: 2) == .zero)
    }
  }
}
