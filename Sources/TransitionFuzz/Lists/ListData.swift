import UIKit

/// The data of a world of lists, and the numbers that are to be selected.
@MainActor final class ListData {
  /// A section: its items are numbers, each of which is in the data once.
  struct Section: Hashable {
    let id: Int
    var items: [Int]
  }

  var sections: [Section] = []
  /// How often each number was changed, which its cell must show.
  private(set) var versions: [Int: Int] = [:]
  /// The selected numbers.
  var selected: Set<Int> = []
  private var lastNumber = 0

  /// Returns numbers that have not been used.
  func newItems(_ count: Int) -> [Int] { (0..<count).map { _ in newNumber() } }

  /// Returns a section with new numbers.
  func newSection(_ count: Int) -> Section { Section(id: newNumber(), items: newItems(count)) }

  private func newNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// Changes what numbers' cells have to show.
  func change(_ numbers: some Sequence<Int>) {
    for number in numbers { versions[number, default: 0] += 1 }
  }

  /// Stores new sections; numbers that are gone are not selected any more.
  func store(_ new: [Section]) {
    sections = new
    selected.formIntersection(new.flatMap(\.items))
  }

  func version(of number: Int) -> Int { versions[number] ?? 0 }

  /// The number at a path; nil for a path that does not exist.
  func number(at path: IndexPath) -> Int? {
    guard path.count == 2, sections.indices.contains(path.section),
      sections[path.section].items.indices.contains(path.item)
    else { return nil }
    return sections[path.section].items[path.item]
  }

  /// The path of a number; nil for a number that is not there.
  func path(of number: Int) -> IndexPath? {
    for (index, section) in sections.enumerated() {
      if let item = section.items.firstIndex(of: number) { return IndexPath(item: item, section: index) }
    }
    return nil
  }

  /// Whether a snapshot has the same sections and items, in the same order.
  func isShown(by snapshot: NSDiffableDataSourceSnapshot<Int, Int>) -> Bool {
    sections == snapshot.sectionIdentifiers.map { Section(id: $0, items: snapshot.itemIdentifiers(inSection: $0)) }
  }

  /// The paths of the selected numbers, in order.
  var selectedPaths: [IndexPath] { selected.compactMap { path(of: $0) }.sorted() }

  /// Selects a number; others stay selected where several may be.
  func select(_ number: Int, allowsMultiple: Bool) {
    if !allowsMultiple { selected = [] }
    selected.insert(number)
  }

  /// Takes over the selection of a list, which UIKit alone determines.
  func adoptSelection(_ paths: [IndexPath]) { selected = Set(paths.compactMap { number(at: $0) }) }
}

/// The views that a list displays, by the calls of its delegate.
@MainActor final class DisplayLedger {
  var complain: (String) -> Void = { _ in }
  /// The views whose display has begun and not ended.
  private var displayed: [ObjectIdentifier: UIView] = [:]

  /// Checks a view that was dequeued, which must not be displayed unless the list has it configured anew.
  func dequeued(_ view: UIView, isReconfigured: Bool = false) {
    if displayed[ObjectIdentifier(view)] != nil, !isReconfigured {
      complain("a view was dequeued for another element while it was displayed (V-2)")
    }
  }

  func willDisplay(_ view: UIView) {
    if displayed.updateValue(view, forKey: ObjectIdentifier(view)) != nil {
      complain("the display of a view began twice (V-7)")
    }
  }

  func didEndDisplaying(_ view: UIView) {
    if displayed.removeValue(forKey: ObjectIdentifier(view)) == nil {
      complain("the display of a view ended that had not begun (V-10)")
    }
  }

  /// Checks at rest that exactly some views are displayed.
  func check(_ shown: [UIView]) {
    let wanted = Set(shown.map { ObjectIdentifier($0) })
    if wanted != Set(displayed.keys) {
      complain("\(displayed.count) views are displayed by the calls of the delegate, and \(wanted.count) are shown")
    }
  }
}
