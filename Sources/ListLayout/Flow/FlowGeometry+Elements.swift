import CoreGraphics

extension FlowGeometry {
  /// The elements whose frames overlap a rectangle, section by section: header, items, footer.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in the content.
  ///   - visible: The visible part of the content, for pinned headers and footers; the rectangle itself if nil.
  public func elements(in rect: CGRect, visible: CGRect? = nil) -> [ElementAttributes] {
    var found: [ElementAttributes] = []
    // A frame's origin may lie up to half a pixel from where it is exactly.
    let span = space.span(rect).widened(by: space.grid.pixel)
    var index = sections.partitionPoint { $0.end <= span.start }
    while index < sections.count, sections[index].start < span.end {
      appendElements(of: index, in: rect, span, visible ?? rect, to: &found)
      index += 1
    }
    return found
  }

  private func appendElements(
    of index: Int, in rect: CGRect, _ span: Span, _ visible: CGRect, to found: inout [ElementAttributes]
  ) {
    let section = sections[index]
    if let frame = headerFrame(of: index, visible: visible), frame.overlaps(rect) {
      found.append(ElementAttributes(.header(index), frame: frame, zIndex: Self.boundaryDepth))
    }
    let start = section.linesStart
    section.lines.forEachLine(in: Span(span.start - start, span.end - start)) { line in
      section.packer.forEachFrame(of: line) { item, frame in
        let placed = place(frame, at: start)
        guard placed.overlaps(rect) else { return }
        found.append(ElementAttributes(.cell(ItemPath(section: index, item: item)), frame: placed))
      }
    }
    if let frame = footerFrame(of: index, visible: visible), frame.overlaps(rect) {
      found.append(ElementAttributes(.footer(index), frame: frame, zIndex: Self.boundaryDepth))
    }
  }
}
