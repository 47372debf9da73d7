import Testing
import TransitionTesting
import UIKit

@testable import UIKit
@testable import UIKitTestSupport

@Suite("Content and background configurations of a table's cells") @MainActor struct TableConfigurationTests {
  @Test("A content configuration replaces the labels, and gives the row its height (V-71, V-87)")
  func content() throws {
    try withStage { stage in
      let scene = TableScene(stage, rows: 3)
      let cell = try #require(scene.cell(1))
      var content = cell.defaultContentConfiguration()
      content.text = "Text"
      content.secondaryText = String(repeating: "many words ", count: 20)
      cell.contentConfiguration = content
      scene.table.reconfigureRows(at: [IndexPath(row: 1, section: 0)])
      stage.advance(frames: 1)
      #expect(cell.contentView is UIListContentView && cell.textLabel?.superview !== cell.contentView)
      #expect(cell.frame.height > 80 && cell.contentView.frame.width == 300)
      #expect(try #require(scene.cell(2)).frame.minY == cell.frame.maxY)
      cell.contentConfiguration = nil
      stage.advance(frames: 1)
      #expect(cell.textLabel?.superview === cell.contentView)
    }
  }

  @Test("A background configuration has another colour while the cell is selected (V-71)")
  func background() throws {
    try withStage { stage in
      let scene = TableScene(stage, rows: 3)
      let cell = try #require(scene.cell(0))
      cell.backgroundConfiguration = .listPlainCell()
      stage.advance(frames: 1)
      #expect(cell.parts.configuredBackground?.frame == cell.bounds)
      #expect(cell.backgroundConfiguration?.shownColor == .systemBackground)
      scene.table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
      stage.advance(frames: 1)
      #expect(cell.backgroundConfiguration?.shownColor == .systemGray4)
      #expect(cell.parts.selectedBackground?.alpha ?? 0 == 0)
    }
  }
}
