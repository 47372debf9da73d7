import CoreGraphics

/// Breaks a section of a compositional layout into its groups, which are its lines.
struct GroupPacker: LinePacker {
  let section: CompositionalSection
  /// The axis along which groups follow each other.
  let axis: ScrollAxis
  /// The section's size less its insets, for fractions (V-59).
  let container: CGSize
  private(set) var measured = SparseSizes()
  /// The lengths of a full group of cells that are not measured.
  private let template: ArrangedGroup

  init(_ section: CompositionalSection, _ axis: ScrollAxis, container: CGSize) {
    (self.section, self.axis, self.container) = (section, axis, container)
    let arranger = GroupArranger(itemCount: .max, measured: SparseSizes())
    template = arranger.arrange(section.group, in: container, from: 0)
  }

  /// A group without room for cells shows none.
  var itemCount: Int { template.capacity > 0 ? section.itemCount : 0 }
  var lineSpacing: CGFloat { section.groupSpacing.validLength }

  /// The number of items of a full group of cells that are not measured.
  var itemsPerGroup: Int { template.capacity }

  /// The main length of a full group of cells that are not measured, with its distances to others.
  var groupLength: CGFloat { axis.main(template.size) + edges.start.length + edges.end.length }

  /// How far cells and views lie outside of a full group of cells that are not measured, at most.
  var overhang: CGFloat { template.overhang }

  private var edges: (start: LayoutSpacing, end: LayoutSpacing) { section.group.edgeSpacing.main(axis) }

  func line(at item: Int) -> PackedLine {
    let group = arranged(from: item)
    return PackedLine(
      itemCount: min(max(group.capacity, 1), itemCount - item),
      length: axis.main(group.size) + edges.start.length + edges.end.length)
  }

  func uniformLines(at item: Int) -> UniformLines? {
    let end = measured.next(from: item) ?? itemCount
    // The last group before a measured cell stays open, because that one may fit into it. A part of a group may be
    // shorter than a full one.
    let rest = end < itemCount ? end - item - 1 : end - item
    let count = end == itemCount && !isEstimated ? rest : rest / itemsPerGroup * itemsPerGroup
    guard count > 4 * itemsPerGroup || (count > 0 && item + count == itemCount) else { return nil }
    return UniformLines(itemCount: count, itemsPerLine: itemsPerGroup, length: groupLength)
  }

  private var isEstimated: Bool { section.group.size.isEstimated }

  /// The group that begins with an item.
  func arranged(from item: Int) -> ArrangedGroup {
    GroupArranger(itemCount: itemCount, measured: measured).arrange(section.group, in: container, from: item)
  }

  /// The group of a line, and its origin in the section's lines.
  func group(of line: Line) -> (group: ArrangedGroup, origin: CGPoint) {
    let cross = section.group.edgeSpacing.cross(axis).start.length
    let origin = axis.rect(main: line.offset + edges.start.length, cross: cross, size: .zero).origin
    return (arranged(from: line.firstItem), origin)
  }

  /// The greatest length of a group across the axis: that of a full one, or of one with measured cells.
  func crossLength(_ lines: LineStack) -> CGFloat {
    guard itemCount > 0 else { return 0 }
    let cross = section.group.edgeSpacing.cross(axis)
    var length = measured.items.isEmpty || measured.items.count < itemCount ? axis.cross(template.size) : 0
    var last = -1
    for item in measured.items where item > last {
      let line = lines.line(of: item)
      last = line.endItem - 1
      length = max(length, axis.cross(arranged(from: line.firstItem).size))
    }
    return length + cross.start.length + cross.end.length
  }

  /// Stores measured sizes of different items.
  ///
  /// - Returns: The items that may have another size now, ascending.
  mutating func measure(_ new: [(item: Int, size: CGSize)]) -> [Int] {
    measured.measure(new, count: itemCount) { _ in nil }
  }
}
