import CoreGraphics

extension CompositionalGeometry {
  /// The frame of a boundary item, or nil if it does not exist.
  ///
  /// - Parameters:
  ///   - index: The index among the section's boundary items.
  ///   - section: The section.
  ///   - visible: The visible part of the content, less its insets, in which a pinned item lies as long as its section
  ///     does (V-57).
  public func boundaryFrame(_ index: Int, of section: Int, visible: CGRect? = nil) -> CGRect? {
    guard sections.indices.contains(section) else { return nil }
    let placed = sections[section]
    guard placed.section.boundaryItems.indices.contains(index) else { return nil }
    let item = placed.section.boundaryItems[index]
    let axis = configuration.axis
    let size = placed.size(ofBoundary: index)
    var frame = Self.align(size, item, in: boundaryArea(item, size, placed), axis)
    if item.pinsToVisibleBounds, let visible { pin(&frame, item, placed, visible) }
    frame = frame.offsetBy(dx: item.offset.x, dy: item.offset.y)
    return space.place(frame)
  }

  /// The rectangle at whose edges a boundary item lies.
  private func boundaryArea(_ item: BoundaryItem, _ size: CGSize, _ placed: PlacedGroups) -> CGRect {
    let axis = configuration.axis
    let insets = placed.section.boundaryItemsFollowInsets ? placed.crossInsets : Span(0, 0)
    var (start, end) = (placed.areaStart, placed.areaEnd)
    if item.extendsBoundary {
      // Outside of the area, next to it.
      let length = axis.main(size)
      let (first, last): (LayoutAnchor.Edges, LayoutAnchor.Edges) =
        axis == .vertical ? (.top, .bottom) : (.leading, .trailing)
      if item.alignment.anchor.contains(first) { start -= length }
      if item.alignment.anchor.contains(last) { end += length }
    }
    let size = axis.size(main: end - start, cross: placed.crossLength - insets.sum)
    return axis.rect(main: start, cross: insets.start, size: size)
  }

  private static func align(_ size: CGSize, _ item: BoundaryItem, in area: CGRect, _ axis: ScrollAxis) -> CGRect {
    let anchor = LayoutAnchor(item.alignment.anchor)
    let (target, own) = (anchor.position(in: area), anchor.position(in: CGRect(origin: .zero, size: size)))
    return CGRect(x: target.x - own.x, y: target.y - own.y, width: size.width, height: size.height)
  }

  private func pin(_ frame: inout CGRect, _ item: BoundaryItem, _ placed: PlacedGroups, _ visible: CGRect) {
    let axis = configuration.axis
    let (own, seen) = (axis.span(frame), space.span(visible))
    let isAtEnd = item.alignment.anchor.contains(axis == .vertical ? .bottom : .trailing)
    let start =
      isAtEnd
      ? own.pinnedToEnd(of: seen, sectionStart: placed.start) : own.pinnedToStart(of: seen, sectionEnd: placed.end)
    frame =
      axis == .vertical ? frame.offsetBy(dx: 0, dy: start - own.start) : frame.offsetBy(dx: start - own.start, dy: 0)
  }
}
