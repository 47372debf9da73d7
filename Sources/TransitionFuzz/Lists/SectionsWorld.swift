import SeededRandom
import TransitionStage
import UIKit

/// A collection view of compositional layouts, lists and flow layouts.
///
/// Its data and layouts change while sections scroll and fingers are down.
final class SectionsWorld: ListWorld {
  typealias Source = UICollectionViewDiffableDataSource<Int, Int>

  let controller: FuzzSectionsController
  /// The data source of snapshots; nil in a world whose controller is the data source.
  private(set) var source: Source?
  private var between: UICollectionViewTransitionLayout?
  /// Whether the data source may be asked for a cell that is shown, because it is configured anew.
  private var isReconfiguring = false

  override init(_ stage: Stage, seed: UInt64) {
    controller = FuzzSectionsController(layout: UICollectionViewFlowLayout())
    super.init(stage, seed: seed)
    controller.world = self
    controller.loadViewIfNeeded()
    if dice.once(in: 2) { useSnapshots() } else { list.dataSource = controller }
    list.collectionViewLayout = compositionalLayout()
    apply((0..<(1 + dice.roll(5))).map { _ in data.newSection(dice.roll(16)) })
    stage.show(controller)
    witness("the controller", controller)
    witness("the collection view", list)
  }

  var list: UICollectionView { controller.list }
  override var scrollView: UIScrollView? { list }

  private func useSnapshots() {
    let source = Source(collectionView: list) { [weak controller] _, path, number in
      controller?.cell(number, at: path)
    }
    source.supplementaryViewProvider = { [weak controller] _, kind, path in
      controller?.supplementaryView(kind, at: path)
    }
    self.source = source
    witness("the data source", source)
  }

  private func apply(_ sections: [ListData.Section]) {
    data.store(sections)
    guard let source else { return }
    var snapshot = SnapshotChange.Snapshot()
    snapshot.appendSections(sections.map(\.id))
    for section in sections { snapshot.appendItems(section.items, toSection: section.id) }
    source.apply(snapshot, animatingDifferences: false)
  }

  private func compositionalLayout() -> UICollectionViewLayout {
    FuzzSections.layout(variant: dice.roll(24)) { [weak self] index in
      guard let self else { return nil }
      if let source { return source.sectionIdentifier(for: index) }
      return data.sections.indices.contains(index) ? data.sections[index].id : nil
    }
  }

