import CoreGraphics
import ListLayout
import Testing

@Suite struct UpdateTransitionTests {
  private func path(_ section: Int, _ item: Int) -> ItemPath { ItemPath(section: section, item: item) }

  private func end(_ counts: ListCounts, _ top: CGFloat = 0, height: CGFloat = 200) -> LayoutBlend.End {
    let sections = counts.items.map {
      FlowSection(sizes: .uniform(CGSize(width: 100, height: 40), count: $0), lineSpacing: 0, headerLength: 20)
    }
    let geometry = FlowGeometry(FlowConfiguration(crossLength: 100), sections: sections)
    return LayoutBlend.End(
      visible: geometry.elements(in: CGRect(x: 0, y: top, width: 100, height: height)),
      attributes: { element in
        let frame =
          element.category == .cell ? geometry.frame(of: element.path) : geometry.headerFrame(of: element.path.section)
        return frame.map { ElementAttributes(element, frame: $0) }
      })
  }

  @Test("Deleted cells fade where they are, inserted ones fade in, the others slide (V-39, V-40)")
  func fading() throws {
    let (before, after) = (ListCounts([3]), ListCounts([3]))
    let map = try UpdateMap([.deleteItem(path(0, 0)), .insertItem(path(0, 2))], before: before, after: after)
    let entries = UpdateTransition(map, from: end(before), to: end(after)).entries
    let gone = try #require(entries.first)
    #expect(gone.old == .cell(path(0, 0)) && gone.new == nil && gone.to.alpha == 0 && gone.to.frame == gone.from.frame)
    let slid = try #require(entries.first { $0.new == .cell(path(0, 1)) })
    #expect(slid.old == .cell(path(0, 2)) && slid.from.frame.minY == 100 && slid.to.frame.minY == 60)
    let new = try #require(entries.last)
    #expect(new.old == nil && new.new == .cell(path(0, 2)) && new.from.alpha == 0 && new.from.frame == new.to.frame)
    #expect(entries.count == 5)
  }

  @Test("A reloaded cell disappears and another one appears, and initial and final attributes are used (V-14, V-39)")
  func transients() throws {
    let counts = ListCounts([2])
    let map = try UpdateMap([.reloadItem(path(0, 1))], before: counts, after: counts)
    var (from, to) = (end(counts), end(counts))
    from.transient = { ElementAttributes($0, frame: CGRect(x: -100, y: 0, width: 1, height: 1)) }
    to.transient = { ElementAttributes($0, frame: CGRect(x: 100, y: 0, width: 1, height: 1)) }
    let entries = UpdateTransition(map, from: from, to: to).entries
    #expect(entries.first?.to.frame.minX == -100 && entries.last?.from.frame.minX == 100)
    #expect(entries.count == 4 && entries.first?.old == .cell(path(0, 1)) && entries.last?.new == .cell(path(0, 1)))
  }

  @Test("Each element that is visible before or after a random batch is in the transition once (V-40)")
  func randomBatches() throws {
    for seed in 1...500 {
      let world = ListWorld(seed: seed)
      let map = try UpdateMap(world.updates, before: world.before, after: world.after)
      let (from, to) = (end(world.before, 100), end(world.after, 60))
      let entries = UpdateTransition(map, from: from, to: to).entries
      let (old, new) = (entries.compactMap(\.old), entries.compactMap(\.new))
      #expect(Set(old).count == old.count && Set(new).count == new.count, "seed \(seed)")
      #expect(Set(old).isSuperset(of: from.visible.map(\.element)), "seed \(seed)")
      #expect(Set(new).isSuperset(of: to.visible.map(\.element)), "seed \(seed)")
      for entry in entries {
        guard let old = entry.old, let new = entry.new, old.category == .cell else { continue }
        #expect(map.newPath(of: old.path) == new.path && entry.to == to.attributes(new), "seed \(seed), \(old.path)")
      }
    }
  }
}
