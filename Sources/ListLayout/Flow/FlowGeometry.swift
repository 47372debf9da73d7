import CoreGraphics

/// Where a flow layout places the items, headers and footers of a list (V-44 … V-58).
///
/// Sections of equal items are computed, not stored: they take constant time and space, for any number of items.
/// Looking up an item takes O(log n), the elements in a rectangle O(log n + found).
public struct FlowGeometry: Sendable {
  /// The metrics that all sections share.
  public let configuration: FlowConfiguration
  var sections: [PlacedSection] = []

  /// A section and where it is.
  struct PlacedSection: Sendable {
    var packer: FlowPacker
    var lines: LineStack
    /// The main offset of the section's start.
    var start: CGFloat = 0

    init(_ section: FlowSection, _ configuration: FlowConfiguration) {
      packer = FlowPacker(section, configuration)
      lines = LineStack(packer)
    }

    private var insets: Span { packer.section.insets.main(packer.axis) }
    /// The main offset of the header.
    var headerStart: CGFloat { start + packer.section.headerPadding.validLength }
    /// The main offset of the first line.
    var linesStart: CGFloat { headerStart + packer.section.headerLength + insets.start }
    /// The main offset of the footer.
    var footerStart: CGFloat { linesStart + lines.length + insets.end }
    /// The main offset of the section's end.
    var end: CGFloat { footerStart + packer.section.footerLength }
  }

  /// Packs the sections' items into lines.
  ///
  /// - Parameters:
  ///   - configuration: The metrics that all sections share.
  ///   - sections: The metrics of each section.
  ///   - measured: Sizes that were measured before, such as those of another geometry of the list.
  public init(
    _ configuration: FlowConfiguration, sections: [FlowSection], measured: [ItemPath: CGSize] = [:]
  ) {
    self.configuration = configuration
    var sections = sections
    for (index, sizes) in measured.bySection where sections.indices.contains(index) {
      _ = sections[index].sizes.measure(sizes)
    }
    self.sections = sections.map { PlacedSection($0, configuration) }
    placeSections(from: 0)
  }

  /// The content's size: its exact main length, and the cross length of the configuration (V-54).
  public var contentSize: CGSize {
    let end = sections.last?.end ?? configuration.leadingLength.validLength
    let length = end + configuration.trailingLength.validLength
    return configuration.axis.size(main: length, cross: configuration.crossLength)
  }

  /// The number of items of each section.
  public var counts: ListCounts { ListCounts(sections.map(\.packer.itemCount)) }

  /// The frame of an item, or nil if it does not exist.
  public func frame(of path: ItemPath) -> CGRect? {
    guard counts(path) else { return nil }
    let section = sections[path.section]
    var found: CGRect?
    section.packer.forEachFrame(of: section.lines.line(of: path.item)) { item, frame in
      if item == path.item { found = frame }
    }
    return found.map { place($0, at: section.linesStart) }
  }

  /// The items that are too long across the axis for a line, which UIKit logs (V-55); the first one of each section.
  public var oversizedItems: [ItemPath] {
    sections.indices.compactMap { index in
      sections[index].packer.firstOversizedItem.map { ItemPath(section: index, item: $0) }
    }
  }

  private func counts(_ path: ItemPath) -> Bool {
    sections.indices.contains(path.section) && path.item >= 0 && path.item < sections[path.section].packer.itemCount
  }

  /// Moves the starts of sections to the ends of those before them; there is no space between sections (V-51).
  mutating func placeSections(from first: Int) {
    var start = first == 0 ? configuration.leadingLength.validLength : sections[first - 1].end
    for index in first..<sections.count {
      sections[index].start = start
      start = sections[index].end
    }
  }

  /// A frame of a section's lines as a frame of the content: mirrored if need be, its origin at pixels.
  func place(_ frame: CGRect, at offset: CGFloat) -> CGRect {
    let moved = configuration.axis == .vertical ? frame.offsetBy(dx: 0, dy: offset) : frame.offsetBy(dx: offset, dy: 0)
    return space.place(moved)
  }

  /// The coordinates of the content.
  var space: ContentSpace {
    ContentSpace(
      axis: configuration.axis, grid: PixelGrid(scale: configuration.scale),
      mirroredWidth: configuration.isMirrored ? contentSize.width : nil)
  }
}