  private func newLayout() -> UICollectionViewLayout {
    guard dice.once(in: 4) else { return compositionalLayout() }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 30 + dice.roll(60), height: 20 + dice.roll(60))
    layout.estimatedItemSize = dice.once(in: 3) ? CGSize(width: 50, height: 50) : .zero
    if dice.once(in: 3) { layout.headerReferenceSize = CGSize(width: 0, height: 30) }
    layout.sectionHeadersPinToVisibleBounds = dice.once(in: 2)
    return layout
  }

  // MARK: Steps

  override func act() {
    switch dice.roll(28) {
    case 0..<7: note("batch") { changeData() }
    case 7: note("reload") { reload() }
    case 8: note("reconfigure") { reconfigure() }
    case 9, 10: note("scroll") { scroll() }
    case 11..<14: note("scroll section") { scrollSection() }
    case 14: note("layout") { changeLayout() }
    case 15, 16: note("interactive") { moveInteractively() }
    case 17..<20: note("finger") { moveFinger() }
    case 20: note("drag") { drag() }
    case 21: note("select") { select() }
    case 22: note("resize") { list.frame.size.height = CGFloat(150 + dice.roll(300)) }
    case 23: note("tree") { changeTree() }
    default: advance()
    }
  }

  private func changeData() {
    guard between == nil else { return }
    let animated = !dice.once(in: 5)
    guard let source else { return perform(animated: animated) { changeInBatch() } }
    let change = SnapshotChange(&dice, data)
    change.store(in: data)
    let done = completion(of: "a snapshot")
    isReconfiguring = true
    if dice.once(in: 10) {
      data.selected = []
      source.applySnapshotUsingReloadData(change.snapshot) { done(true) }
    } else {
      source.apply(change.snapshot, animatingDifferences: animated) { done(true) }
      let shown = Set((list.indexPathsForSelectedItems ?? []).compactMap { data.number(at: $0) })
      data.selected = data.selected.filter { !change.reloaded.contains($0) || shown.contains($0) }
    }
    isReconfiguring = false
  }

  private func changeInBatch() {
    let change = SectionsChange(&dice, data)
    let calls = change.calls(in: list, &dice)
    list.performBatchUpdates(
      { [data] in
        change.store(in: data)
        calls.forEach { $0() }
      }, completion: completion(of: "a batch"))
  }

  /// Applies a changed tree of a section.
  private func changeTree() {
    guard between == nil, let source, let index = data.sections.indices.randomElement(using: &dice) else { return }
    let id = data.sections[index].id
    var tree = source.snapshot(for: id)
    if tree.visibleItems != data.sections[index].items { complain("a section's tree has other items than the section") }
    let parent = dice.once(in: 2) ? dice.pick(tree.items) : nil
    tree.append(data.newItems(dice.roll(4)), to: parent)
    tree.expand(tree.items.filter { _ in dice.once(in: 3) })
    tree.collapse(tree.items.filter { _ in dice.once(in: 5) })
    if let item = dice.pick(tree.items), dice.once(in: 3) { tree.delete([item]) }
    var sections = data.sections
    sections[index].items = tree.visibleItems
    data.store(sections)
    let done = completion(of: "a tree")
    source.apply(tree, to: id, animatingDifferences: !dice.once(in: 4)) { done(true) }
  }

  private func reload() {
    guard between == nil, source == nil else { return }
    data.selected = []
    data.store((0..<(1 + dice.roll(4))).map { _ in data.newSection(dice.roll(16)) })
    list.reloadData()
  }

  private func reconfigure() {
    guard source == nil else { return }
    let some = list.indexPathsForVisibleItems.filter { _ in dice.once(in: 2) }
    data.change(some.compactMap { data.number(at: $0) })
    isReconfiguring = true
    list.reconfigureItems(at: some)
    isReconfiguring = false
  }

  private func randomPath() -> IndexPath? {
    dice.pick(data.sections.flatMap(\.items)).flatMap { data.path(of: $0) }
  }

  private func scroll() {
    guard let path = randomPath(), dice.once(in: 2) else {
      return list.setContentOffset(list.restingOffset(&dice), animated: dice.once(in: 2))
    }
    let positions: [UICollectionView.ScrollPosition] = [
      .top, .centeredVertically, .bottom, .left, .centeredHorizontally,
    ]
    list.scrollToItem(at: path, at: dice.pick(positions) ?? .top, animated: dice.once(in: 2))
  }

  private func scrollSection() {
    guard let view = dice.pick(list.subviews.compactMap { $0 as? UIScrollView }) else { return }
    let greatest = max(0, view.contentSize.width - view.bounds.width)
    view.setContentOffset(CGPoint(x: CGFloat(dice.fraction()) * greatest, y: 0), animated: dice.once(in: 2))
  }

  private func drag() {
    let size = stage.window.bounds.size
    func point() -> CGPoint { CGPoint(x: CGFloat(dice.roll(Int(size.width))), y: CGFloat(dice.roll(Int(size.height)))) }
    var (start, end) = (point(), point())
    if dice.once(in: 2) { end.y = start.y } else { start.x = end.x }
    stage.pan(from: start, to: end, over: 0.2, resting: dice.once(in: 2) ? 0.1 : 0)
  }

  private func select() {
    guard let path = randomPath(), let number = data.number(at: path) else { return }
    if dice.once(in: 4) {
      data.selected.remove(number)
      return list.deselectItem(at: path, animated: dice.once(in: 2))
    }
    list.allowsMultipleSelection = dice.once(in: 2)
    data.adoptSelection(list.indexPathsForSelectedItems ?? [])
    if !data.selected.contains(number) { data.select(number, allowsMultiple: list.allowsMultipleSelection) }
    list.selectItem(at: path, animated: dice.once(in: 2), scrollPosition: dice.once(in: 3) ? .top : [])
  }

  private func changeLayout() {
    guard between == nil else { return }
    list.setCollectionViewLayout(
      newLayout(), animated: !dice.once(in: 4), completion: completion(of: "a change of layout"))
  }

  private func moveInteractively() {
    guard let between else {
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

  // MARK: Answers

  func dequeued(_ cell: FuzzCell, for number: Int) {
    let isConfiguredAnew = isReconfiguring && cell.number == number
    ledger.dequeued(cell, isReconfigured: isConfiguredAnew)
    if !isConfiguredAnew, cell.number != -1 { complain("a cell was dequeued that was not prepared for reuse (V-7)") }
    let identifier = number.isMultiple(of: 2) ? "even" : "odd"
    if cell.reuseIdentifier != identifier { complain("a cell of another identifier was dequeued (V-2)") }
  }

  func tapped(_ path: IndexPath, selects: Bool) {
    guard let number = data.number(at: path) else { return complain("an item that does not exist was tapped") }
    if selects {
      data.select(number, allowsMultiple: list.allowsMultipleSelection)
    } else {
      data.selected.remove(number)
    }
  }

  // MARK: Checks

  override func check() { checkItems() }

  override func endAll() {
    if between != nil { list.finishInteractiveTransition() }
    between = nil
  }

  override func checkRest() {
    list.problemsAtRest().forEach(complain)
    ledger.check(list.elementViews)
    checkHeights()
    for view in list.subviews.compactMap({ $0 as? UIScrollView })
    where !view.subviews.contains(where: { $0 is UICollectionReusableView }) {
      complain("the scroll view of a section shows nothing (V-66)")
    }
  }

  /// Checks that a cancelled change of layout changes nothing.
  override func checkReturns() {
    guard list.restsInRange else { return }
    note("cancelled change of layout")
    let before = ListState(list)
    list.cancelChange(to: newLayout(), on: stage)
    guard settle() else { return }
    check()
    before.differences(from: ListState(list)).forEach(complain)
  }
}
