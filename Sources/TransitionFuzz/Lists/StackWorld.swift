import SeededRandom
import TransitionStage
import UIKit

/// A stack of screens that share a collection view, whose data and layouts change while fingers are down.
final class StackWorld: ListWorld {
  let root: FuzzListController
  let navigation: UINavigationController
  private var between: UICollectionViewTransitionLayout?

  override init(_ stage: Stage, seed: UInt64) {
    root = FuzzListController(collectionViewLayout: UICollectionViewFlowLayout())
    navigation = UINavigationController(rootViewController: root)
    super.init(stage, seed: seed)
    root.data = data
    data.sections = (0..<(1 + dice.roll(3))).map { _ in data.newSection(0) }
    for section in data.sections.indices { data.sections[section].items = data.newItems(dice.roll(30)) }
    stage.show(navigation)
    witness("the root", root)
    witness("the list", list)
    witness("the stack", navigation)
  }

  var list: UICollectionView { root.collectionView }
  override var scrollView: UIScrollView? { list }
  /// Away from the edge, where a swipe back begins.
  override var fingerArea: CGRect { CGRect(x: 60, y: 80, width: 200, height: 300) }

  // MARK: Steps

  /// Changes the data, the layout or the stack, scrolls, or advances time.
  override func act() {
    switch dice.roll(24) {
    case 0..<5: note("batch") { changeData() }
    case 5: note("reload") { reload() }
    case 6: note("reconfigure") { list.reconfigureItems(at: list.indexPathsForVisibleItems) }
    case 7..<9: note("scroll") { scroll() }
    case 9..<11: note("layout") { changeLayout() }
    case 11..<13: note("interactive") { moveInteractively() }
    case 13: note("push") { push() }
    case 14 where between == nil: note("pop") { navigation.popViewController(animated: !dice.once(in: 4)) }
    case 15..<17: note("finger") { moveFinger() }
    case 17 where between == nil:
      note("swipe back") { stage.edgePan(from: .left, by: CGFloat(dice.roll(250)), over: 0.2, resting: 0.1) }
    case 18: note("select") { select() }
    case 19: note("resize") { list.frame.size.height = CGFloat(200 + dice.roll(300)) }
    default: advance()
    }
  }

  /// Checks the diagnostics: a pop that has waited may meet an interactive change, and ends it.
  override func lookAtDiagnostics() {
    while let diagnostic = try? stage.expectDiagnostic("list-changed-in-transition") {
      if !diagnostic.message.contains("A push or a pop") { complain(diagnostic.message) }
      between = nil
    }
  }

  private func reload() {
    guard between == nil else { return }
    data.sections = (0..<(1 + dice.roll(3))).map { _ in data.newSection(dice.roll(30)) }
    list.reloadData()
  }

  /// Makes a random batch: deletions and moves by old positions, insertions by new ones.
  private func changeData() {
    guard between == nil else { return }
    let animates = !dice.once(in: 5)
    let change = { [self] in
      list.performBatchUpdates(
        { [self] in
          let section = dice.roll(data.sections.count)
          let change = ItemChange(&dice, data.sections[section].items) { data.newItems($0) }
          change.apply(to: list, section) { data.sections[section].items = $0 }
        }, completion: completion(of: "a batch"))
    }
    perform(animated: animates, change)
  }

  private func scroll() {
    let section = dice.roll(data.sections.count)
    guard !data.sections[section].items.isEmpty, dice.once(in: 2) else {
      return list.setContentOffset(CGPoint(x: 0, y: CGFloat(dice.roll(900))), animated: dice.once(in: 3))
    }
    let path = IndexPath(item: dice.roll(data.sections[section].items.count), section: section)
    let position: UICollectionView.ScrollPosition = [.top, .centeredVertically, .bottom][dice.roll(3)]
    list.scrollToItem(at: path, at: position, animated: dice.once(in: 2))
  }

