import CoreGraphics

extension CompositionalGeometry {
  /// The elements whose frames overlap a rectangle, section by section: backgrounds, cells with their views, boundary
  /// items.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in the content.
  ///   - visible: The visible part of the content, for pinned items; the rectangle itself if nil.
  ///   - orthogonalOffsets: How far sections are scrolled across the list's axis.
  public func elements(
    in rect: CGRect, visible: CGRect? = nil, orthogonalOffsets: [Int: CGFloat] = [:]
  ) -> [ElementAttributes] {
    var found: [ElementAttributes] = []
    let span = space.span(rect).widened(by: space.grid.pixel + overhang)
    var index = sections.partitionPoint { $0.end <= span.start }
    while index < sections.count, sections[index].start < span.end {
      appendBackgrounds(of: index, in: rect, to: &found)
      appendCells(of: index, in: rect, orthogonalOffsets[index] ?? 0, to: &found)
      for number in sections[index].section.boundaryItems.indices {
        guard let frame = boundaryFrame(number, of: index, visible: visible ?? rect), frame.overlaps(rect) else {
          continue
        }
        let item = sections[index].section.boundaryItems[number]
        let element = ListElement(.supplementary(item.kind), at: ItemPath(section: index, item: 0))
        found.append(ElementAttributes(element, frame: frame, zIndex: item.zIndex))
      }
      index += 1
    }
    for number in configuration.boundaryItems.indices {
      guard let boundary = layoutBoundary(number, visible: visible ?? rect), boundary.frame.overlaps(rect) else {
        continue
      }
      found.append(boundary)
    }
    return found
  }

  /// The frame of a section with its boundary items.
  public func sectionFrame(_ section: Int) -> CGRect? {
    guard sections.indices.contains(section) else { return nil }
    let placed = sections[section]
    let size = configuration.axis.size(main: placed.end - placed.start, cross: placed.crossLength)
    return space.place(configuration.axis.rect(main: placed.start, cross: 0, size: size))
  }

  private func appendBackgrounds(of index: Int, in rect: CGRect, to found: inout [ElementAttributes]) {
    for number in sections[index].section.backgrounds.indices {
      guard let background = background(number, of: index), background.frame.overlaps(rect) else { continue }
      found.append(background)
    }
  }

  /// A section's background, within its own insets.
  func background(_ number: Int, of section: Int) -> ElementAttributes? {
    guard let frame = sectionFrame(section) else { return nil }
    let background = sections[section].section.backgrounds[number]
    let insets = background.insets
    let inset = CGRect(
      x: frame.minX + (configuration.isMirrored ? insets.right : insets.left), y: frame.minY + insets.top,
      width: max(0, frame.width - insets.left - insets.right),
      height: max(0, frame.height - insets.top - insets.bottom))
    let element = ListElement(.decoration(background.kind), at: ItemPath(section: section, item: 0))
    return ElementAttributes(element, frame: inset, zIndex: background.zIndex)
  }

  private func appendCells(of index: Int, in rect: CGRect, _ offset: CGFloat, to found: inout [ElementAttributes]) {
    let placed = sections[index]
    let depth = placed.cellDepth
    placed.lines.forEachLine(in: groupSpan(rect, index, offset)) { line in
      let (group, origin) = placed.packer.group(of: line)
      for cell in group.cells {
        let frame = place(cell.frame.offsetBy(dx: origin.x, dy: origin.y), in: index, offset)
        guard frame.overlaps(rect) else { continue }
        let path = ItemPath(section: index, item: cell.item)
        found.append(ElementAttributes(.cell(path), frame: frame, zIndex: cell.zIndex + depth))
      }
      for view in group.views {
        let frame = place(view.frame.offsetBy(dx: origin.x, dy: origin.y), in: index, offset)
        guard frame.overlaps(rect) else { continue }
        let element = ListElement(
          .supplementary(view.supplementary.kind), at: ItemPath(section: index, item: view.item))
        found.append(ElementAttributes(element, frame: frame, zIndex: view.supplementary.zIndex + depth))
      }
    }
  }

  /// The extent of a rectangle in a section's groups, along the axis on which they follow each other, with what lies
  /// outside of its group.
  private func groupSpan(_ rect: CGRect, _ index: Int, _ offset: CGFloat) -> Span {
    let placed = sections[index]
    let start =
      placed.isOrthogonal ? placed.crossInsets.start + orthogonal(index).lead - offset : placed.groupsStart
    let span = placed.packer.axis.span(space.mirrored(rect))
    let margin = space.grid.pixel + placed.overhang
    return Span(span.start - start, span.end - start).widened(by: margin)
  }
}
