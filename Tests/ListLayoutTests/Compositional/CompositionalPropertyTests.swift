import CoreGraphics
import ListLayout
import Testing

@Suite struct CompositionalPropertyTests {
  private func cells(_ geometry: CompositionalGeometry, _ offsets: [Int: CGFloat] = [:]) -> [ListElement: CGRect] {
    var cells: [ListElement: CGRect] = [:]
    for (section, count) in geometry.counts.items.enumerated() {
      for item in 0..<count {
        let path = ItemPath(section: section, item: item)
        cells[.cell(path)] = geometry.frame(of: path, orthogonalOffset: offsets[section] ?? 0)
      }
    }
    return cells
  }

  @Test("The elements found in a rectangle are those whose frames overlap it (V-61, V-65)")
  func elements() {
    for seed in 1...60 {
      var world = CompositionalWorld(seed: seed)
      var geometry = CompositionalGeometry(world.configuration, sections: world.sections)
      geometry.measure(world.measured())
      let offsets = Dictionary(uniqueKeysWithValues: world.sections.indices.map { ($0, CGFloat(seed % 7) * 30) })
      let cells = cells(geometry, offsets)
      for _ in 0..<5 {
        let rect = world.rect(in: geometry.contentSize)
        let expected = cells.filter {
          $0.value.minX < rect.maxX && rect.minX < $0.value.maxX && $0.value.minY < rect.maxY
            && rect.minY < $0.value.maxY
        }
        let found = geometry.elements(in: rect, orthogonalOffsets: offsets).filter { $0.element.category == .cell }
        let missing = Set(expected.keys).symmetricDifference(found.map(\.element))
        #expect(missing.isEmpty, "seed \(seed), \(rect): \(missing.map(\.path))")
        if !missing.isEmpty { return }
      }
    }
  }

  @Test("Measuring step by step gives the layout of all measured sizes at once (V-59)")
  func measuring() {
    for seed in 1...60 {
      var world = CompositionalWorld(seed: seed)
      var geometry = CompositionalGeometry(world.configuration, sections: world.sections)
      for step in 0..<4 {
        geometry.measure(world.measured())
        let anew = CompositionalGeometry(
          world.configuration, sections: world.sections, measured: geometry.measuredSizes)
        let (frames, expected) = (cells(geometry), cells(anew))
        let different = expected.filter { element, frame in
          guard let found = frames[element] else { return true }
          // Sums in another order may snap to the next pixel.
          return abs(found.minX - frame.minX) > 0.51 || abs(found.minY - frame.minY) > 0.51
            || abs(found.width - frame.width) > 1e-6 || abs(found.height - frame.height) > 1e-6
        }
        #expect(different.isEmpty, "seed \(seed), step \(step): \(different.keys.map(\.path).sorted().prefix(5))")
        #expect(frames.count == expected.count)
        if !different.isEmpty { return }
      }
    }
  }
}
