import CoreGraphics

/// The items of a group that follow each other along an axis, and the distances between them.
struct GroupRow {
  struct Child {
    var item: LayoutItem
    var arranged: ArrangedGroup
    /// Whether there are items of the section for it.
    var hasCells: Bool
    /// The first item of the section in it.
    var cell: Int
    var length: (axis: ScrollAxis, length: CGFloat)?
  }

  let group: LayoutGroup
  let item: LayoutItem
  let axis: ScrollAxis
  /// The group's area inside of its content insets.
  var area: CGRect
  var children: [Child] = []
  /// The length of the children with their least distances.
  private(set) var used: CGFloat = 0

  init(_ group: LayoutGroup, _ item: LayoutItem, _ axis: ScrollAxis, area: CGRect) {
    (self.group, self.item, self.axis, self.area) = (group, item, axis, area)
  }

  /// Whether the group is as long as its items.
  var isEstimated: Bool { item.size.main(axis).isEstimated }

  private func pitch(_ child: LayoutItem, _ arranged: ArrangedGroup) -> CGFloat {
    let edges = child.edgeSpacing.main(axis)
    let spacing = children.isEmpty ? 0 : group.itemSpacing.length
    return spacing + edges.start.length + axis.main(arranged.size) + edges.end.length
  }

  func fits(_ child: LayoutItem, _ arranged: ArrangedGroup) -> Bool {
    used + pitch(child, arranged) <= axis.main(area.size) + FlowPacker.tolerance
  }

  mutating func add(
    _ child: LayoutItem, _ arranged: ArrangedGroup, hasCells: Bool, from cell: Int,
    length: (axis: ScrollAxis, length: CGFloat)?
  ) {
    used += pitch(child, arranged)
    children.append(Child(item: child, arranged: arranged, hasCells: hasCells, cell: cell, length: length))
  }

  /// The group with its children placed; a last group that is not full keeps the distances of a full one.
  func arranged(_ size: CGSize) -> ArrangedGroup {
    let share = flexibleShare
    var result = ArrangedGroup(size: size)
    let origin = Span(axis.span(area).start, axis.cross(CGSize(width: area.minX, height: area.minY)))
    var (position, end) = (CGFloat(0), CGFloat(0))
    for (index, child) in children.enumerated() {
      let edges = child.item.edgeSpacing.main(axis)
      if index > 0 { position += length(group.itemSpacing, share) }
      position += length(edges.start, share)
      let frame = axis.rect(main: origin.start + position, cross: origin.end + crossOffset(of: child), size: .zero)
      result.add(child.arranged, at: frame.origin)
      position += axis.main(child.arranged.size) + length(edges.end, share)
      if child.hasCells { end = position }
    }
    let main = isEstimated && end > 0 ? end : axis.main(size)
    let cross = item.size.cross(axis).isEstimated ? axis.cross(area.size) : axis.cross(size)
    result.size = axis.size(main: main, cross: cross)
    return result
  }

  private func length(_ spacing: LayoutSpacing, _ share: CGFloat) -> CGFloat {
    spacing.length + (spacing.isFlexible ? share : 0)
  }

  /// The part of the remaining length that each flexible distance gets (V-62).
  private var flexibleShare: CGFloat {
    let left = axis.main(area.size) - used
    guard left > 0, !isEstimated else { return 0 }
    let edges = children.reduce(0) { count, child in
      let edges = child.item.edgeSpacing.main(axis)
      return count + (edges.start.isFlexible ? 1 : 0) + (edges.end.isFlexible ? 1 : 0)
    }
    let flexible = edges + (group.itemSpacing.isFlexible ? max(children.count - 1, 0) : 0)
    return flexible > 0 ? left / CGFloat(flexible) : 0
  }

  private func crossOffset(of child: Child) -> CGFloat {
    let edges = child.item.edgeSpacing.cross(axis)
    let left = axis.cross(area.size) - axis.cross(child.arranged.size) - edges.start.length - edges.end.length
    guard edges.start.isFlexible, left > 0 else { return edges.start.length }
    return edges.start.length + (edges.end.isFlexible ? left / 2 : left)
  }
}
