import CoreGraphics

/// Where a compositional layout places the elements of a list (V-59 … V-68).
///
/// Groups without measured cells are computed, not stored. Looking up an item takes O(log n), the elements in a
/// rectangle O(log n + found).
public struct CompositionalGeometry: Sendable {
  /// The metrics that all sections share.
  public let configuration: CompositionalConfiguration
  var sections: [PlacedGroups]
  /// How far elements lie outside of their sections, at most.
  private(set) var overhang: CGFloat = 0
  /// The measured sizes of the whole content's boundary items, by their index.
  var boundarySizes = SparseSizes()

  /// Places the groups of the sections.
  ///
  /// - Parameters:
  ///   - configuration: The metrics that all sections share.
  ///   - sections: The metrics of each section.
  ///   - measured: Sizes of cells and boundary items that were measured before.
  public init(
    _ configuration: CompositionalConfiguration, sections: [CompositionalSection],
    measured: [ListElement: CGSize] = [:]
  ) {
    self.configuration = configuration
    self.sections = sections.map { PlacedGroups($0, configuration) }
    placeSections(from: 0)
    if !measured.isEmpty { measure(measured) }
  }

  /// The content's size: its exact main length, and the cross length of the list.
  public var contentSize: CGSize {
    configuration.axis.size(
      main: sectionsEnd + footerLength, cross: configuration.axis.cross(configuration.containerSize))
  }

  /// The main offset of the end of the last section.
  var sectionsEnd: CGFloat { sections.last?.end ?? headerLength }

  /// The number of items of each section.
  public var counts: ListCounts { ListCounts(sections.map(\.section.itemCount)) }

  /// The frame of an item, or nil if it does not exist or its group has no room for it.
  ///
  /// - Parameters:
  ///   - path: the item's section, and its index there.
  ///   - orthogonalOffset: how far its section is scrolled across the list's axis.
  public func frame(of path: ItemPath, orthogonalOffset: CGFloat = 0) -> CGRect? {
    attributes(of: .cell(path), orthogonalOffset: orthogonalOffset)?.frame
  }

  /// Moves the starts of sections to the ends of those before them.
  mutating func placeSections(from first: Int) {
    let spacing = configuration.sectionSpacing.validLength
    var start = first == 0 ? headerLength : sections[first - 1].end + spacing
    for index in first..<sections.count {
      sections[index].start = start
      start = sections[index].end + spacing
    }
    overhang = sections.reduce(0) { max($0, $1.overhang) }
  }

  /// A frame of a section's groups as a frame of the content: mirrored if need be, its origin at pixels.
  func place(_ frame: CGRect, in section: Int, _ orthogonalOffset: CGFloat) -> CGRect {
    let placed = sections[section]
    var cross = placed.crossInsets.start
    if placed.isOrthogonal { cross += orthogonal(section).lead - orthogonalOffset }
    let origin = configuration.axis.rect(main: placed.groupsStart, cross: cross, size: .zero).origin
    return space.place(frame.offsetBy(dx: origin.x, dy: origin.y))
  }

  /// The coordinates of the content.
  var space: ContentSpace {
    ContentSpace(
      axis: configuration.axis, grid: PixelGrid(scale: configuration.scale),
      mirroredWidth: configuration.isMirrored ? contentSize.width : nil)
  }
}
