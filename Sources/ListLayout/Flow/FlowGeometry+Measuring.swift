import CoreGraphics

extension FlowGeometry {
  /// Takes over measured sizes, and packs anew the lines that change (V-58).
  ///
  /// Lines are packed until they begin with the same items as before; what follows moves along the axis. Items that do
  /// not exist are passed over.
  ///
  /// - Returns: The main offset from which something has changed, or nil if nothing has.
  @discardableResult
  public mutating func measure(_ sizes: [ItemPath: CGSize]) -> CGFloat? {
    var change: CGFloat?
    var first = sections.count
    for (index, sizes) in sizes.bySection.sorted(by: { $0.key < $1.key }) where sections.indices.contains(index) {
      for items in SparseSizes.ranges(sections[index].packer.section.sizes.measure(sizes)) {
        let packed = sections[index].lines.update(sections[index].packer, changed: items)
        first = min(first, index)
        guard change == nil, !packed.isEmpty else { continue }
        change = sections[index].linesStart + sections[index].lines.line(of: packed.lowerBound).offset
      }
    }
    placeSections(from: first)
    return change
  }

  /// Gives a section other lengths of its header and footer, such as those that their views turned out to have.
  ///
  /// - Parameters:
  ///   - index: The section; one that does not exist is passed over.
  ///   - headerLength: The main length of the header.
  ///   - footerLength: The main length of the footer.
  ///   - headerPadding: The distance above the header; nil for the present one.
  /// - Returns: Whether something has changed.
  @discardableResult
  public mutating func resize(
    section index: Int, headerLength: CGFloat, footerLength: CGFloat, headerPadding: CGFloat? = nil
  ) -> Bool {
    guard sections.indices.contains(index) else { return false }
    let (header, footer) = (headerLength.validLength, footerLength.validLength)
    let section = sections[index].packer.section
    let padding = (headerPadding ?? section.headerPadding).validLength
    guard header != section.headerLength || footer != section.footerLength || padding != section.headerPadding else {
      return false
    }
    sections[index].packer.section.headerLength = header
    sections[index].packer.section.footerLength = footer
    sections[index].packer.section.headerPadding = padding
    placeSections(from: index)
    return true
  }

  /// The sizes that were measured, for a geometry of the same items.
  public var measuredSizes: [ItemPath: CGSize] {
    var measured: [ItemPath: CGSize] = [:]
    for (index, section) in sections.enumerated() {
      let measuredSizes = section.packer.section.sizes.measured
      for (item, size) in zip(measuredSizes.items, measuredSizes.sizes) {
        measured[ItemPath(section: index, item: item)] = size
      }
    }
    return measured
  }
}

extension [ItemPath: CGSize] {
  /// The sizes by section.
  var bySection: [Int: [(item: Int, size: CGSize)]] {
    var sections: [Int: [(item: Int, size: CGSize)]] = [:]
    for (path, size) in self { sections[path.section, default: []].append((path.item, size)) }
    return sections
  }

  /// The sizes at the paths that their items have after a batch; those of deleted and reloaded items are left out.
  public func mapped(by map: UpdateMap) -> [ItemPath: CGSize] {
    var mapped: [ItemPath: CGSize] = [:]
    for (path, size) in self where !map.isReloaded(path) {
      if let new = map.newPath(of: path) { mapped[new] = size }
    }
    return mapped
  }
}
