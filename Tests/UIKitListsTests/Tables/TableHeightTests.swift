import Testing
import TransitionTesting
import UIKit

@testable import UIKitTestSupport

@Suite("The heights of a table") @MainActor struct TableHeightTests {
  /// A delegate with heights, which counts the rows that it was asked about.
  private final class Heights: NSObject, UITableViewDelegate {
    var height: (IndexPath) -> CGFloat = { _ in 60 }
    var asked: Set<Int> = []
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      asked.insert(indexPath.row)
      return height(indexPath)
    }
  }

  @Test("All heights and estimates are automatic by default (V-85)")
  func defaults() throws {
    try withStage { _ in
      let table = UITableView(frame: .zero, style: .grouped)
      #expect(UITableView.automaticDimension == -1)
      #expect(table.rowHeight == -1 && table.sectionHeaderHeight == -1 && table.sectionFooterHeight == -1)
      #expect(table.estimatedRowHeight == -1 && table.estimatedSectionHeaderHeight == -1)
      #expect(table.estimatedSectionFooterHeight == -1 && table.sectionHeaderTopPadding == -1)
    }
  }

  @Test("A row's height is the table's, and the delegate's is used in its place (V-86)")
  func usesHeights() throws {
    try withStage { stage in
      let scene = TableScene(stage, rows: 5) { $0.rowHeight = 70 }
      #expect(scene.table.contentSize.height == 350 && scene.cell(1)?.frame.minY == 70)
      let delegate = Heights()
      scene.table.delegate = delegate
      stage.advance(frames: 1)
      #expect(scene.cell(1)?.frame.minY == 60 && scene.table.contentSize.height == 300)
    }
  }

  @Test("With estimates the delegate is asked about a row when it is displayed (V-86)")
  func asksLate() throws {
    try withStage { stage in
      let delegate = Heights()
      let scene = TableScene(stage, rows: 1000, delegate: delegate)
      // The first row is asked to find out whether there is a method.
      #expect(delegate.asked.count < 12)
      #expect(scene.table.contentSize.height < 60_000)
    }
  }

  @Test("An estimate of 0 turns estimates off: all heights are asked at once (V-85)")
  func asksAtOnce() throws {
    try withStage { stage in
      let delegate = Heights()
      let scene = TableScene(stage, rows: 1000, delegate: delegate) { $0.estimatedRowHeight = 0 }
      #expect(delegate.asked.count == 1000 && scene.table.contentSize.height == 60_000)
    }
  }

  @Test("The content's size begins with the estimates, the delegate's before the table's (V-86)")
  func usesEstimates() throws {
    final class Estimates: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 200 }
    }
    try withStage { stage in
      let source = WordSource([(0..<100).map { "w\($0)" }])
      let scene = TableScene(stage, source, shows: false) { $0.estimatedRowHeight = 100 }
      scene.table.reloadData()
      #expect(scene.table.contentSize.height == 10_000)
      let delegate = Estimates()
      scene.table.delegate = delegate
      scene.table.reloadData()
      #expect(scene.table.contentSize.height == 20_000)
    }
  }

  @Test("An automatic row is as high as its cell wants (V-87)")
  func measuresCells() throws {
    try withStage { stage in
      let source = WordSource([["a", "b", "c"]])
      source.wantedHeight = { $0 == "b" ? 100.3 : nil }
      let scene = TableScene(stage, source)
      #expect(scene.cell(0)?.frame.height == 44)
      let height = try #require(scene.cell(1)?.frame.height)
      #expect(height >= 100.3 && height < 100.3 + 1 / stage.device.screen.scale)
      #expect((try #require(scene.cell(2)).frame.minY - 44 - height).magnitude < 0.001)
    }
  }

  @Test("A system cell is as high as its labels: 44 points with one line, more with several (F-15)")
  func systemHeights() throws {
    try withStage { _ in
      let width = CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude)
      let plain = UITableViewCell(style: .default, reuseIdentifier: nil)
      plain.textLabel?.text = "One line"
      #expect(plain.sizeThatFits(width).height == 44)
      let subtitle = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      subtitle.textLabel?.text = "Title"
      subtitle.detailTextLabel?.text = "Subtitle"
      #expect((57...60).contains(subtitle.sizeThatFits(width).height))
      plain.textLabel?.numberOfLines = 0
      plain.textLabel?.text = String(repeating: "many words ", count: 20)
      #expect(plain.sizeThatFits(width).height > 100)
    }
  }

  @Test("Rows that are measured above the visible part do not move what is visible (V-86)")
  func keepsOffset() throws {
    try withStage { stage in
      let source = WordSource([(0..<200).map { "w\($0)" }])
      source.wantedHeight = { _ in 100 }
      let scene = TableScene(stage, source)
      scene.table.scrollToRow(at: IndexPath(row: 100, section: 0), at: .top, animated: false)
      #expect(scene.words.first == "w100")
      var last = try #require(scene.cell(100)).frame.minY - scene.table.contentOffset.y
      for _ in 0..<20 {
        scene.table.contentOffset.y -= 10
        stage.advance(frames: 1)
        guard let cell = scene.cell(100) else { break }
        let now = cell.frame.minY - scene.table.contentOffset.y
        #expect((now - last - 10).magnitude < 0.01)
        last = now
      }
    }
  }

  @Test("Scrolling to a row by program ends at the row, though rows are measured on the way (V-43)")
  func scrollsToRow() throws {
    try withStage { stage in
      let source = WordSource([(0..<300).map { "w\($0)" }])
      source.wantedHeight = { CGFloat(50 + $0.count * 10) }
      let scene = TableScene(stage, source)
      for (row, position) in [(250, UITableView.ScrollPosition.bottom), (40, .top), (160, .middle), (299, .none)] {
        scene.table.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: false)
        let frame = try #require(scene.cell(row)).frame
        let visible = scene.table.bounds
        switch position {
        case .top: #expect((frame.minY - visible.minY).magnitude < 0.5)
        case .middle: #expect((frame.midY - visible.midY).magnitude < 0.5)
        case .bottom, .none: #expect((frame.maxY - visible.maxY).magnitude < 0.5)
        }
      }
    }
  }

  @Test("An animated scroll to a row arrives, and a row that does not exist is reported (V-43)")
  func scrollsAnimated() throws {
    try withStage { stage in
      let scene = TableScene(stage, rows: 100)
      scene.table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: true)
      stage.advance(by: 0.1)
      #expect(scene.table.contentOffset.y > 0 && scene.table.contentOffset.y < 2200)
      try stage.settle()
      #expect(scene.table.contentOffset.y == 2200)
      scene.table.scrollToRow(at: IndexPath(row: 100, section: 0), at: .top, animated: false)
      let diagnostic = try stage.expectDiagnostic("scrolled-to-missing-item")
      #expect(diagnostic.happened.contains("out-of-bounds row (100) when there are only 100 rows in section 0"))
    }
  }

  @Test("A negative height is reported in UIKit's words and counts as automatic (V-86)")
  func reportsNegativeHeight() throws {
    try withStage { stage in
      let delegate = Heights()
      delegate.height = { $0.row == 1 ? -20 : 60 }
      let scene = TableScene(stage, rows: 3, delegate: delegate)
      let diagnostic = try stage.expectDiagnostic("negative-height")
      #expect(diagnostic.happened.contains("table view row height must not be negative"))
      #expect(scene.cell(2)?.frame.minY == 104)
      stage.diagnosticsOf("negative-height")
    }
  }

  @Test("A new width measures the rows anew (V-87)")
  func measuresAnew() throws {
    try withStage { stage in
      let source = WordSource([[String(repeating: "many words ", count: 10)]])
      let scene = TableScene(stage, source)
      scene.cell(0)?.textLabel?.numberOfLines = 0
      scene.table.reconfigureRows(at: [IndexPath(row: 0, section: 0)])
      stage.advance(frames: 1)
      let narrow = try #require(scene.cell(0)).frame.height
      #expect(narrow > 60)
      scene.table.frame.size.width = 1000
      stage.advance(frames: 1)
      #expect(try #require(scene.cell(0)).frame.height < narrow)
    }
  }

  @Test("Rectangles and index paths of rows agree, also where there are none")
  func finds() throws {
    try withStage { stage in
      let source = WordSource([["a", "b"], [], ["c"]])
      let scene = TableScene(stage, source, style: .grouped) { $0.rowHeight = 50 }
      let table = scene.table
      for index in [IndexPath(row: 1, section: 0), IndexPath(row: 0, section: 2)] {
        let frame = table.rectForRow(at: index)
        #expect(table.indexPathForRow(at: CGPoint(x: frame.midX, y: frame.midY)) == index)
        let section = table.rect(forSection: index.section)
        #expect(section.minY < frame.minY && section.maxY > frame.maxY)
      }
      // Each begins at a whole pixel.
      #expect((table.rect(forSection: 0).maxY - table.rect(forSection: 1).minY).magnitude < 0.2)
      #expect(table.rectForRow(at: IndexPath(row: 4, section: 1)) == .zero && table.rect(forSection: 9) == .zero)
      #expect(table.indexPathForRow(at: CGPoint(x: 10, y: -5)) == nil)
      #expect(table.indexPathsForRows(in: table.bounds)?.count == 3)
      #expect(table.indexPath(for: UITableViewCell()) == nil)
    }
  }
}

extension Stage {
  /// Expects further diagnostics of an identifier, if there are some.
  fileprivate func diagnosticsOf(_ identifier: String) {
    while (try? expectDiagnostic(identifier)) != nil {}
  }
}
