/// The rows of an open menu, section by section.
@MainActor struct MenuContent {
  /// A row of a menu.
  enum Row {
    case entry(UIMenuElement)
    /// Entries side by side.
    case tiles([UIMenuElement], UIMenu.ElementSize, isPalette: Bool)
    /// Entries that are not known yet.
    case loading
  }

  /// The rows between two gaps.
  struct Section {
    var title: String
    var rows: [Row] = []
  }

  /// The title above all rows; empty for none.
  let title: String
  private(set) var sections: [Section] = []
  /// Entries that the menu waits for.
  private(set) var deferred: [UIDeferredMenuElement] = []

  /// Finds the rows of a menu.
  ///
  /// - Parameter isReversed: whether the menu grows upwards, so that its first entry is the lowest.
  init(of menu: UIMenu, isReversed: Bool = false) {
    self.init(of: menu, depth: 0)
    guard isReversed else { return }
    sections.reverse()
    for index in sections.indices { sections[index].rows.reverse() }
  }

  private init(of menu: UIMenu, depth: Int) {
    title = menu.title
    add(menu, depth, title: "")
  }

  /// The depth at which entries that bring themselves are no longer followed.
  private static let maximumDepth = 16

  /// The entries that are shown, in order.
  var entries: [UIMenuElement] {
    sections.flatMap(\.rows).flatMap { row -> [UIMenuElement] in
      switch row {
      case .entry(let element): [element]
      case .tiles(let elements, _, _): elements
      case .loading: []
      }
    }
  }

  /// Whether there is nothing to show.
  var isEmpty: Bool { sections.allSatisfy { $0.rows.isEmpty } }

  /// Whether an entry in a row of its own has a mark, so that titles leave room for one.
  var hasMarks: Bool {
    sections.flatMap(\.rows).contains { row in
      guard case .entry(let element) = row else { return false }
      return element.leaf.map { $0.state != .off } ?? false
    }
  }

  private mutating func add(_ menu: UIMenu, _ depth: Int, title: String) {
    var section = Section(title: title)
    let children = visible(menu.children, depth)
    if let size = menu.tileSize {
      let leaves = children.filter { $0.leaf != nil || $0 is UIMenu }
      section.rows = chunks(leaves, size == .small ? 4 : 3).map {
        .tiles($0, size, isPalette: menu.options.contains(.displayAsPalette))
      }
      return close(&section)
    }
    for child in children {
      switch child {
      case let inner as UIMenu
      where inner.options.contains(.displayInline) || inner.options.contains(.displayAsPalette):
        close(&section)
        add(inner, depth + 1, title: inner.title)
        section.title = ""
      case is UIDeferredMenuElement: section.rows.append(.loading)
      default: section.rows.append(.entry(child))
      }
    }
    close(&section)
  }

  private mutating func close(_ section: inout Section) {
    if !section.rows.isEmpty { sections.append(section) }
    section.rows = []
  }

  private func chunks(_ elements: [UIMenuElement], _ size: Int) -> [[UIMenuElement]] {
    stride(from: 0, to: elements.count, by: size).map { Array(elements[$0..<min($0 + size, elements.count)]) }
  }

  /// The entries with those of known deferred ones in their place, without hidden ones and empty menus.
  private mutating func visible(_ elements: [UIMenuElement], _ depth: Int) -> [UIMenuElement] {
    guard depth < Self.maximumDepth else { return [] }
    var result: [UIMenuElement] = []
    for element in elements {
      if let later = element as? UIDeferredMenuElement {
        if let known = later.elements {
          result += visible(known, depth + 1)
        } else {
          deferred.append(later)
          result.append(later)
        }
      } else if let leaf = element.leaf {
        if !leaf.attributes.contains(.hidden) { result.append(element) }
      } else if let menu = element as? UIMenu, !MenuContent(of: menu, depth: depth + 1).isEmpty {
        result.append(element)
      }
    }
    return result
  }
}

extension UIMenu {
  /// The size of the menu's entries where they are side by side; nil where each has a row.
  fileprivate var tileSize: ElementSize? {
    switch preferredElementSize {
    case .small, .medium: preferredElementSize
    case .automatic: options.contains(.displayAsPalette) ? .small : nil
    case .large: nil
    }
  }

  /// The menu, of this one and the sections in it, whose entry another element is; nil for none.
  func section(with element: UIMenuElement) -> UIMenu? {
    for child in children {
      if child === element { return self }
      let deferred = (child as? UIDeferredMenuElement)?.elements ?? []
      if deferred.contains(where: { $0 === element }) { return self }
      if let menu = child as? UIMenu, let found = menu.section(with: element) { return found }
    }
    return nil
  }

  /// Gives the chosen one of entries that exclude each other the checkmark.
  func select(_ chosen: UIMenuElement) {
    for child in children {
      let inner = (child as? UIDeferredMenuElement)?.elements ?? [child]
      for element in inner {
        if let menu = element as? UIMenu, menu.options.contains(.displayInline) { menu.select(chosen) }
        element.leaf?.state = element === chosen ? .on : .off
      }
    }
  }

  /// Gives the first entry that can be chosen a checkmark, and returns it.
  func selectFirst() -> UIMenuElement? {
    let first = MenuContent(of: self).entries.first { $0.leaf != nil }
    first?.leaf?.state = .on
    return first
  }
}
