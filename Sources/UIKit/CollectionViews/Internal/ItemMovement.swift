import ListLayout
import QuartzCore

/// The interactive movement of an item: the others make room for it, and the data source moves it at the end.
///
/// While it lasts, the item is at its target in the layout, and at its source in the data.
@MainActor final class ItemMovement: NSObject, UIGestureRecognizerDelegate {
  /// The distance from the edges in which the content scrolls, and its step per frame, in points.
  private static let scrollArea: CGFloat = 44
  private static let scrollStep: CGFloat = 6

  private struct Drag {
    let source: ItemPath
    var target: ItemPath
    /// The position of the item's centre in the content.
    var position: CGPoint
    /// The distance of the centre from the touch of the standard gesture.
    var grip = CGVector(dx: 0, dy: 0)
  }

  private unowned let list: UICollectionView
  private var drag: Drag?
  private var link: CADisplayLink?
  /// The standard gesture, a long press.
  private(set) lazy var recognizer = {
    let recognizer = UILongPressGestureRecognizer(
      target: self, action: Selector("handleMovement:", ItemMovement.handleMovement(_:)))
    recognizer.delegate = self
    return recognizer
  }()

  init(_ list: UICollectionView) { self.list = list }

  // MARK: Movement

  /// Begins to move an item; false if it may not be moved, or is not there.
  func begin(_ path: ItemPath) -> Bool {
    list.prepareLayout()
    guard drag == nil, list.layoutTransition == nil, list.loadedCounts.contains(path), canMove(path).answer,
      let attributes = list.currentLayout.attributes(of: .cell(path)), attributes.isFinite
    else { return false }
    drag = Drag(source: path, target: path, position: attributes.center)
    list.currentLayout.invalidateLayout(with: context(from: path, attributes.center))
    return true
  }

  /// Moves the item to a position of the content.
  func update(_ position: CGPoint) {
    guard let previous = drag, position.isFinite else { return }
    drag?.position = position
    drag?.target = target(of: previous, at: position)
    guard let drag else { return }
    let context = context(from: previous.target, previous.position)
    if drag.target == previous.target {
      list.currentLayout.invalidateLayout(with: context)
    } else {
      list.rearrange(from: previous.target, to: drag.target, context)
    }
    scrollAtEdgesLater()
  }

  /// Ends the movement: the data source moves the item, which goes where it belongs.
  func end() {
    guard let drag else { return }
    stop()
    let (source, target) = (IndexPath(drag.source), IndexPath(drag.target))
    guard source != target else { return settle(drag, isCancelled: false) }
    let data = list.listDataSource
    let isMoved = list.defaults.ask { data?.collectionView(list, moveItemAt: source, to: target) }
    // Without a method for it the data are as before.
    guard data != nil, isMoved.isOwn else { return goBack(drag) }
    settle(drag, isCancelled: false)
    list.checkCounts(after: .moveItem(from: drag.source, to: drag.target))
  }

  /// Ends the movement; the item goes back.
  func cancel() {
    guard let drag else { return }
    stop()
    goBack(drag)
  }

  /// Puts the item back at once, because something else changes the list.
  func abandon() {
    guard drag != nil else { return }
    UIView.performWithoutAnimation { cancel() }
  }

  /// Forgets the movement, because everything is loaded anew.
  func forget() {
    stop()
  }

  private func stop() {
    link?.invalidate()
    (link, drag) = (nil, nil)
  }

  private func goBack(_ drag: Drag) {
    guard drag.target != drag.source else { return settle(drag, isCancelled: true) }
    list.rearrange(from: drag.target, to: drag.source, endingContext(drag, isCancelled: true))
  }

  private func settle(_ drag: Drag, isCancelled: Bool) {
    list.currentLayout.invalidateLayout(with: endingContext(drag, isCancelled: isCancelled))
    list.animateLayout()
  }

