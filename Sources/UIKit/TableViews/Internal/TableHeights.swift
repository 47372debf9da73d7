import ListLayout
import QuartzCore

/// The heights of a table's rows, headers and footers, by its properties and its delegate's answers (V-85, V-86).
///
/// The defaults of the delegate's methods return the table's own properties, so they are asked in the same way.
@MainActor struct TableHeights {
  private let table: UITableView
  private let delegate: (any UITableViewDelegate)?
  /// Whether the delegate has heights and estimates of its own for rows.
  private let hasOwn: (height: Bool, estimate: Bool)
  /// Whether rows have estimates, as an estimate of 0 turns them off (V-85).
  private let hasEstimates: Bool
  /// Whether the delegate may have views of its own.
  private let hasOwnViews: (header: Bool, footer: Bool)

  init(_ table: UITableView) {
    self.table = table
    delegate = table.tableDelegate
    let counts = table.loadedCounts
    let first = counts.items.firstIndex { $0 > 0 }.map { IndexPath(row: 0, section: $0) }
    let height = table.answer(nil) { delegate, table in first.map { delegate.tableView(table, heightForRowAt: $0) } }
    let estimate = table.answer(nil) { delegate, table in
      first.map { delegate.tableView(table, estimatedHeightForRowAt: $0) }
    }
    // A subclass of a table's controller may call super for some rows.
    let isController = table.assignedDelegate is UITableViewController
    hasOwn = (height.isOwn || isController, estimate.isOwn || isController)
    hasEstimates = (hasOwn.estimate ? estimate.answer ?? table.estimatedRowHeight : table.estimatedRowHeight) != 0
    hasOwnViews = (
      Self.hasOwnViews(table, counts.sectionCount, .header), Self.hasOwnViews(table, counts.sectionCount, .footer)
    )
  }

  // MARK: Rows

  /// Whether rows have their heights when they are displayed only.
  var measuresRows: Bool {
    let isAutomatic = table.rowHeight == UITableView.automaticDimension
    return (isAutomatic || hasOwn.height) && hasEstimates
  }

  /// Returns the sizes of a section's rows, or their estimates.
  func rowSizes(of section: Int, count: Int, width: CGFloat) -> ItemSizes {
    func size(_ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
    let fixed = table.rowHeight >= 0 ? table.rowHeight : TableMetrics.rowHeight
    guard measuresRows else {
      guard hasOwn.height, let delegate else { return .uniform(size(fixed), count: count) }
      return .each(
        (0..<count).map { row in
          let path = IndexPath(row: row, section: section)
          return size(table.checked(delegate.tableView(table, heightForRowAt: path), .row(path), automatic: fixed))
        })
    }
    let estimate = table.estimatedRowHeight > 0 ? table.estimatedRowHeight : fixed
    guard hasOwn.estimate, let delegate else { return .uniform(size(estimate), count: count) }
    return .each(
      (0..<count).map { row in
        let path = IndexPath(row: row, section: section)
        let asked = delegate.tableView(table, estimatedHeightForRowAt: path)
        return size(table.checked(asked, .row(path), automatic: estimate))
      })
  }

  // MARK: Headers and footers

  func boundaries(of section: Int) -> SectionBoundaries {
    SectionBoundaries(header: boundary(.header(section)), footer: boundary(.footer(section)))
  }

  private func boundary(_ element: ListElement) -> BoundaryHeight {
    let (section, isHeader) = (element.path.section, element == .header(element.path.section))
    let property = isHeader ? table.sectionHeaderHeight : table.sectionFooterHeight
    let (asked, isOwn) = table.answer(property) { delegate, table in
      isHeader
        ? delegate.tableView(table, heightForHeaderInSection: section)
        : delegate.tableView(table, heightForFooterInSection: section)
    }
    let height = table.checked(asked, .boundary(element), automatic: UITableView.automaticDimension)
    let mayHaveView = isHeader ? hasOwnViews.header : hasOwnViews.footer
    let title = table.title(of: element)
    if height >= 0 {
      // A plain table's property counts for headers that there are.
      guard table.style == .plain, !isOwn else { return BoundaryHeight(length: height) }
      if title != nil { return BoundaryHeight(length: height) }
      return BoundaryHeight(length: mayHaveView ? height : 0, isEstimated: mayHaveView)
    }
    guard mayHaveView else { return BoundaryHeight(length: table.automaticHeight(of: element, title: title)) }
    return BoundaryHeight(length: estimate(element, title: title), isEstimated: true)
  }

  private func estimate(_ element: ListElement, title: String?) -> CGFloat {
    let (section, isHeader) = (element.path.section, element == .header(element.path.section))
    let property = isHeader ? table.estimatedSectionHeaderHeight : table.estimatedSectionFooterHeight
    let (asked, _) = table.answer(property) { delegate, table in
      isHeader
        ? delegate.tableView(table, estimatedHeightForHeaderInSection: section)
        : delegate.tableView(table, estimatedHeightForFooterInSection: section)
    }
    if asked.isFinite, asked > 0 { return asked }
    guard asked != 0 else { return table.measuredBoundary(element) }
    return table.automaticHeight(of: element, title: title ?? " ")
  }

  /// Whether the delegate makes views. A subclass of a table's controller may call super for some sections, so all of
  /// them are asked; what it returns waits to be displayed.
  private static func hasOwnViews(_ table: UITableView, _ sectionCount: Int, _ kind: BoundaryKind) -> Bool {
    if let known = table.pass.ownViews[kind] { return known }
    let isController = table.assignedDelegate is UITableViewController
    for section in 0..<(isController ? sectionCount : min(1, sectionCount)) {
      let element = kind == .header ? ListElement.header(section) : .footer(section)
      let (view, isOwn) = table.answer(nil) { delegate, table in table.customView(of: element, delegate) }
      if let view { table.pass.prepared[element] = view }
      guard isOwn || !isController else { continue }
      table.pass.ownViews[kind] = isOwn
      return isOwn
    }
    return false
  }
}

/// A header or a footer.
enum BoundaryKind { case header, footer }

/// The owner of a height, for a report.
enum HeightOwner {
  case row(IndexPath)
  case boundary(ListElement)

