import SeededRandom
import TransitionStage
import UIKit

/// A stack of screens that share a collection view, whose data and layouts change while fingers are down.
@MainActor final class ListWorld {
  let stage: Stage
  var dice: XorshiftRandom
  let root: FuzzListController
  let navigation: UINavigationController
  private(set) var steps = 0
  private(set) var complaints: [String] = []
  private(set) var log: [String] = []
  /// The objects that must be deallocated with the world.
  private(set) var witnesses: [(name: String, object: Weak<AnyObject>)] = []
  /// The calls of completions that are still to come, by what they belong to.
  private var awaited: [Int: String] = [:]
  private var nextCompletion = 0
  private var between: UICollectionViewTransitionLayout?
  private var isFingerDown = false

  init(_ stage: Stage, seed: UInt64) {
    self.stage = stage
    dice = XorshiftRandom(seed: seed)
    root = FuzzListController(collectionViewLayout: UICollectionViewFlowLayout())
    root.data.sections = (0..<(1 + dice.roll(3))).map { _ in [] }
    navigation = UINavigationController(rootViewController: root)
    for section in root.data.sections.indices { root.data.sections[section] = newItems(dice.roll(30)) }
    stage.show(navigation)
    witnesses = [("the root", Weak(root)), ("the list", Weak(list)), ("the stack", Weak(navigation))]
  }

  var list: UICollectionView { root.collectionView }
  var data: FuzzListData { root.data }

  private func complain(_ text: String) { complaints.append(text) }

  func newItems(_ count: Int) -> [Int] {
    (0..<count).map { _ in
      data.lastNumber += 1
      return data.lastNumber
    }
  }

  /// Returns a completion that must be called once.
  private func completion(of what: String) -> (Bool) -> Void {
    let number = nextCompletion
    nextCompletion += 1
    awaited[number] = what
    return { [weak self] _ in
      guard let self else { return }
      if awaited.removeValue(forKey: number) == nil { complain("the completion of \(what) was called twice") }
    }
  }

  // MARK: Steps

