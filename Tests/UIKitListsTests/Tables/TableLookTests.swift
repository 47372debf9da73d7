import Testing
import TransitionTesting
import UIKit

@testable import UIKit
@testable import UIKitTestSupport

@Suite("The look of cells") @MainActor struct TableLookTests {
  private func separator(_ cell: UITableViewCell?) -> UIView { cell?.parts.separator ?? UIView() }

  @Test("A separator is one pixel high, from 16 points on, or from where the table or the cell says (V-91)")
  func separatorInsets() throws {
    try withStage { stage in
      let scene = TableScene(stage, rows: 3)
      let pixel = 1 / stage.device.screen.scale
      #expect(scene.table.separatorInset.left == 16)
      let frame = separator(scene.cell(0)).frame
      #expect(isClose(frame.minX, 16) && isClose(frame.maxX, 300))
      #expect(isClose(frame.height, pixel) && isClose(frame.maxY, 44))
      scene.table.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 10)
      scene.cell(1)?.separatorInset = .zero
      stage.advance(frames: 1)
      #expect(isClose(separator(scene.cell(0)).frame.minX, 40))
      #expect(isClose(separator(scene.cell(0)).frame.maxX, 290))
      #expect(separator(scene.cell(1)).frame.width == 300)
      scene.table.separatorInsetReference = .fromAutomaticInsets
      stage.advance(frames: 1)
      #expect(isClose(separator(scene.cell(0)).frame.minX, 56))
      scene.table.separatorStyle = .none
      stage.advance(frames: 1)
      #expect(separator(scene.cell(0)).isHidden)
    }
  }

  @Test("Cells that follow the readable width keep text and separators in the middle of a wide table")
  func readableWidth() throws {
    try withStage(.iPad) { stage in
      let scene = TableScene(stage, rows: 3)
      scene.table.frame = CGRect(x: 0, y: 0, width: 820, height: 400)
      scene.cell(0)?.textLabel?.text = "a"
      stage.advance(frames: 1)
      let cell = try #require(scene.cell(0))
      #expect(cell.textLabel?.frame.minX == 20 && isClose(separator(cell).frame.minX, 20))
      scene.table.cellLayoutMarginsFollowReadableWidth = true
      stage.advance(frames: 1)
      // (820 − 672) ÷ 2
      #expect(scene.cell(0)?.textLabel?.frame.minX == 74 && isClose(separator(scene.cell(0)).frame.minX, 74))
      scene.table.frame.size.width = 600
      stage.advance(frames: 1)
      #expect(scene.cell(0)?.textLabel?.frame.minX == 20)
    }
  }

  @Test("A table's separator effect shows its separators through vibrancy, also in cells that come later")
  func separatorEffect() throws {
    try withStage { stage in
      let scene = TableScene(stage, rows: 30)
      let before = separator(scene.cell(0)).frame
      let effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark))
      scene.table.separatorEffect = effect
      stage.advance(frames: 1)
      let outer = try #require(scene.cell(0)?.parts.outerSeparator as? UIVisualEffectView)
      #expect(outer.effect === effect && outer.frame == before)
      #expect(separator(scene.cell(0)).isDescendant(of: outer.contentView))
      #expect(separator(scene.cell(0)).frame.size == before.size)
      #expect(outer.contentView.layer.compositingFilter as? String == "plusL")
      scene.table.contentOffset.y = 700
      stage.advance(frames: 2)
      #expect((scene.cell(20)?.parts.outerSeparator as? UIVisualEffectView)?.effect === effect)
      scene.table.separatorEffect = nil
      stage.advance(frames: 1)
      #expect(scene.cell(20)?.parts.outerSeparator === separator(scene.cell(20)))
      #expect(separator(scene.cell(20)).superview === scene.cell(20))
      #expect(isClose(separator(scene.cell(20)).frame.minX, 16))
    }
  }

  @Test("In right-to-left languages separators and labels are mirrored (V-91)")
  func mirrors() throws {
    try withStage { stage in
      stage.window.traitOverrides.layoutDirection = .rightToLeft
      let scene = TableScene(stage, rows: 1)
      let cell = try #require(scene.cell(0))
      cell.accessoryType = .disclosureIndicator
      cell.setNeedsLayout()
      stage.advance(frames: 1)
      #expect(isClose(separator(cell).frame.minX, 0))
      #expect(isClose(separator(cell).frame.maxX, 284))
      #expect(cell.contentView.frame.minX > 0)
    }
  }

  @Test("The last row of a grouped section has no separator (V-90)")
  func lastRow() throws {
    try withStage { stage in
      let grouped = TableScene(stage, WordSource([["a", "b"], ["c"]]), style: .grouped)
      #expect(!separator(grouped.cell(0)).isHidden)
      #expect(separator(grouped.cell(1)).isHidden)
      #expect(separator(grouped.cell(0, 1)).isHidden)
      let plain = TableScene(stage, rows: 2)
      #expect(!separator(plain.cell(1)).isHidden)
    }
  }

  @Test("A selected row and the one above have no separators (V-90)")
  func selectedRow() throws {
    try withStage { stage in
      let scene = TableScene(stage, rows: 4)
      scene.table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
      stage.advance(frames: 1)
      let hidden = scene.table.visibleCells.map { separator($0).isHidden }
      #expect(hidden == [false, true, true, false])
      scene.table.deselectRow(at: IndexPath(row: 2, section: 0), animated: false)
      stage.advance(frames: 1)
      #expect(scene.table.visibleCells.allSatisfy { !separator($0).isHidden })
    }
  }

  @Test("Inset sections are apart from the sides and rounded at their first and last row (V-93)")
  func insetGrouped() throws {
    try withStage { stage in
      let scene = TableScene(stage, WordSource([["a", "b", "c"], ["d"]]), style: .insetGrouped)
      #expect(scene.cell(0)?.frame.minX == 16 && scene.cell(0)?.frame.width == 268)
      let corners = scene.table.visibleCells.map(\.look.roundedCorners)
      let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
      #expect(corners == [top, [], bottom, top.union(bottom)])
      #expect(scene.cell(0)?.layer.cornerRadius == 10 && scene.cell(1)?.layer.cornerRadius == 0)
      scene.source.data[0].removeLast()
      scene.table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
      #expect(scene.cell(1)?.look.roundedCorners == bottom)
    }
  }

  @Test("The styles arrange image, text and detail")
  func styles() throws {
    try withStage { stage in
      @MainActor func cell(_ style: UITableViewCell.CellStyle) -> UITableViewCell {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
        cell.textLabel?.text = "Title"
        cell.detailTextLabel?.text = "Detail"
        cell.layoutIfNeeded()
        return cell
      }
      #expect(cell(.default).detailTextLabel == nil && cell(.default).textLabel?.frame.minX == 16)
      let value1 = cell(.value1)
      let (text, detail) = (try #require(value1.textLabel), try #require(value1.detailTextLabel))
      #expect(isClose(text.frame.minX, 16) && isClose(detail.frame.maxX, 284))
      let subtitle = cell(.subtitle)
      let (title, below) = (try #require(subtitle.textLabel), try #require(subtitle.detailTextLabel))
      #expect(isClose(title.frame.maxY, below.frame.minY))
      #expect(cell(.value2).imageView == nil)
      let indented = cell(.default)
      indented.indentationLevel = 2
      indented.layoutIfNeeded()
      #expect(indented.textLabel?.frame.minX == 36)
    }
  }

  @Test("An accessory takes room from the content, and its own view comes before the type")
  func accessories() throws {
    try withStage { stage in
      let scene = TableScene(stage, rows: 3)
      let cell = try #require(scene.cell(0))
      let full = cell.contentView.frame.width
      let types: [UITableViewCell.AccessoryType] = [
        .disclosureIndicator, .checkmark, .detailButton, .detailDisclosureButton,
      ]
      for type in types {
        cell.accessoryType = type
        stage.advance(frames: 1)
        #expect(cell.contentView.frame.width < full)
      }
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
      cell.accessoryView = view
      stage.advance(frames: 1)
      #expect(view.superview === cell && view.frame.maxX == 284 && cell.contentView.frame.width == 234)
      (cell.accessoryView, cell.accessoryType) = (nil, .none)
      stage.advance(frames: 1)
      #expect(view.superview == nil && cell.contentView.frame.width == full)
    }
  }

  @Test("A tap on the detail button calls the delegate and selects nothing")
  func detailButton() throws {
    final class Accessory: NSObject, UITableViewDelegate {
      var rows: [Int] = []
      func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        rows.append(indexPath.row)
      }
    }
    try withStage { stage in
      let delegate = Accessory()
      let scene = TableScene(stage, rows: 3, delegate: delegate)
      scene.cell(1)?.accessoryType = .detailButton
      stage.advance(frames: 1)
      stage.tap(CGPoint(x: 273, y: scene.middle(1).y))
      stage.advance(by: 0.5)
      #expect(delegate.rows == [1] && scene.table.indexPathForSelectedRow == nil)
    }
  }

  @Test("A cell's configuration handler is called with the state of each change")
  func configuration() throws {
    try withStage { stage in
      let scene = TableScene(stage, rows: 2)
      var states: [Bool] = []
      scene.cell(0)?.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
      stage.advance(frames: 1)
      scene.table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
      stage.advance(frames: 1)
      #expect(states == [false, true])
    }
  }

  @Test("The background view stays behind the rows, where it is on the screen")
  func backgroundView() throws {
    try withStage { stage in
      let scene = TableScene(stage, rows: 50)
      let view = UIView()
      scene.table.backgroundView = view
      scene.table.contentOffset.y = 70
      stage.advance(frames: 1)
      #expect(view.frame == scene.table.bounds && scene.table.subviews.first === view)
    }
  }
}