  private func endingContext(_ drag: Drag, isCancelled: Bool) -> UICollectionViewLayoutInvalidationContext {
    list.currentLayout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [IndexPath(isCancelled ? drag.source : drag.target)],
      previousIndexPaths: [IndexPath(isCancelled ? drag.target : drag.source)], movementCancelled: isCancelled)
  }

  private func context(from previous: ItemPath, _ position: CGPoint) -> UICollectionViewLayoutInvalidationContext {
    list.currentLayout.invalidationContext(
      forInteractivelyMovingItems: [IndexPath(drag?.target ?? previous)],
      withTargetPosition: drag?.position ?? position, previousIndexPaths: [IndexPath(previous)],
      previousPosition: position)
  }

  // MARK: Questions

  /// Whether the data source lets an item be moved, and whether it says so itself.
  private func canMove(_ path: ItemPath) -> (answer: Bool, isOwn: Bool) {
    list.defaults.ask { list.listDataSource?.collectionView(list, canMoveItemAt: IndexPath(path)) ?? false }
  }

  /// Returns where the item is to go: as the layout proposes and the delegate allows.
  private func target(of drag: Drag, at position: CGPoint) -> ItemPath {
    let (source, current) = (IndexPath(drag.source), IndexPath(drag.target))
    let proposed = list.currentLayout.targetIndexPath(forInteractivelyMovingItem: current, withPosition: position)
    let chosen =
      list.listDelegate?.collectionView(
        list, targetIndexPathForMoveOfItemFromOriginalIndexPath: source, atCurrentIndexPath: current,
        toProposedIndexPath: proposed) ?? proposed
    let (path, counts) = (chosen.itemPath, list.loadedCounts)
    guard counts.contains(section: path.section), path.item >= 0 else { return drag.target }
    let end = counts.items[path.section] - (path.section == drag.target.section ? 1 : 0)
    return path.item <= end ? path : drag.target
  }

  // MARK: Layout and data

  /// Returns an element's attributes, those of the layout for a moving item where it is one.
  func attributes(_ attributes: UICollectionViewLayoutAttributes?, of element: ListElement)
    -> UICollectionViewLayoutAttributes?
  {
    guard let drag, element == .cell(drag.target) else { return attributes }
    let moving = list.currentLayout.layoutAttributesForInteractivelyMovingItem(
      at: IndexPath(drag.target), withTargetPosition: drag.position)
    return moving.isFinite ? moving : attributes
  }

  /// The item that moves, in the layout; nil for none.
  var element: ListElement? { drag.map { .cell($0.target) } }

  /// Returns where the data source has an item of the layout.
  func dataPath(of path: ItemPath) -> ItemPath {
    guard let drag, path != drag.target else { return drag?.source ?? path }
    var result = path
    if result.section == drag.target.section, result.item > drag.target.item { result.item -= 1 }
    if result.section == drag.source.section, result.item >= drag.source.item { result.item += 1 }
    return result
  }

  /// Returns the numbers of items in the layout from those of the data source.
  func rearranged(_ counts: ListCounts) -> ListCounts {
    guard let drag, counts.contains(drag.source), counts.contains(section: drag.target.section) else { return counts }
    return counts.moving(from: drag.source, to: drag.target)
  }

  // MARK: Scrolling

  private func scrollAtEdgesLater() {
    guard link == nil else { return }
    let link = CADisplayLink { [weak self] _ in self?.scrollAtEdges() }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func scrollAtEdges() {
    guard let drag else { return }
    let visible = list.bounds.inset(by: list.adjustedContentInset)
    func step(_ position: CGFloat, _ lower: CGFloat, _ upper: CGFloat) -> CGFloat {
      if position < lower + Self.scrollArea { return -Self.scrollStep }
      return position > upper - Self.scrollArea ? Self.scrollStep : 0
    }
    let old = list.contentOffset
    let offset = CGPoint(
      x: list.range.x.nearest(to: old.x + step(drag.position.x, visible.minX, visible.maxX)),
      y: list.range.y.nearest(to: old.y + step(drag.position.y, visible.minY, visible.maxY)))
    guard offset != old else { return }
    list.contentOffset = offset
    update(CGPoint(x: drag.position.x + offset.x - old.x, y: drag.position.y + offset.y - old.y))
  }

  // MARK: Standard gesture

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let index = list.indexPathForItem(at: gestureRecognizer.location(in: list)) else { return false }
    let (canMove, isOwn) = canMove(index.itemPath)
    return canMove && isOwn
  }

  private func handleMovement(_ gesture: UIGestureRecognizer) {
    // Delegates may release the owner meanwhile.
    let list = list
    defer { withExtendedLifetime(list) {} }
    let location = gesture.location(in: list)
    switch gesture.state {
    case .began:
      guard let index = list.indexPathForItem(at: location), begin(index.itemPath), let position = drag?.position else {
        return
      }
      drag?.grip = CGVector(dx: position.x - location.x, dy: position.y - location.y)
    case .changed:
      guard let grip = drag?.grip else { return }
      update(CGPoint(x: location.x + grip.dx, y: location.y + grip.dy))
    case .ended: end()
    case .cancelled, .failed: cancel()
    default: return
    }
  }
}

extension ListCounts {
  /// The numbers of items after one has moved.
  func moving(from origin: ItemPath, to destination: ItemPath) -> ListCounts {
    var counts = self
    counts.items[origin.section] -= 1
    counts.items[destination.section] += 1
    return counts
  }
}