  /// Changes the data, the layout or the stack, scrolls, or advances time; then checks what is shown.
  func step() {
    steps += 1
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
    default: note("frames") { stage.advance(frames: dice.once(in: 8) ? 40 : 1 + dice.roll(4)) }
    }
    list.layoutIfNeeded()
    look()
    check()
  }

  /// Checks the diagnostics: a pop that has waited may meet an interactive change, and ends it.
  private func look() {
    while let diagnostic = try? stage.expectDiagnostic("list-changed-in-transition") {
      if !diagnostic.message.contains("A push or a pop") { complain(diagnostic.message) }
      between = nil
    }
  }

  private func note(_ what: String, _ body: () -> Void) {
    log.append(what)
    body()
  }

  private func reload() {
    guard between == nil else { return }
    data.sections = (0..<(1 + dice.roll(3))).map { _ in newItems(dice.roll(30)) }
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
          let change = ListChange(&dice, data.sections[section]) { newItems($0) }
          change.apply(to: list, section) { data.sections[section] = $0 }
        }, completion: completion(of: "a batch"))
    }
    if animates { change() } else { UIView.performWithoutAnimation(change) }
  }

  private func scroll() {
    let section = dice.roll(data.sections.count)
    guard !data.sections[section].isEmpty, dice.once(in: 2) else {
      return list.setContentOffset(CGPoint(x: 0, y: CGFloat(dice.roll(900))), animated: dice.once(in: 3))
    }
    let path = IndexPath(item: dice.roll(data.sections[section].count), section: section)
    let position: UICollectionView.ScrollPosition = [.top, .centeredVertically, .bottom][dice.roll(3)]
    list.scrollToItem(at: path, at: position, animated: dice.once(in: 2))
  }

  private func newLayout() -> UICollectionViewLayout {
    if dice.once(in: 3) { return FuzzStackLayout() }
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
    witnesses.append(("a pushed screen", Weak(next)))
    navigation.pushViewController(next, animated: !dice.once(in: 4))
  }

  private func moveFinger() {
    // Away from the edge, where a swipe back begins.
    let point = CGPoint(x: CGFloat(60 + dice.roll(200)), y: CGFloat(80 + dice.roll(300)))
    if isFingerDown, dice.once(in: 3) {
      stage.touchUp(at: point)
      isFingerDown = false
    } else if isFingerDown {
      stage.touchMove(to: point)
    } else {
      stage.touchDown(at: point)
      isFingerDown = true
    }
    stage.advance(frames: 1)
  }

  private func select() {
    guard let path = list.indexPathsForVisibleItems.first(where: { _ in dice.once(in: 3) }) else { return }
    list.allowsMultipleSelection = dice.once(in: 2)
    list.selectItem(at: path, animated: false, scrollPosition: dice.once(in: 3) ? .top : [])
  }

  // MARK: Checks

  /// Checks that each cell shows its item, and no cell two.
  private func check() {
    var seen: Set<ObjectIdentifier> = []
    for path in list.indexPathsForVisibleItems {
      guard path.section < data.sections.count, path.item < data.sections[path.section].count else {
        return complain("a cell is shown at \(path.section) - \(path.item), where there is no item")
      }
      guard let cell = list.cellForItem(at: path) as? FuzzListCell else {
        return complain("a visible item has no cell")
      }
      if !seen.insert(ObjectIdentifier(cell)).inserted { complain("a cell is shown for two items") }
      if list.indexPath(for: cell) != path { complain("a cell and its item do not know each other") }
      let number = data.sections[path.section][path.item]
      if cell.number != number {
        complain("the cell at \(path.section) - \(path.item) shows \(cell.number), and its item is \(number)")
      }
    }
    for path in list.indexPathsForSelectedItems ?? []
    where path.section >= data.sections.count || path.item >= data.sections[path.section].count {
      complain("an item that does not exist is selected")
    }
  }

  /// Lifts fingers, ends what is going on, and checks what is left.
  func rest() {
    log.append("rest")
    if isFingerDown { stage.touchUp(at: CGPoint(x: 100, y: 200)) }
    isFingerDown = false
    look()
    if between != nil { list.finishInteractiveTransition() }
    between = nil
    do { try stage.settle(within: 60) } catch { return complain("\(error)") }
    list.layoutIfNeeded()
    check()
    if let what = awaited.first?.value { complain("the completion of \(what) was not called") }
    checkViews()
    guard let top = navigation.topViewController else { return }
    if list.superview !== top.view { complain("the list is not in the view of the top screen") }
  }

  /// Checks that exactly the layout's elements have views, with the layout's attributes.
  private func checkViews() {
    let cells = list.subviews.compactMap { $0 as? UICollectionViewCell }
    if Set(cells.map { ObjectIdentifier($0) }) != Set(list.visibleCells.map { ObjectIdentifier($0) }) {
      complain("\(cells.count) cells are in the list, and \(list.visibleCells.count) are shown")
    }
    let wanted = (list.collectionViewLayout.layoutAttributesForElements(in: list.bounds) ?? []).filter {
      $0.representedElementCategory == .cell && $0.frame.intersection(list.bounds).height > 0.01
        && $0.frame.intersection(list.bounds).width > 0.01
    }
    for attributes in wanted {
      guard let cell = list.cellForItem(at: attributes.indexPath) else {
        complain("the item at \(attributes.indexPath) is in sight and has no cell")
        continue
      }
      if cell.frame != attributes.frame || abs(cell.alpha - attributes.alpha) > 1e-6 {
        complain("the cell at \(attributes.indexPath) lies in \(cell.frame), and should in \(attributes.frame)")
      }
      if cell.layer.animationKeys() != nil { complain("a cell is animated at rest") }
    }
  }
}
