import CoreGraphics

extension FlowGeometry {
  /// The frame of a section from its start to its end, with its header and footer; nil if it does not exist.
  public func sectionFrame(of section: Int) -> CGRect? {
    guard sections.indices.contains(section) else { return nil }
    let placed = sections[section]
    let size = configuration.axis.size(main: placed.end - placed.start, cross: configuration.crossLength)
    return place(configuration.axis.rect(main: 0, cross: 0, size: size), at: placed.start)
  }
}
