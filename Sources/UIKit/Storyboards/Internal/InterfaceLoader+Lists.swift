import Foundation
import InterfaceDocuments
import QuartzCore

/// A section of a table whose rows are in the storyboard.
struct StaticSection {
  var headerTitle: String?
  var footerTitle: String?
  var cells: [UITableViewCell] = []
  /// The heights of rows that have their own, in points.
  var heights: [CGFloat?] = []
}

/// Tables, collection views, their cells, and bars.
extension InterfaceLoader {
  func readContainer(_ view: UIView, _ reader: InterfaceReader) {
    switch view {
    case let view as UITableView: read(view, reader)
    case let view as UITableViewCell: read(view, reader)
    case let view as UITableViewHeaderFooterView: _ = reader["reuseIdentifier"]; fillContent(view.contentView, reader)
    case let view as UICollectionView: read(view, reader)
    case let view as UICollectionViewCell:
      _ = (reader["reuseIdentifier"], reader.child("customSize"))
      fillContent(view.contentView, reader)
    case is UICollectionReusableView: _ = reader["reuseIdentifier"]
    case let view as UINavigationBar: read(view, reader)
    case let view as UIToolbar: read(view, reader)
    case let view as UITabBar: read(view, reader)
    case let view as UIVisualEffectView: read(view, reader)
    default: break
    }
  }

  /// Sets up the content view that a cell has made itself.
  private func fillContent(_ view: UIView, _ reader: InterfaceReader) {
    guard let element = reader.child("contentView") else { return }
    fill(view, from: element)
  }

  // MARK: Tables

  private func read(_ table: UITableView, _ reader: InterfaceReader) {
    _ = (reader["style"], reader["dataMode"])
    Self.tableProperties.apply(reader, to: table)
    if let element = reader.child("tableHeaderView") { table.tableHeaderView = makeView(element) }
    if let element = reader.child("tableFooterView") { table.tableFooterView = makeView(element) }
    if let element = reader.child("backgroundView") { table.backgroundView = makeView(element) }
    for element in reader.group("prototypes") {
      guard let identifier = element["reuseIdentifier"] else { continue }
      registerPrototype(element) { (make: @escaping () -> UITableViewCell?) in
        table.cellPool.register(maker: make, for: .init(kind: UITableView.cellKind, identifier: identifier))
      }
    }
    let sections = reader.group("sections")
    if !sections.isEmpty { table.staticSections = sections.map { makeSection($0, table) } }
  }

  private func makeSection(_ element: InterfaceElement, _ table: UITableView) -> StaticSection {
    let reader = InterfaceReader(element, self)
    var section = StaticSection(headerTitle: reader.text("headerTitle"), footerTitle: reader.text("footerTitle"))
    for cell in reader.group("cells") {
      guard let made = makeView(cell) as? UITableViewCell else { continue }
      section.cells.append(made)
      section.heights.append(cell.number("rowHeight").map { CGFloat($0) })
    }
    reader.finish()
    return section
  }

