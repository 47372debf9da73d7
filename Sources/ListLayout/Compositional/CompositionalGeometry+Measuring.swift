import CoreGraphics

extension CompositionalGeometry {
  /// Takes over measured sizes of cells and boundary items; only estimated lengths change.
  ///
  /// - Returns: The first section that has changed, or nil if none has.
  @discardableResult
  public mutating func measure(_ sizes: [ListElement: CGSize]) -> Int? {
    var cells: [Int: [(item: Int, size: CGSize)]] = [:]
    var first = sections.count
    var isLayoutChanged = false
    for (element, size) in sizes where element.isOfLayout {
      guard let index = layoutBoundaryIndex(of: element) else { continue }
      if measureLayoutBoundary(index, size) { (isLayoutChanged, first) = (true, 0) }
    }
    for (element, size) in sizes where sections.indices.contains(element.path.section) && !element.isOfLayout {
      let section = element.path.section
      switch element.category {
      case .cell: cells[section, default: []].append((element.path.item, size))
      case .supplementary(let kind):
        let index = sections[section].section.boundaryItems.firstIndex { $0.kind == kind }
        if let index, sections[section].measureBoundary(index, size) { first = min(first, section) }
      case .decoration: continue
      }
    }
    for (section, sizes) in cells where sections[section].measure(sizes) { first = min(first, section) }
    guard isLayoutChanged || first < sections.count else { return nil }
    placeSections(from: first)
    return first
  }

  /// The sizes that were measured, for a geometry of the same items.
  public var measuredSizes: [ListElement: CGSize] {
    var measured: [ListElement: CGSize] = [:]
    for (index, placed) in sections.enumerated() {
      for (item, size) in zip(placed.packer.measured.items, placed.packer.measured.sizes) {
        measured[.cell(ItemPath(section: index, item: item))] = size
      }
      for (number, size) in zip(placed.boundarySizes.items, placed.boundarySizes.sizes) {
        let kind = placed.section.boundaryItems[number].kind
        measured[ListElement(.supplementary(kind), at: ItemPath(section: index, item: 0))] = size
      }
    }
    for (number, size) in zip(boundarySizes.items, boundarySizes.sizes) {
      guard let element = layoutBoundary(number, visible: nil)?.element else { continue }
      measured[element] = size
    }
    return measured
  }
}
