import Testing
import TransitionTesting
import UIKit

@testable import TransitionFuzz

/// Each check of the worlds of lists, with the fault that it is there for made by hand.
@Suite("The checks of the list fuzzer") @MainActor struct ListCheckTests {
  /// Returns the complaints of a world at rest after a fault.
  private func complaints<World: ListWorld>(
    _ make: (Stage, UInt64) -> World, where fits: (World) -> Bool = { _ in true }, fault: (World) -> Void
  ) throws -> [String] {
    for seed in UInt64(0)..<100 {
      let found = try withStage(.iPhoneSE) { stage -> [String]? in
        let world = make(stage, seed)
        world.rest()
        #expect(world.complaints.isEmpty)
        guard fits(world) else { return nil }
        fault(world)
        world.check()
        world.checkRest()
        return world.complaints
      }
      if let found { return found }
    }
    Issue.record("No world fits.")
    return []
  }

  @Test(
    "A row that is moved, faded, taken away, selected or edited behind the table's back is a violation",
    arguments: [
      ("moved", "lies in"), ("faded", "is not opaque"), ("removed", "cells are in the table"),
      ("selected", "whether it is selected"), ("edited", "whether it is edited"), ("other", "its row is"),
      ("stale", "made or configured anew"), ("added", "cells are in the table"),
    ])
  func rows(fault: String, words: String) throws {
    let found = try complaints(TableWorld.init, where: { !$0.table.visibleCells.isEmpty }) { world in
      guard let cell = world.table.visibleCells.first as? FuzzTableCell else { return }
      switch fault {
      case "moved": cell.center.y += 1
      case "faded": cell.alpha = 0.5
      case "removed": cell.removeFromSuperview()
      case "selected": cell.isSelected = true
      case "edited": cell.isEditing.toggle()
      case "other": cell.number += 1
      case "stale": cell.version -= 1
      default: world.table.addSubview(UITableViewCell(style: .default, reuseIdentifier: nil))
      }
    }
    #expect(found.contains { $0.contains(words) }, "\(found)")
  }

  @Test(
    "Data, a selection, a height or a size that the table does not have is a violation",
    arguments: [
      ("count", "the table counts"), ("selection", "are selected"), ("height", "points high"),
      ("content", "the content is"), ("display", "by the calls of the delegate"),
    ])
  func tables(fault: String, words: String) throws {
    let fits = { (world: TableWorld) in
      world.source == nil && world.controller.heights == .measured && world.table.visibleCells.count > 1
    }
    let found = try complaints(TableWorld.init, where: fits) { world in
      switch fault {
      case "count": world.data.sections[0].items.append(-5)
      case "selection": world.data.selected = [world.data.sections.flatMap(\.items)[0]]
      case "height": world.controller.stretch = 20
      case "content": world.table.contentSize.height += 3
      default: world.ledger.willDisplay(UIView())
      }
    }
    #expect(found.contains { $0.contains(words) }, "\(found)")
  }

  @Test(
    "An item's view that differs from the layout's attributes is a violation",
    arguments: [
      ("moved", "should be at"), ("resized", "should have"), ("faded", "has the alpha"),
      ("turned", "another transform"),
      ("animated", "animated at rest"), ("added", "for no element"),
      ("selected", "whether it is selected"), ("content", "the layout's is"), ("snapshot", "the list counts"),
    ])
  func items(fault: String, words: String) throws {
    let fits = { (world: SectionsWorld) in
      world.list.visibleCells.contains { $0.superview === world.list }
    }
    let found = try complaints(SectionsWorld.init, where: fits) { world in
      guard let cell = world.list.visibleCells.first(where: { $0.superview === world.list }) else { return }
      switch fault {
      case "moved": cell.center.x += 2
      case "resized": cell.bounds.size.height += 2
      case "faded": cell.alpha *= 0.5
      case "turned": cell.transform = CGAffineTransform(rotationAngle: 0.1)
      case "animated": UIView.animate(withDuration: 1) { cell.center.x += 1 }
      case "selected": cell.isSelected = true
      case "content": world.list.contentSize.height += 3
      case "snapshot": world.data.sections[0].items.append(-5)
      default: world.list.addSubview(FuzzCell(frame: .zero))
      }
    }
    #expect(found.contains { $0.contains(words) }, "\(found)")
  }

  @Test("A view that is dequeued while it is displayed, and a display that does not begin or end once, are violations")
  func ledger() {
    let ledger = DisplayLedger()
    var found: [String] = []
    ledger.complain = { found.append($0) }
    let view = UIView()
    ledger.didEndDisplaying(view)
    ledger.willDisplay(view)
    ledger.dequeued(view, isReconfigured: true)
    #expect(found.count == 1)
    ledger.willDisplay(view)
    ledger.dequeued(view)
    #expect(found.count == 3)
  }

  @Test("A list that is not as before after what was cancelled is a violation")
  func states() throws {
    try withStage(.iPhoneSE) { stage in
      let world = SectionsWorld(stage, seed: 3)
      world.rest()
      let before = ListState(world.list)
      #expect(before.differences(from: ListState(world.list)).isEmpty)
      world.list.contentOffset.y += 1
      #expect(before.differences(from: ListState(world.list)).count == 1)
    }
  }
}