  private static let tableProperties: [InterfaceProperty<UITableView>] = [
    .choice(
      "separatorStyle", \.separatorStyle,
      ["default": .singleLine, "none": .none, "singleLine": .singleLine, "singleLineEtched": .singleLine]),
    .flag("allowsSelection", \.allowsSelection), .flag("allowsMultipleSelection", \.allowsMultipleSelection),
    .flag("allowsSelectionDuringEditing", \.allowsSelectionDuringEditing),
    .flag("allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing),
    .color("separatorColor", \.separatorColor), .insets("separatorInset", \.separatorInset),
    .color("sectionIndexColor", \.sectionIndexColor),
    .color("sectionIndexBackgroundColor", \.sectionIndexBackgroundColor),
    .choice(
      "separatorInsetReference", \.separatorInsetReference,
      ["fromCellEdges": .fromCellEdges, "fromAutomaticInsets": .fromAutomaticInsets]),
    .custom { reader, table in
      // −1 stands for the automatic height; an estimate of 0 for none.
      @MainActor func height(_ name: String) -> CGFloat? {
        guard let number = reader.number(name) else { return nil }
        return number < 0 ? UITableView.automaticDimension : CGFloat(number)
      }
      if let number = height("rowHeight") { table.rowHeight = number }
      if let number = height("estimatedRowHeight") { table.estimatedRowHeight = number }
      if let number = height("sectionHeaderHeight") { table.sectionHeaderHeight = number }
      if let number = height("sectionFooterHeight") { table.sectionFooterHeight = number }
      if let number = height("estimatedSectionHeaderHeight") { table.estimatedSectionHeaderHeight = number }
      if let number = height("estimatedSectionFooterHeight") { table.estimatedSectionFooterHeight = number }
    },
  ]

  private func read(_ cell: UITableViewCell, _ reader: InterfaceReader) {
    _ = (reader["style"], reader["reuseIdentifier"], reader["rowHeight"])
    let accessories: [String: UITableViewCell.AccessoryType] = [
      "none": .none, "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark,
      "detailDisclosureButton": .detailDisclosureButton, "detailButton": .detailButton,
    ]
    if let type = reader.choice("accessoryType", accessories) { cell.accessoryType = type }
    if let type = reader.choice("editingAccessoryType", accessories) { cell.editingAccessoryType = type }
    let selections: [String: UITableViewCell.SelectionStyle] = [
      "none": .none, "blue": .blue, "gray": .gray, "default": .default,
    ]
    if let style = reader.choice("selectionStyle", selections) { cell.selectionStyle = style }
    if let number = reader.number("indentationWidth") { cell.indentationWidth = number }
    if let number = reader.integer("indentationLevel") { cell.indentationLevel = number }
    if let flag = reader.flag("showsReorderControl") { cell.showsReorderControl = flag }
    if let flag = reader.flag("shouldIndentWhileEditing") { cell.shouldIndentWhileEditing = flag }
    if let insets = reader.insets("separatorInset") { cell.separatorInset = insets }
    if let element = reader.child("accessoryView") { cell.accessoryView = makeView(element) }
    if let element = reader.child("backgroundView") { cell.backgroundView = makeView(element) }
    if let element = reader.child("selectedBackgroundView") { cell.selectedBackgroundView = makeView(element) }
    readContent(of: cell, reader)
  }

  /// Reads a cell's content view. The labels and the image of a style are those that the cell has made.
  private func readContent(of cell: UITableViewCell, _ reader: InterfaceReader) {
    let parts: [(key: String, view: UIView?)] = [
      ("textLabel", cell.textLabel), ("detailTextLabel", cell.detailTextLabel), ("imageView", cell.imageView),
    ]
    var owned: [String: UIView] = [:]
    for part in parts {
      if let id = reader[part.key], let view = part.view { owned[id] = view }
    }
    guard var element = reader.child("contentView") else { return }
    if let group = element.children.firstIndex(where: { $0.name == "subviews" }) {
      let subviews = element.children[group].children
      for subview in subviews {
        guard let id = subview.id, let view = owned[id] else { continue }
        fill(view, from: subview)
      }
      element.children[group].children = subviews.filter { $0.id.flatMap { owned[$0] } == nil }
    }
    fill(cell.contentView, from: element)
  }

  // MARK: Collection views

  private func read(_ list: UICollectionView, _ reader: InterfaceReader) {
    // The layout was made by the initializer.
    _ = (reader["dataMode"], reader.child("collectionViewLayout"))
    if let flag = reader.flag("allowsSelection") { list.allowsSelection = flag }
    if let flag = reader.flag("allowsMultipleSelection") { list.allowsMultipleSelection = flag }
    if let flag = reader.flag("prefetchingEnabled") { list.isPrefetchingEnabled = flag }
    if let element = reader.child("backgroundView") { list.backgroundView = makeView(element) }
    for element in reader.group("cells") { registerPrototype(element, kind: UICollectionView.cellKind, in: list) }
    let boundaries = [
      ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
      ("sectionFooterView", UICollectionView.elementKindSectionFooter),
    ]
    for (key, kind) in boundaries {
      if let element = reader.child(key) { registerPrototype(element, kind: kind, in: list) }
    }
  }

  private func registerPrototype(_ element: InterfaceElement, kind: String, in list: UICollectionView) {
    guard let identifier = element["reuseIdentifier"] else { return }
    registerPrototype(element) { (make: @escaping () -> UICollectionReusableView?) in
      list.reusePool.register(maker: make, for: ReuseKey(kind: kind, identifier: identifier))
    }
  }

  /// Registers a cell that is made each time from its element, with the objects of the scene around it.
  private func registerPrototype<View: UIView>(
    _ element: InterfaceElement, _ register: (@escaping () -> View?) -> Void
  ) {
    register { [document, bundle, weak self] in
      let loader = InterfaceLoader(document, bundle: bundle, parent: self)
      let view = loader.makeView(element)
      loader.finish(isComplete: true)
      (view as? UITableViewCell)?.prototypeLoader = loader
      (view as? UICollectionReusableView)?.prototypeLoader = loader
      return view as? View
    }
  }

  func fill(_ layout: UICollectionViewFlowLayout, from element: InterfaceElement) {
    let reader = InterfaceReader(element, self)
    Self.flowProperties.apply(reader, to: layout)
    // "automatic" takes the sizes that cells have by their constraints.
    if reader.choice("automaticEstimatedItemSize", ["YES": true, "NO": false]) == true {
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    reader.finish()
  }

  private static let flowProperties: [InterfaceProperty<UICollectionViewFlowLayout>] = [
    .choice("scrollDirection", \.scrollDirection, ["horizontal": .horizontal, "vertical": .vertical]),
    .number("minimumLineSpacing", \.minimumLineSpacing),
    .number("minimumInteritemSpacing", \.minimumInteritemSpacing), .size("itemSize", \.itemSize),
    .size("estimatedItemSize", \.estimatedItemSize), .size("headerReferenceSize", \.headerReferenceSize),
    .size("footerReferenceSize", \.footerReferenceSize), .insets("sectionInset", \.sectionInset),
    .flag("sectionHeadersPinToVisibleBounds", \.sectionHeadersPinToVisibleBounds),
    .flag("sectionFootersPinToVisibleBounds", \.sectionFootersPinToVisibleBounds),
  ]
}

extension InterfaceDecoder {
  /// Takes what an element says of a flow layout.
  @MainActor func fill(_ layout: UICollectionViewFlowLayout) { loader.fill(layout, from: element) }
}

extension UITableView {
  /// Returns a section of a table whose rows are in the storyboard; nil for other tables.
  func staticSection(_ index: Int) -> StaticSection? {
    guard let sections = staticSections, sections.indices.contains(index) else { return nil }
    return sections[index]
  }

  /// Returns the height of a row of such a table, where it has its own.
  func staticHeight(at indexPath: IndexPath) -> CGFloat? {
    guard let heights = staticSection(indexPath.section)?.heights, heights.indices.contains(indexPath.row) else {
      return nil
    }
    return heights[indexPath.row]
  }
}
