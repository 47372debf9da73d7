import CoreGraphics

extension CompositionalGeometry {
  /// The scrolled content of a section, or nil if it does not scroll across the list's axis.
  public func orthogonalContent(of section: Int) -> OrthogonalContent? {
    guard sections.indices.contains(section), sections[section].isOrthogonal else { return nil }
    let placed = sections[section]
    let size = configuration.axis.size(main: placed.groupsLength, cross: placed.crossLength)
    let viewport = finish(configuration.axis.rect(main: placed.groupsStart, cross: 0, size: size))
    let (lead, trail) = orthogonal(section)
    let insets = placed.crossInsets
    let pitch = placed.packer.itemCount > 0 ? placed.packer.groupLength + placed.packer.lineSpacing : 0
    return OrthogonalContent(
      scrolling: placed.section.orthogonalScrolling, viewport: viewport,
      length: insets.start + lead + placed.lines.length + trail + insets.end, axis: configuration.axis.other,
      pitch: pitch)
  }

  /// The insets that let the first and the last group lie in the middle (V-65).
  func orthogonal(_ section: Int) -> (lead: CGFloat, trail: CGFloat) {
    let placed = sections[section]
    guard placed.section.orthogonalScrolling == .groupPagingCentered else { return (0, 0) }
    let inset = max(0, (configuration.axis.cross(placed.packer.container) - placed.packer.groupLength) / 2)
    return (inset, inset)
  }
}
