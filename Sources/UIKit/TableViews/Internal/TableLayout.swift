import ListLayout
import QuartzCore

/// The geometry of a table: a flow layout of one column, made of the table's properties and the delegate's answers.
@MainActor final class TableLayout {
  private unowned let table: UITableView
  private(set) var geometry = FlowGeometry(FlowConfiguration(crossLength: 0), sections: [])
  /// Whether the geometry fits the numbers and the properties.
  private(set) var isPrepared = false
  /// Whether rows have their height when they are displayed only (V-86).
  private(set) var measuresRows = false
  /// The heights that displayed rows turned out to have.
  private var measured: [ItemPath: CGSize] = [:]
  private var boundaries: [SectionBoundaries] = []
  /// Headers and footers that turned out to have no view.
  private var withoutView: Set<ListElement> = []

  init(_ table: UITableView) { self.table = table }

  /// Whether a header or footer takes space without a view.
  func isWithoutView(_ element: ListElement) -> Bool { withoutView.contains(element) }

  /// Drops the geometry; the next layout pass makes it anew.
  func invalidate(keepsMeasured: Bool) {
    isPrepared = false
    withoutView = []
    if !keepsMeasured { measured = [:] }
  }

  /// Moves what was measured with its batch.
  func follow(_ map: UpdateMap) { measured = measured.mapped(by: map) }

  func prepare() {
    isPrepared = true
    let heights = TableHeights(table)
    measuresRows = heights.measuresRows
    if !measuresRows { measured = [:] }
    let counts = table.loadedCounts
    boundaries = counts.items.indices.map { heights.boundaries(of: $0) }
    let width = rowWidth
    let sections = counts.items.indices.map { index in
      var section = FlowSection(
        sizes: heights.rowSizes(of: index, count: counts.items[index], width: width),
        insets: ListInsets(left: table.sectionMargin, right: table.sectionMargin), lineSpacing: 0,
        // Two rows without a width are not one line.
        itemSpacing: 1, headerLength: boundaries[index].header.length, footerLength: boundaries[index].footer.length)
      section.headerPadding = padding(boundaries[index].header)
      return section
    }
    geometry = FlowGeometry(configuration, sections: sections, measured: resized(measured, to: width))
  }

  private var rowWidth: CGFloat { max(0, table.contentWidth - 2 * table.sectionMargin) }

  private var configuration: FlowConfiguration {
    var configuration = FlowConfiguration(
      crossLength: table.contentWidth, scale: max(1, table.uiEnvironment.screen.scale))
    (configuration.leadingLength, configuration.trailingLength) = (table.edgeHeights.header, table.edgeHeights.footer)
    (configuration.pinsHeaders, configuration.pinsFooters) = (table.style == .plain, table.style == .plain)
    configuration.usesEstimates = true
    return configuration
  }

  private func resized(_ sizes: [ItemPath: CGSize], to width: CGFloat) -> [ItemPath: CGSize] {
    sizes.mapValues { CGSize(width: width, height: $0.height) }
  }

  /// The distance above a header (V-89); without a header there is none.
  private func padding(_ header: BoundaryHeight) -> CGFloat {
    guard header.length > 0 else { return 0 }
    guard table.sectionHeaderTopPadding == UITableView.automaticDimension else { return table.sectionHeaderTopPadding }
    return table.style == .plain ? TableMetrics.headerPadding : 0
  }

  // MARK: Elements

  /// Returns the attributes of the elements in a rectangle.
  func elements(in rect: CGRect, visible: CGRect) -> [ElementAttributes] {
    geometry.elements(in: rect, visible: visible).filter { !withoutView.contains($0.element) }
  }

  /// Returns the attributes of an element; nil if it does not exist.
  func attributes(of element: ListElement, visible: CGRect?) -> ElementAttributes? {
    guard !withoutView.contains(element) else { return nil }
    if element.category == .cell {
      return geometry.frame(of: element.path).map { ElementAttributes(element, frame: $0) }
    }
    let section = element.path.section
    let frame =
      element == .header(section)
      ? geometry.headerFrame(of: section, visible: visible) : geometry.footerFrame(of: section, visible: visible)
    return frame.map { ElementAttributes(element, frame: $0, zIndex: FlowGeometry.boundaryDepth) }
  }

  // MARK: Measuring

  /// Takes over the heights that rows turned out to have.
  ///
  /// - Returns: Whether something has changed.
  func measure(_ heights: [ItemPath: CGFloat]) -> Bool {
    let width = rowWidth
    let sizes = heights.mapValues { CGSize(width: width, height: $0) }
    measured.merge(sizes) { _, new in new }
    return geometry.measure(sizes) != nil
  }

  /// Whether a header or footer has an estimated height.
  func isEstimated(_ element: ListElement) -> Bool {
    guard boundaries.indices.contains(element.path.section) else { return false }
    let section = boundaries[element.path.section]
    return element == .header(element.path.section) ? section.header.isEstimated : section.footer.isEstimated
  }

  /// Takes over the height that a header or footer turned out to have.
  ///
  /// - Returns: Whether something has changed.
  func resize(_ element: ListElement, to length: CGFloat, hasView: Bool) -> Bool {
    let index = element.path.section
    guard boundaries.indices.contains(index) else { return false }
    let height = BoundaryHeight(length: length, isEstimated: false)
    if element == .header(index) { boundaries[index].header = height } else { boundaries[index].footer = height }
    if !hasView { withoutView.insert(element) }
    return geometry.resize(
      section: index, headerLength: boundaries[index].header.length, footerLength: boundaries[index].footer.length,
      headerPadding: padding(boundaries[index].header)) || !hasView
  }
}

/// The heights of a section's header and footer.
struct SectionBoundaries {
  var header: BoundaryHeight
  var footer: BoundaryHeight
}

/// The height of a header or a footer; 0 for none.
struct BoundaryHeight {
  var length: CGFloat
  /// Whether the height is measured when the view is displayed.
  var isEstimated = false
}
