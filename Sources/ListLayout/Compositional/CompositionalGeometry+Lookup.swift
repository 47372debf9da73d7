import CoreGraphics

extension CompositionalGeometry {
  /// The attributes of an element, or nil if the layout has none of its kind there.
  ///
  /// - Parameters:
  ///   - element: A cell, a boundary or supplementary item, or a background.
  ///   - visible: The visible part of the content, for pinned items; nil for where they lie by themselves.
  ///   - orthogonalOffset: How far the element's section is scrolled across the list's axis.
  public func attributes(
    of element: ListElement, visible: CGRect? = nil, orthogonalOffset: CGFloat = 0
  ) -> ElementAttributes? {
    let section = element.path.section
    switch element.category {
    case .cell:
      guard let (cell, origin) = cell(at: element.path) else { return nil }
      let frame = place(cell.frame.offsetBy(dx: origin.x, dy: origin.y), in: section, orthogonalOffset)
      return ElementAttributes(element, frame: frame, zIndex: cell.zIndex + sections[section].cellDepth)
    case .decoration(let kind):
      guard sections.indices.contains(section), element.path.item == 0 else { return nil }
      let index = sections[section].section.backgrounds.firstIndex { $0.kind == kind }
      return index.flatMap { background($0, of: section) }
    case .supplementary(let kind):
      if let index = layoutBoundaryIndex(of: element) { return layoutBoundary(index, visible: visible) }
      if let index = boundaryIndex(kind, element.path), let frame = boundaryFrame(index, of: section, visible: visible)
      {
        return ElementAttributes(element, frame: frame, zIndex: sections[section].section.boundaryItems[index].zIndex)
      }
      guard let (view, origin) = view(kind, at: element.path) else { return nil }
      let frame = place(view.frame.offsetBy(dx: origin.x, dy: origin.y), in: section, orthogonalOffset)
      return ElementAttributes(
        element, frame: frame, zIndex: view.supplementary.zIndex + sections[section].cellDepth)
    }
  }

  /// The dimensions of a cell or a boundary item; nil for elements that are never measured.
  public func layoutSize(of element: ListElement) -> LayoutSize? {
    switch element.category {
    case .cell: return cell(at: element.path)?.cell.size
    case .decoration: return nil
    case .supplementary(let kind):
      if let index = layoutBoundaryIndex(of: element) { return configuration.boundaryItems[index].size }
      let index = boundaryIndex(kind, element.path)
      return index.map { sections[element.path.section].section.boundaryItems[$0].size }
    }
  }

  private func boundaryIndex(_ kind: String, _ path: ItemPath) -> Int? {
    guard sections.indices.contains(path.section), path.item == 0 else { return nil }
    return sections[path.section].section.boundaryItems.firstIndex { $0.kind == kind }
  }

  /// A cell and the origin of its group.
  private func cell(at path: ItemPath) -> (cell: ArrangedGroup.Cell, origin: CGPoint)? {
    guard let (group, origin) = group(at: path) else { return nil }
    return group.cells.first { $0.item == path.item }.map { ($0, origin) }
  }

  /// A supplementary view of an item and the origin of its group.
  private func view(_ kind: String, at path: ItemPath) -> (view: ArrangedGroup.View, origin: CGPoint)? {
    guard let (group, origin) = group(at: path) else { return nil }
    return group.views.first { $0.item == path.item && $0.supplementary.kind == kind }.map { ($0, origin) }
  }

  private func group(at path: ItemPath) -> (group: ArrangedGroup, origin: CGPoint)? {
    guard sections.indices.contains(path.section) else { return nil }
    let placed = sections[path.section]
    guard path.item >= 0, path.item < placed.packer.itemCount else { return nil }
    return placed.packer.group(of: placed.lines.line(of: path.item))
  }
}
