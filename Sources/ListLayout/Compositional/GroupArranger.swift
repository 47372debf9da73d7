import CoreGraphics

/// Places the items of a group, and of the groups in it.
struct GroupArranger {
  /// The number of items in the section; places without an item stay empty.
  let itemCount: Int
  /// The sizes of cells that were measured, by index in the section.
  let measured: SparseSizes

  /// The most cells of a group, for those of hardly any length.
  private static let mostItems = 10_000

  /// The frames of an item that begins with a cell of the section.
  ///
  /// - Parameter length: A length along an axis in place of the item's own.
  func arrange(
    _ item: LayoutItem, in container: CGSize, from cell: Int, length: (axis: ScrollAxis, length: CGFloat)? = nil
  ) -> ArrangedGroup {
    var size = item.size.size(in: container, measured: item.group == nil ? measured[cell] : nil)
    if let length { size = length.axis.size(main: length.length, cross: length.axis.cross(size)) }
    var arranged = ArrangedGroup(size: size)
    if let group = item.group {
      arranged = arrange(group, item, size, from: cell)
    } else {
      arranged.capacity = 1
      if cell < itemCount {
        arranged.cells = [.init(item: cell, frame: Self.content(of: item, size), zIndex: 0, size: item.size)]
      }
    }
    guard cell < itemCount else { return arranged }
    let frame = item.group == nil ? Self.content(of: item, arranged.size) : CGRect(origin: .zero, size: arranged.size)
    arranged.views += item.supplementaryItems.map {
      ArrangedGroup.View(supplementary: $0, item: cell, frame: $0.frame(in: frame))
    }
    return arranged
  }

  private func arrange(_ group: LayoutGroup, _ item: LayoutItem, _ size: CGSize, from cell: Int) -> ArrangedGroup {
    switch group.arrangement {
    case .custom(let frames):
      var arranged = ArrangedGroup(size: size)
      let area = Self.content(of: item, size)
      for custom in frames(area.size) {
        let index = cell + arranged.capacity
        arranged.capacity += 1
        guard index < itemCount else { continue }
        let frame = custom.frame.isFinite ? custom.frame.offsetBy(dx: area.minX, dy: area.minY) : .zero
        arranged.cells.append(.init(item: index, frame: frame, zIndex: custom.zIndex))
      }
      return arranged
    case .along(let axis, let repetition):
      var row = GroupRow(group, item, axis, area: Self.content(of: item, size))
      fill(&row, repetition, from: cell)
      stretch(&row)
      return row.arranged(size)
    }
  }

  private func fill(_ row: inout GroupRow, _ repetition: LayoutGroup.Repetition, from cell: Int) {
    guard !row.group.items.isEmpty else { return }
    let first = cell
    var cell = cell
    var share: (axis: ScrollAxis, length: CGFloat)?
    if case .equalShares(let count) = repetition, count > 0 {
      let gaps = CGFloat(count - 1) * row.group.itemSpacing.length
      share = (row.axis, ((row.axis.main(row.area.size) - gaps) / CGFloat(count)).validLength)
    }
    for index in 0..<Self.mostItems {
      switch repetition {
      case .count(let count) where index >= count, .equalShares(let count) where index >= count: return
      case .whileItFits where row.isEstimated && index == row.group.items.count: return
      default: break
      }
      let child = row.group.items[index % row.group.items.count]
      let arranged = arrange(child, in: row.area.size, from: cell, length: share)
      if repetition == .whileItFits, !row.isEstimated, index > 0, !row.fits(child, arranged) { return }
      // Items without a length would fit without end.
      if repetition == .whileItFits, index >= row.group.items.count, row.used == 0 { return }
      if cell - first >= Self.mostItems { return }
      row.add(child, arranged, hasCells: cell < itemCount, from: cell, length: share)
      cell += arranged.capacity
    }
  }

  /// Gives items of a fractional length across a group of an estimated one the length that the others have led to.
  private func stretch(_ row: inout GroupRow) {
    guard row.item.size.cross(row.axis).isEstimated else { return }
    let lengths = row.children.filter { $0.hasCells && !$0.item.size.cross(row.axis).isFractional }.map { child in
      let edges = child.item.edgeSpacing.cross(row.axis)
      return row.axis.cross(child.arranged.size) + edges.start.length + edges.end.length
    }
    guard let length = lengths.max(), length != row.axis.cross(row.area.size) else { return }
    row.area.size = row.axis.size(main: row.axis.main(row.area.size), cross: length)
    for index in row.children.indices where row.children[index].item.size.cross(row.axis).isFractional {
      let child = row.children[index]
      row.children[index].arranged = arrange(child.item, in: row.area.size, from: child.cell, length: child.length)
    }
  }

  /// The area of an item inside of its content insets, which do not count along estimated lengths (V-63).
  private static func content(of item: LayoutItem, _ size: CGSize) -> CGRect {
    let insets = item.contentInsets
    let horizontal = item.size.width.isEstimated ? 0 : insets.left + insets.right
    let vertical = item.size.height.isEstimated ? 0 : insets.top + insets.bottom
    return CGRect(
      x: item.size.width.isEstimated ? 0 : insets.left, y: item.size.height.isEstimated ? 0 : insets.top,
      width: max(0, size.width - horizontal), height: max(0, size.height - vertical))
  }
}

extension CGRect {
  fileprivate var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