  var words: String {
    switch self {
    case .row(let path):
      "table view row height must not be negative - provided height for index path (\(path.listDescription))"
    case .boundary(let element):
      element == .header(element.path.section)
        ? "Section header height must not be negative - provided height for section \(element.path.section)"
        : "Section footer height must not be negative - provided height for section \(element.path.section)"
    }
  }
}

extension UITableView {
  /// Asks the delegate; without one, or where the answer is the protocol's default, it is not the delegate's own.
  func answer<Answer>(
    _ fallback: Answer, _ ask: (any UITableViewDelegate, UITableView) -> Answer
  ) -> (answer: Answer, isOwn: Bool) {
    guard let delegate = tableDelegate else { return (fallback, false) }
    return defaults.ask { ask(delegate, self) }
  }

  /// Returns a height that is finite and not negative; others are reported, unless they stand for an automatic one.
  func checked(_ height: CGFloat, _ owner: @autoclosure () -> HeightOwner, automatic: CGFloat) -> CGFloat {
    if height >= 0, height.isFinite { return height }
    if height == Self.automaticDimension { return automatic }
    uiEnvironment.report(.negativeHeight(table: debugName, words: owner().words, height: height))
    return automatic
  }

  /// Returns the data source's title of a header or footer; nil for none.
  func title(of element: ListElement) -> String? {
    let section = element.path.section
    return element == .header(section)
      ? tableDataSource?.tableView(self, titleForHeaderInSection: section)
      : tableDataSource?.tableView(self, titleForFooterInSection: section)
  }

  /// Returns the delegate's view of a header or footer; nil for none.
  func customView(of element: ListElement, _ delegate: any UITableViewDelegate) -> UIView? {
    let section = element.path.section
    return element == .header(section)
      ? delegate.tableView(self, viewForHeaderInSection: section)
      : delegate.tableView(self, viewForFooterInSection: section)
  }

  /// Returns the height of a header or footer with a title, or of the gap without one.
  func automaticHeight(of element: ListElement, title: String?) -> CGFloat {
    let (section, isHeader) = (element.path.section, element == .header(element.path.section))
    if let title {
      let text = UITableViewHeaderFooterView.Title(title, isHeader: isHeader, style: style)
      return text.height(width: contentWidth - 2 * sectionMargin, in: self)
    }
    guard style != .plain else { return 0 }
    return isHeader && section == 0 && tableHeaderView == nil ? TableMetrics.firstGroupedGap : TableMetrics.groupedGap
  }
}
