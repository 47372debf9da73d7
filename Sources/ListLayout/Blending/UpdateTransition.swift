import CoreGraphics

/// The elements that move, appear and disappear in a batch of updates (V-39, V-40).
///
/// It has those that are visible before or after.
public struct UpdateTransition: Sendable {
  /// An element of the transition.
  public struct Entry: Hashable, Sendable {
    /// The element before the batch, or nil if it appears.
    public let old: ListElement?
    /// The element after the batch, or nil if it disappears.
    public let new: ListElement?
    /// The attributes at the beginning.
    public let from: ElementAttributes
    /// The attributes at the end.
    public let to: ElementAttributes

    package init(old: ListElement?, new: ListElement?, from: ElementAttributes, to: ElementAttributes) {
      (self.old, self.new, self.from, self.to) = (old, new, from, to)
    }
  }

  /// Elements that disappear, then those that stay, then those that appear, each in the layouts' order.
  ///
  /// A reloaded item disappears and appears. Supplementary and decoration views go with their sections.
  public let entries: [Entry]

  /// Pairs the elements before and after a batch.
  ///
  /// Each element that is visible before is asked for its final attributes, and each one visible after for its initial
  /// ones. One that stays visible begins at its initial attributes, and ends at the layout's.
  ///
  /// - Parameters:
  ///   - map: The batch.
  ///   - from: The layout before it. Its `transient` attributes are the final ones of what disappears.
  ///   - to: The layout after it. Its `transient` attributes are the initial ones of what appears.
  public init(_ map: UpdateMap, from: LayoutBlend.End, to: LayoutBlend.End) {
    var (leaving, staying, arriving) = ([Entry](), [Entry](), [Entry]())
    var placed: Set<ListElement> = []
    let remains = Set(to.visible.lazy.map(\.element))
    for attributes in from.visible {
      let old = attributes.element
      if let new = map.element(after: old), let end = to.attributes(new) {
        let final = from.staying(old)
        let entry =
          remains.contains(new)
          ? Entry(old: old, new: new, from: to.staying(new) ?? attributes, to: end)
          : Entry(old: old, new: new, from: attributes, to: final ?? end)
        staying.append(entry)
        placed.insert(new)
      } else {
        let end = from.transient(old) ?? attributes.transparent(movedBy: .zero)
        leaving.append(Entry(old: old, new: nil, from: attributes, to: end))
      }
    }
    for attributes in to.visible where !placed.contains(attributes.element) {
      let new = attributes.element
      if let old = map.element(before: new), let start = from.attributes(old) {
        staying.append(Entry(old: old, new: new, from: to.staying(new) ?? start, to: attributes))
      } else {
        let start = to.transient(new) ?? attributes.transparent(movedBy: .zero)
        arriving.append(Entry(old: nil, new: new, from: start, to: attributes))
      }
    }
    entries = leaving + staying + arriving
  }
}

extension UpdateMap {
  /// The element after the batch, or nil if its view goes.
  package func element(after old: ListElement) -> ListElement? {
    if old.isOfLayout { return old }
    guard old.category == .cell else {
      guard !isReloaded(section: old.path.section), let section = newSection(of: old.path.section) else { return nil }
      return ListElement(old.category, at: ItemPath(section: section, item: old.path.item))
    }
    return isReloaded(old.path) ? nil : newPath(of: old.path).map { .cell($0) }
  }

  /// The element before the batch, or nil if its view is new.
  package func element(before new: ListElement) -> ListElement? {
    if new.isOfLayout { return new }
    guard new.category == .cell else {
      guard let section = oldSection(of: new.path.section), !isReloaded(section: section) else { return nil }
      return ListElement(new.category, at: ItemPath(section: section, item: new.path.item))
    }
    guard let old = oldPath(of: new.path), !isReloaded(old) else { return nil }
    return .cell(old)
  }
}
