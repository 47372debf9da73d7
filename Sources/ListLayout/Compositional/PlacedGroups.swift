import CoreGraphics

/// A section of a compositional layout and where it is.
struct PlacedGroups: Sendable {
  var packer: GroupPacker
  var lines: LineStack
  let axis: ScrollAxis
  /// The main offset of the section's start, and its cross length.
  var start: CGFloat = 0
  let crossLength: CGFloat
  /// The measured sizes of boundary items, by their index.
  private(set) var boundarySizes = SparseSizes()
  /// The main length of the groups.
  private(set) var groupsLength: CGFloat = 0

  /// How far cells and views lie outside of their groups, at most.
  private(set) var overhang: CGFloat

  var section: CompositionalSection { packer.section }
  var isOrthogonal: Bool { section.orthogonalScrolling != .none }
  /// The depth of cells: in front of a background (V-68).
  var cellDepth: Int { section.backgrounds.isEmpty ? 0 : 1 }
  var insets: Span { section.insets.main(axis) }
  var crossInsets: Span { section.insets.cross(axis) }

  init(_ section: CompositionalSection, _ configuration: CompositionalConfiguration) {
    axis = configuration.axis
    crossLength = axis.cross(configuration.containerSize)
    let (main, cross) = (section.insets.main(axis), section.insets.cross(axis))
    let container = axis.size(
      main: (axis.main(configuration.containerSize) - main.sum).validLength,
      cross: (crossLength - cross.sum).validLength)
    let isOrthogonal = section.orthogonalScrolling != .none
    packer = GroupPacker(section, isOrthogonal ? axis.other : axis, container: container)
    lines = LineStack(packer)
    overhang = section.boundaryItems.reduce(packer.overhang) { max($0, abs($1.offset.x), abs($1.offset.y)) }
    measureGroups()
  }

  private mutating func measureGroups() {
    groupsLength = isOrthogonal ? packer.crossLength(lines) : lines.length
  }

  /// The distances of boundary items from the edges across the axis.
  var boundaryInsets: Span { (section.boundaryInsets ?? section.insets).cross(axis) }

  /// The size that boundary items are fractions of.
  var boundaryContainer: CGSize {
    axis.size(main: axis.main(packer.container), cross: (crossLength - boundaryInsets.sum).validLength)
  }

  func size(ofBoundary index: Int) -> CGSize {
    section.boundaryItems[index].size.size(in: boundaryContainer, measured: boundarySizes[index])
  }

  var headerLength: CGFloat {
    let length = section.boundaryItems.extent(at: axis.startEdge, axis, size: size(ofBoundary:))
    return length > 0 ? length + section.headerPadding.validLength : 0
  }
  var footerLength: CGFloat { section.boundaryItems.extent(at: axis.endEdge, axis, size: size(ofBoundary:)) }
  /// The main offset of the first group.
  var groupsStart: CGFloat { start + headerLength + insets.start }
  /// The main offset of the area between the boundary items at both ends.
  var areaStart: CGFloat { start + headerLength }
  var areaEnd: CGFloat { groupsStart + groupsLength + insets.end }
  var end: CGFloat { areaEnd + footerLength }

  /// Takes over measured sizes of cells, and packs their groups anew.
  mutating func measure(_ sizes: [(item: Int, size: CGSize)]) -> Bool {
    guard section.hasEstimates else { return false }
    let changed = packer.measure(sizes)
    guard !changed.isEmpty else { return false }
    for range in SparseSizes.ranges(changed) { findOverhang(in: lines.update(packer, changed: range)) }
    measureGroups()
    return true
  }

  /// Notes how far cells lie outside of groups that were packed anew, those with measured cells.
  private mutating func findOverhang(in items: Range<Int>) {
    var item = items.lowerBound
    while let measured = packer.measured.next(from: item), measured < items.upperBound {
      let line = lines.line(of: measured)
      overhang = max(overhang, packer.arranged(from: line.firstItem).overhang)
      item = line.endItem
    }
  }

  mutating func measureBoundary(_ index: Int, _ size: CGSize) -> Bool {
    guard section.boundaryItems.indices.contains(index), section.boundaryItems[index].size.isEstimated else {
      return false
    }
    let old = self.size(ofBoundary: index)
    boundarySizes.set(index, size.validSize)
    return self.size(ofBoundary: index) != old
  }
}

extension ScrollAxis {
  /// The axis across this one.
  var other: ScrollAxis { self == .vertical ? .horizontal : .vertical }
  /// The edges at the axis's start and end.
  var startEdge: LayoutAnchor.Edges { self == .vertical ? .top : .leading }
  var endEdge: LayoutAnchor.Edges { self == .vertical ? .bottom : .trailing }
}

extension [BoundaryItem] {
  /// The length by which boundary items at an edge extend what they belong to; several share it.
  func extent(at edge: LayoutAnchor.Edges, _ axis: ScrollAxis, size: (Int) -> CGSize) -> CGFloat {
    enumerated().reduce(0) { length, entry in
      guard entry.element.extendsBoundary, entry.element.alignment.anchor.contains(edge) else { return length }
      return Swift.max(length, axis.main(size(entry.offset)))
    }
  }
}

extension CompositionalSection {
  /// Whether a cell has an estimated length.
  var hasEstimates: Bool { group.hasEstimates }
}

extension LayoutItem {
  fileprivate var hasEstimates: Bool {
    group.map { $0.items.contains { $0.hasEstimates } } ?? size.isEstimated
  }
}
