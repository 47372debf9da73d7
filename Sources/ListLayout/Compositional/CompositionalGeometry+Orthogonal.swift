import CoreGraphics

extension CompositionalGeometry {
  /// The scrolled content of a section, or nil if it does not scroll across the list's axis.
  public func orthogonalContent(of section: Int) -> OrthogonalContent? {
    guard sections.indices.contains(section), sections[section].isOrthogonal else { return nil }
    let placed = sections[section]
    let size = configuration.axis.size(main: placed.groupsLength, cross: placed.crossLength)
    let viewport = space.place(configuration.axis.rect(main: placed.groupsStart, cross: 0, size: size))
    let (lead, trail) = orthogonal(section)
    let insets = placed.crossInsets
    return OrthogonalContent(
      scrolling: placed.section.orthogonalScrolling, viewport: viewport,
      length: insets.start + lead + placed.lines.length + trail + insets.end, axis: configuration.axis.other)
  }

  /// Where a scrolling of a section comes to rest (V-65), or nil if it does not scroll across the list's axis.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - proposed: The offset at which it would end.
  ///   - current: The offset at which the finger was lifted.
  ///   - velocity: The finger's velocity along the axis, in any unit; its sign counts.
  public func restingOffset(
    of section: Int, proposed: CGFloat, current: CGFloat, velocity: CGFloat
  ) -> CGFloat? {
    guard let content = orthogonalContent(of: section) else { return nil }
    let lines = sections[section].lines
    // A page that begins at the offset is behind it, as seen from the end.
    let lifted = velocity < 0 ? current.nextDown : current
    switch content.scrolling {
    case .none, .continuous: return content.limited(proposed)
    case .continuousGroupLeadingBoundary:
      return content.limited(Self.page(lines.groupStarts(around: proposed), from: proposed, 0))
    case .paging:
      let length = content.axis.main(content.viewport.size)
      guard length > 0, lifted.isFinite else { return content.limited(proposed) }
      let start = (lifted / length).rounded(.down) * length
      return content.limited(Self.page((start, start + length), from: current, velocity))
    case .groupPaging, .groupPagingCentered:
      return content.limited(Self.page(lines.groupStarts(around: lifted), from: current, velocity))
    }
  }

  /// The next page in the direction of a velocity, or the nearest one without it: one page at most.
  private static func page(_ pages: (before: CGFloat, after: CGFloat), from offset: CGFloat, _ velocity: CGFloat)
    -> CGFloat
  {
    if velocity > 0 { return pages.after }
    if velocity < 0 { return pages.before }
    return offset - pages.before < pages.after - offset ? pages.before : pages.after
  }

  /// The insets that let the first and the last group lie in the middle (V-65).
  func orthogonal(_ section: Int) -> (lead: CGFloat, trail: CGFloat) {
    let placed = sections[section]
    guard placed.section.orthogonalScrolling == .groupPagingCentered else { return (0, 0) }
    let inset = max(0, (configuration.axis.cross(placed.packer.container) - placed.packer.groupLength) / 2)
    return (inset, inset)
  }
}

extension LineStack {
  /// The start of the group at an offset, and of the next one; the last group's start twice behind that.
  fileprivate func groupStarts(around offset: CGFloat) -> (before: CGFloat, after: CGFloat) {
    guard let before = line(before: offset.isFinite ? offset : 0) else { return (0, 0) }
    return (before.offset, line(after: before)?.offset ?? before.offset)
  }
}
