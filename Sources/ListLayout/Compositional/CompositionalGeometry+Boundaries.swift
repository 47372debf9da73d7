import CoreGraphics

/// The area that boundary items lie around: a section or the whole content.
private struct BoundaryBox {
  /// The extent along the axis, with the boundary items.
  var extent: Span
  /// The extent along the axis, without those that extend it.
  var area: Span
  /// The insets across the axis, and the length there.
  var insets: Span
  var crossLength: CGFloat
}

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
    let box = BoundaryBox(
      extent: Span(placed.start, placed.end), area: Span(placed.areaStart, placed.areaEnd),
      insets: placed.boundaryInsets, crossLength: placed.crossLength)
    return frame(of: placed.section.boundaryItems[index], placed.size(ofBoundary: index), in: box, visible)
  }

  /// The frame of a boundary item of the whole content, or nil if it does not exist.
  ///
  /// - Parameters:
  ///   - index: The index among the configuration's boundary items.
  ///   - visible: The visible part of the content, less its insets, in which a pinned item stays.
  public func boundaryFrame(_ index: Int, visible: CGRect? = nil) -> CGRect? {
    layoutBoundary(index, visible: visible)?.frame
  }

  func layoutBoundary(_ index: Int, visible: CGRect?) -> ElementAttributes? {
    guard configuration.boundaryItems.indices.contains(index) else { return nil }
    let item = configuration.boundaryItems[index]
    let (start, end) = (headerLength, sectionsEnd)
    let box = BoundaryBox(
      extent: Span(0, end + footerLength), area: Span(start, end),
      insets: configuration.boundaryInsets.cross(configuration.axis),
      crossLength: configuration.axis.cross(configuration.containerSize))
    let frame = frame(of: item, layoutSize(ofBoundary: index), in: box, visible)
    let number = configuration.boundaryItems[..<index].count { $0.kind == item.kind }
    return ElementAttributes(.layoutBoundary(item.kind, number), frame: frame, zIndex: item.zIndex)
  }

  /// The main lengths by which boundary items extend the whole content.
  var headerLength: CGFloat { extent(configuration.axis.startEdge) }
  var footerLength: CGFloat { extent(configuration.axis.endEdge) }

  private func extent(_ edge: LayoutAnchor.Edges) -> CGFloat {
    configuration.boundaryItems.extent(at: edge, configuration.axis, size: layoutSize(ofBoundary:))
  }

  private func layoutSize(ofBoundary index: Int) -> CGSize {
    let axis = configuration.axis
    let cross = axis.cross(configuration.containerSize) - configuration.boundaryInsets.cross(axis).sum
    let container = axis.size(main: axis.main(configuration.containerSize), cross: cross.validLength)
    return configuration.boundaryItems[index].size.size(in: container, measured: boundarySizes[index])
  }

  /// Takes over a measured size of a boundary item of the whole content.
  ///
  /// - Returns: Whether it is another one now.
  mutating func measureLayoutBoundary(_ index: Int, _ size: CGSize) -> Bool {
    guard configuration.boundaryItems[index].size.isEstimated else { return false }
    let old = layoutSize(ofBoundary: index)
    boundarySizes.set(index, size.validSize)
    return layoutSize(ofBoundary: index) != old
  }

  /// The index of a boundary item of the whole content, or nil if an element is none.
  func layoutBoundaryIndex(of element: ListElement) -> Int? {
    guard case .supplementary(let kind) = element.category, element.isOfLayout else { return nil }
    let indices = configuration.boundaryItems.indices.filter { configuration.boundaryItems[$0].kind == kind }
    return indices.indices.contains(element.path.section) ? indices[element.path.section] : nil
  }

  private func frame(of item: BoundaryItem, _ size: CGSize, in box: BoundaryBox, _ visible: CGRect?) -> CGRect {
    let axis = configuration.axis
    var frame = Self.align(size, item, in: Self.area(for: item, size, box, axis))
    if item.pinsToVisibleBounds, let visible { pin(&frame, item, box, visible) }
    frame = frame.offsetBy(dx: item.offset.x, dy: item.offset.y)
    return space.place(frame)
  }

  /// The rectangle at whose edges a boundary item lies.
  private static func area(for item: BoundaryItem, _ size: CGSize, _ box: BoundaryBox, _ axis: ScrollAxis) -> CGRect {
    var area = box.area
    if item.extendsBoundary {
      // Outside of the area, next to it.
      let length = axis.main(size)
      if item.alignment.anchor.contains(axis.startEdge) { area.start -= length }
      if item.alignment.anchor.contains(axis.endEdge) { area.end += length }
    }
    let size = axis.size(main: area.end - area.start, cross: box.crossLength - box.insets.sum)
    return axis.rect(main: area.start, cross: box.insets.start, size: size)
  }

  private static func align(_ size: CGSize, _ item: BoundaryItem, in area: CGRect) -> CGRect {
    let anchor = LayoutAnchor(item.alignment.anchor)
    let (target, own) = (anchor.position(in: area), anchor.position(in: CGRect(origin: .zero, size: size)))
    return CGRect(x: target.x - own.x, y: target.y - own.y, width: size.width, height: size.height)
  }

  private func pin(_ frame: inout CGRect, _ item: BoundaryItem, _ box: BoundaryBox, _ visible: CGRect) {
    let axis = configuration.axis
    let (own, seen) = (axis.span(frame), space.span(visible))
    let start =
      item.alignment.anchor.contains(axis.endEdge)
      ? own.pinnedToEnd(of: seen, sectionStart: box.extent.start)
      : own.pinnedToStart(of: seen, sectionEnd: box.extent.end)
    frame =
      axis == .vertical ? frame.offsetBy(dx: 0, dy: start - own.start) : frame.offsetBy(dx: start - own.start, dy: 0)
  }
}
