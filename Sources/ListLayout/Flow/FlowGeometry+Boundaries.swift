import CoreGraphics

extension FlowGeometry {
  /// The order in depth of headers and footers: above the cells (V-57).
  package static let boundaryDepth = 10

  /// The frame of a section's header, or nil if there is none.
  ///
  /// - Parameters:
  ///   - section: the section's index.
  ///   - visible: the visible part of the content, less its insets; where headers are pinned, the header lies in it as
  ///     long as the section does (V-57). Nil for the position without pinning.
  public func headerFrame(of section: Int, visible: CGRect? = nil) -> CGRect? {
    guard sections.indices.contains(section) else { return nil }
    let placed = sections[section]
    let length = placed.packer.section.headerLength
    guard length > 0 else { return nil }
    var start = placed.headerStart
    if configuration.pinsHeaders, let visible {
      start = Span(start, start + length).pinnedToStart(of: space.span(visible), sectionEnd: placed.end)
    }
    return boundaryFrame(at: start, length)
  }

  /// The frame of a section's footer, or nil if there is none.
  ///
  /// - Parameters:
  ///   - section: the section's index.
  ///   - visible: the visible part of the content, less its insets; where footers are pinned, the footer lies in it as
  ///     long as the section does (V-57). Nil for the position without pinning.
  public func footerFrame(of section: Int, visible: CGRect? = nil) -> CGRect? {
    guard sections.indices.contains(section) else { return nil }
    let placed = sections[section]
    let length = placed.packer.section.footerLength
    guard length > 0 else { return nil }
    var start = placed.footerStart
    if configuration.pinsFooters, let visible {
      start = Span(start, start + length).pinnedToEnd(of: space.span(visible), sectionStart: placed.start)
    }
    return boundaryFrame(at: start, length)
  }

  /// Headers and footers take the whole cross length and ignore insets (V-52).
  private func boundaryFrame(at start: CGFloat, _ length: CGFloat) -> CGRect {
    let size = configuration.axis.size(main: length, cross: configuration.crossLength)
    return place(configuration.axis.rect(main: 0, cross: 0, size: size), at: start)
  }
}