  private func newLayout() -> UICollectionViewLayout {
    if dice.once(in: 3) { return FuzzPileLayout() }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 30 + dice.roll(150), height: 20 + dice.roll(120))
    if dice.once(in: 3) { layout.headerReferenceSize = CGSize(width: 0, height: 30) }
    layout.sectionHeadersPinToVisibleBounds = dice.once(in: 2)
    return layout
  }

  private func changeLayout() {
    guard between == nil, !isNavigating else { return }
    list.setCollectionViewLayout(
      newLayout(), animated: !dice.once(in: 4), completion: completion(of: "a change of layout"))
  }

  private func moveInteractively() {
    guard let between else {
      guard !isNavigating else { return }
      let done = completion(of: "an interactive change")
      self.between = list.startInteractiveTransition(to: newLayout()) { completed, _ in done(completed) }
      return
    }
    switch dice.roll(6) {
    case 0: list.finishInteractiveTransition()
    case 1: list.cancelInteractiveTransition()
    default:
      between.transitionProgress = CGFloat(dice.roll(120)) / 100
      return between.invalidateLayout()
    }
    self.between = nil
  }

  private var isNavigating: Bool { navigation.transitionCoordinator != nil }

  private func push() {
    guard between == nil, navigation.viewControllers.count < 4 else { return }
    let next = FuzzListController(collectionViewLayout: newLayout())
    next.useLayoutToLayoutNavigationTransitions = true
    witness("a pushed screen", next)
    navigation.pushViewController(next, animated: !dice.once(in: 4))
  }

  private func select() {
    guard let path = list.indexPathsForVisibleItems.first(where: { _ in dice.once(in: 3) }) else { return }
    list.allowsMultipleSelection = dice.once(in: 2)
    list.selectItem(at: path, animated: false, scrollPosition: dice.once(in: 3) ? .top : [])
  }

  // MARK: Checks

  /// Checks that each cell shows its item, and no cell two.
  override func check() {
    var seen: Set<ObjectIdentifier> = []
    let selected = Set(list.indexPathsForSelectedItems ?? [])
    for path in list.indexPathsForVisibleItems {
      guard let number = data.number(at: path) else {
        return complain("a cell is shown at \(path.section) - \(path.item), where there is no item")
      }
      guard let cell = list.cellForItem(at: path) as? FuzzListCell else {
        return complain("a visible item has no cell")
      }
      if !seen.insert(ObjectIdentifier(cell)).inserted { complain("a cell is shown for two items") }
      if list.indexPath(for: cell) != path { complain("a cell and its item do not know each other") }
      if cell.number != number {
        complain("the cell at \(path.section) - \(path.item) shows \(cell.number), and its item is \(number)")
      }
      if cell.isSelected != selected.contains(path) { complain("a cell does not show whether its item is selected") }
    }
    if selected.contains(where: { data.number(at: $0) == nil }) { complain("an item that does not exist is selected") }
  }

  override func endAll() {
    if between != nil { list.finishInteractiveTransition() }
    between = nil
  }

  /// Checks that exactly the layout's elements have views, with the layout's attributes.
  override func checkRest() {
    list.problemsAtRest().forEach(complain)
    guard let top = navigation.topViewController else { return }
    if list.superview !== top.view { complain("the list is not in the view of the top screen") }
  }

  /// Checks that a cancelled change of layout, and a swipe back that is cancelled, change nothing.
  override func checkReturns() {
    // The content of a pile follows the bounds, for which it does not become invalid.
    guard list.restsInRange, list.contentSize == list.collectionViewLayout.collectionViewContentSize,
      data.sections.contains(where: { !$0.items.isEmpty })
    else { return }
    let (before, top) = (ListState(list), navigation.topViewController)
    if steps.isMultiple(of: 40), navigation.viewControllers.count > 1 {
      note("cancelled swipe back")
      stage.edgePan(from: .left, by: stage.window.bounds.width / 4, over: 0.3, resting: 0.2)
    } else {
      note("cancelled change of layout")
      list.cancelChange(to: steps.isMultiple(of: 20) ? FuzzPileLayout() : UICollectionViewFlowLayout(), on: stage)
    }
    guard settle(), navigation.topViewController === top else { return }
    check()
    before.differences(from: ListState(list)).forEach(complain)
  }
}
