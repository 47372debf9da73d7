import Testing
import TransitionTesting
import UIKit

@testable import UIKit
@testable import UIKitTestSupport

@Suite("The section index of a table") @MainActor struct SectionIndexTests {
  /// Sections of ten words under letters.
  private final class Letters: WordData, UITableViewDataSource {
    var titles: [String]? = ["A", "B", "C", "D"]
    var sectionOf: (Int) -> Int = { $0 }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
      log.calls.append(title)
      return sectionOf(index)
    }
  }

  private func letters() -> Letters {
    Letters((0..<4).map { section in (0..<10).map { "word \(section) \($0)" } })
  }

  private func indexView(in scene: TableScene) -> SectionIndexView? {
    scene.table.subviews.lazy.compactMap { $0 as? SectionIndexView }.first
  }

  /// The middle of a title in the window.
  private func middle(of title: Int, in scene: TableScene) throws -> CGPoint {
    let label = try #require(indexView(in: scene)?.subviews[title])
    return label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil)
  }

  @Test("The titles stand at the trailing edge in the middle, stay there while the rows scroll, and make them narrower")
  func layout() throws {
    try withStage { stage in
      let scene = TableScene(stage, letters())
      let index = try #require(indexView(in: scene))
      let visible = scene.table.bounds.inset(by: scene.table.adjustedContentInset)
      #expect(index.frame == CGRect(x: visible.maxX - 15, y: visible.minY, width: 15, height: visible.height))
      #expect(index.subviews.compactMap { ($0 as? UILabel)?.text } == ["A", "B", "C", "D"])
      #expect(index.subviews[0].frame.minY == (visible.height - 56) / 2)
      let narrow = try #require(scene.cell(0)?.contentView.frame.width)
      scene.table.contentOffset.y += 300
      scene.table.layoutIfNeeded()
      let order = scene.table.subviews
      let lastCell = try #require(order.lastIndex { $0 is WordCell })
      #expect(index.frame.minY == visible.minY + 300 && order[lastCell...].contains(index))
      let data = try #require(scene.table.dataSource as? Letters)
      data.titles = nil
      scene.table.reloadSectionIndexTitles()
      scene.table.contentOffset.y -= 300
      scene.table.layoutIfNeeded()
      #expect(index.superview == nil && scene.cell(0)?.contentView.frame.width == narrow + 15)
    }
  }

  @Test("A finger on a title shows its section at the top, and moves on from title to title without scrolling")
  func touches() throws {
    try withStage { stage in
      let data = letters()
      data.sectionOf = { $0 == 3 ? 2 : $0 }
      let scene = TableScene(stage, data)
      let top = -scene.table.adjustedContentInset.top
      stage.touchDown(at: try middle(of: 1, in: scene))
      stage.advance(frames: 1)
      #expect(scene.table.contentOffset.y == top + scene.table.rect(forSection: 1).minY)
      stage.touchMove(to: try middle(of: 3, in: scene))
      stage.advance(frames: 1)
      #expect(scene.table.contentOffset.y == top + scene.table.rect(forSection: 2).minY)
      stage.touchUp(at: try middle(of: 3, in: scene))
      try stage.settle()
      #expect(data.log.take() == "B D" && scene.table.indexPathForSelectedRow == nil)
      #expect(scene.table.contentOffset.y == top + scene.table.rect(forSection: 2).minY)
    }
  }

  @Test("A table with fewer rows than asked for has no index, and a title of a missing section does nothing")
  func exceptions() throws {
    try withStage { stage in
      let data = letters()
      data.sectionOf = { _ in 9 }
      let scene = TableScene(stage, data)
      let offset = scene.table.contentOffset
      stage.tap(try middle(of: 2, in: scene))
      stage.advance(frames: 1)
      #expect(scene.table.contentOffset == offset && data.log.take() == "C")
      scene.table.sectionIndexColor = .red
      #expect((indexView(in: scene)?.subviews[0] as? UILabel)?.textColor == .red)
      scene.table.sectionIndexMinimumDisplayRowCount = 41
      scene.table.layoutIfNeeded()
      #expect(indexView(in: scene) == nil)
    }
  }
}
