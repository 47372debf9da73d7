import ListLayout
import QuartzCore

/// Batches of updates, in one animation each (V-14…V-22, V-39, V-40).
extension UICollectionView {
  /// The duration of updates and changes of layout, in seconds.
  static let changeDuration: TimeInterval = 0.3

  func update(_ updates: [ListUpdate]) {
    perform({ [self] in batch?.updates += updates }, completion: nil)
  }

  func perform(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    if batch == nil {
      movement.abandon()
      batch = beginBatch()
    }
    batch?.depth += 1
    updates?()
    if let completion { batch?.completions.append(completion) }
    batch?.depth -= 1
    guard let finished = batch, finished.depth == 0 else { return }
    batch = nil
    commit(finished)
  }

  private func commit(_ batch: UpdateBatch) {
    if layoutTransition?.isInteractive == true, !batch.updates.isEmpty {
      abandonInteractiveTransition(for: "A batch of updates")
      reload()
      return complete(batch)
    }
    guard !batch.isReloaded else { return complete(batch) }
    let after = askCounts()
    do throws(UpdateError) {
      let map = try UpdateMap(batch.updates, before: batch.before, after: after)
      show(batch, map, after)
    } catch {
      let counts = UpdateError.batchText(batch.updates, before: batch.before, after: after)
      uiEnvironment.report(.invalidBatch(list: debugName, reason: error.text(for: .collectionView), batch: counts))
      reload()
      complete(batch)
    }
  }

  private func complete(_ batch: UpdateBatch) {
    for completion in batch.completions { completion(true) }
  }

  /// Shows an item at another index path, while the data source has it where it was (an interactive movement).
  func rearrange(
    from origin: ItemPath, to destination: ItemPath, _ context: UICollectionViewLayoutInvalidationContext
  ) {
    var batch = beginBatch()
    batch.updates = [.moveItem(from: origin, to: destination)]
    let after = batch.before.moving(from: origin, to: destination)
    guard let map = try? UpdateMap(batch.updates, before: batch.before, after: after) else { return }
    show(batch, map, after, context)
  }

  /// Loads everything anew, after a report, if the data source has other numbers of items than a movement leads to.
  func checkCounts(after update: ListUpdate) {
    let (expected, asked) = (loadedCounts, askCounts())
    guard asked != expected else { return }
    do throws(UpdateError) {
      _ = try UpdateMap([], before: expected, after: asked)
    } catch {
      let counts = UpdateError.batchText([update], before: expected, after: asked)
      uiEnvironment.report(.invalidBatch(list: debugName, reason: error.text(for: .collectionView), batch: counts))
    }
    reload()
  }

  private func show(
    _ batch: UpdateBatch, _ map: UpdateMap, _ after: ListCounts,
    _ context: UICollectionViewLayoutInvalidationContext? = nil
  ) {
    let before = views.shownElements.compactMap { views[$0]?.attributes }
    selection.follow(map)
    prefetching.follow(map)
    sectionScrolling.follow(map)
    activeSwiping?.follow(map)
    layoutPass.isUpdating = true
    counts.known = after
    currentLayout.follow(map)
    let context = context ?? currentLayout.makeContext()
    context.invalidatesCounts = !batch.updates.isEmpty
    currentLayout.invalidateLayout(with: context)
    guard !layoutPass.needsReload, bounds.width > 0 || bounds.height > 0 else {
      layoutPass.isUpdating = false
      return complete(batch)
    }
    currentLayout.isPrepared = true
    currentLayout.prepare()
    currentLayout.prepare(forCollectionViewUpdates: map.orderedUpdates.map(UICollectionViewUpdateItem.init))
    let estimated = layoutContentSize
    let proposed = targetOffset(proposed: contentOffset, in: estimated)
    prepareAppearing(at: proposed, map, reconfigure(batch.reconfigured, map))
    let size = layoutContentSize
    let target = size == estimated ? proposed : limited(proposed, in: size)
    let objects = AttributeObjects()
    let transition = UpdateTransition(
      map, from: oldEnd(before, batch, objects), to: newEnd(at: target, objects, map))
    let movements = begin(transition.entries, objects)
    keepPrepared()
    animate(movements, contentSize: size, offset: target, options: .listChange) { [currentLayout] in
      currentLayout.finalizeCollectionViewUpdates()
    } completion: { finished in
      for completion in batch.completions { completion(finished) }
    }
  }

  /// Makes and measures the views that only the new layout shows, and measures those that were configured again, until
  /// none invalidates the layout (V-34).
  private func prepareAppearing(
    at offset: CGPoint, _ map: UpdateMap, _ reconfigured: [ListElement: UICollectionViewCell]
  ) {
    var measured: Set<ListElement> = []
    for _ in 0..<LayoutPass.limit {
      if !currentLayout.isPrepared {
        currentLayout.isPrepared = true
        currentLayout.prepare()
      }
      for attributes in visibleAttributes(in: CGRect(origin: offset, size: bounds.size)) {
        let element = attributes.value.element
        guard measured.insert(element).inserted else { continue }
        if map.element(before: element).flatMap({ views[$0] }) == nil { prepare(attributes) }
        guard let view = reconfigured[element] ?? layoutPass.prepared[element] as? UICollectionReusableView else {
          continue
        }
        measure(view, attributes)
      }
      guard !currentLayout.isPrepared else { return }
    }
  }

  /// Keeps the views that were not shown after all for other elements, in the order of their elements.
  private func keepPrepared() {
    for element in layoutPass.prepared.keys.sorted() {
      if let view = layoutPass.prepared[element] { keep(view) }
    }
    layoutPass.prepared = [:]
  }

  /// Makes the view of an element before it is shown.
  private func prepare(_ attributes: UICollectionViewLayoutAttributes) {
    guard let view = makeView(for: attributes) else { return }
    layoutPass.prepared[attributes.value.element] = view
    UIView.performWithoutAnimation { apply(attributes, to: view) }
  }

  /// The layout before a batch: what was shown, and what lay near it.
  private func oldEnd(
    _ shown: [UICollectionViewLayoutAttributes], _ batch: UpdateBatch, _ objects: AttributeObjects
  ) -> LayoutBlend.End {
    let final = { [currentLayout] in objects.add(currentLayout.finalAttributes(of: $0)) }
    return LayoutBlend.End(
      visible: shown.map { objects.add($0) }, contentOffset: contentOffset, attributes: { batch.nearby[$0] },
      transient: final, staying: final)
  }

  /// The layout after a batch, at its content offset.
  private func newEnd(at offset: CGPoint, _ objects: AttributeObjects, _ map: UpdateMap) -> LayoutBlend.End {
    let initial = { [currentLayout] in objects.add(currentLayout.initialAttributes(of: $0)) }
    return LayoutBlend.End(
      visible: visibleAttributes(in: CGRect(origin: offset, size: bounds.size)).map { objects.add($0) },
      contentOffset: offset,
      attributes: { [self] element in
        guard element.category != .cell || map.after.contains(element.path) else { return nil }
        return objects.add(attributes(of: element))
      },
      transient: initial, staying: initial)
  }

  /// Returns the content offset after a change: as near to a proposed one as the content allows, then as the layout
  /// and the delegate want it (V-38).
  func targetOffset(proposed: CGPoint, in size: CGSize) -> CGPoint {
    let limited = limited(proposed, in: size)
    let byLayout = currentLayout.targetContentOffset(forProposedContentOffset: limited)
    let chosen = listDelegate?.collectionView(self, targetContentOffsetForProposedContentOffset: byLayout) ?? byLayout
    return chosen.isFinite ? aligned(chosen) : limited
  }

  /// Returns an offset as near as the insets and a size of the content allow.
  private func limited(_ offset: CGPoint, in size: CGSize) -> CGPoint {
    var limits = viewport
    limits.contentSize = size
    return limits.limited(offset)
  }

  /// Assigns views to elements for a change; no layout pass runs until the animation has moved them.
  func begin(_ entries: [UpdateTransition.Entry], _ objects: AttributeObjects) -> [ElementViews.Movement] {
    layoutPass.isUpdating = true
    return views.begin(entries) { objects.object($0, of: $1) }
  }

  /// Moves views to their places in an animation, with the content's size and offset.
  func animate(
    _ movements: [ElementViews.Movement], contentSize size: CGSize, offset: CGPoint, duration: TimeInterval? = nil,
    options: UIView.AnimationOptions = [.allowUserInteraction], alongside: @escaping () -> Void,
    completion: @escaping (Bool) -> Void
  ) {
    let changes = { [self] in
      contentSize = size
      if !isTracking { applyOffset(offset) }
      sectionScrolling.layOut()
      views.perform(movements)
      // Those whose attributes were the same before may never have been measured in this layout.
      layoutPass.unmeasured += movements.compactMap {
        $0.isLeaving ? nil : $0.view as? UICollectionReusableView
      }
      layOutSwiping()
      (layoutPass.isUpdating, layoutPass.shownBounds) = (false, nil)
      alongside()
    }
    let end = { [self] (finished: Bool) in
      views.end(movements)
      layoutPass.shownBounds = nil
      completion(finished)
    }
    guard window != nil else {
      UIView.performWithoutAnimation(changes)
      return end(true)
    }
    UIView.animate(
      withDuration: duration ?? Self.changeDuration, delay: 0, options: options, animations: changes, completion: end)
  }

  /// Runs a layout pass in an animation, if the list is on the screen.
  func animateLayout() {
    guard window != nil else { return setNeedsLayout() }
    UIView.animate(withDuration: Self.changeDuration, delay: 0, options: .listChange) { [self] in
      updateElements()
    }
  }

  /// Asks the data source to configure cells that are shown (V-22).
  func reconfigure(_ paths: [IndexPath]) {
    if batch != nil {
      batch?.reconfigured += paths
      return
    }
    for path in paths {
      guard let cell = cellForItem(at: path) else { continue }
      reconfigure(cell, at: path)
      layoutPass.unmeasured.append(cell)
    }
    if !paths.isEmpty { currentLayout.invalidateLayout() }
  }

  /// Asks the data source to configure the shown cells of a batch, before they have moved.
  ///
  /// - Returns: The cells by their elements after the batch.
  private func reconfigure(_ paths: [IndexPath], _ map: UpdateMap) -> [ListElement: UICollectionViewCell] {
    var reconfigured: [ListElement: UICollectionViewCell] = [:]
    for path in paths {
      guard let cell = cellForItem(at: path), let new = map.newPath(of: path.itemPath), !map.isReloaded(path.itemPath)
      else { continue }
      reconfigure(cell, at: IndexPath(new))
      reconfigured[.cell(new)] = cell
    }
    return reconfigured
  }

  private func reconfigure(_ cell: UICollectionViewCell, at path: IndexPath) {
    // The data source dequeues this cell again.
    reconfiguredCell = cell
    let new = listDataSource?.collectionView(self, cellForItemAt: path)
    reconfiguredCell = nil
    if let new, new !== cell {
      uiEnvironment.report(.reconfiguredToOtherCell(list: debugName, path: path.listDescription))
    }
  }
}

/// The objects of attributes that a change of a list has got from the layout, by their values.
@MainActor final class AttributeObjects {
  private var objects: [ElementAttributes: UICollectionViewLayoutAttributes] = [:]
  /// The first object of each element, which is copied for values between two layouts.
  private var models: [ListElement: UICollectionViewLayoutAttributes] = [:]

  /// Keeps a copy of an object; returns its value.
  func add(_ attributes: UICollectionViewLayoutAttributes) -> ElementAttributes {
    guard let copy = attributes.copy(with: nil) as? UICollectionViewLayoutAttributes else { return attributes.value }
    objects[attributes.value] = copy
    if models[attributes.value.element] == nil { models[attributes.value.element] = copy }
    return attributes.value
  }

  /// Keeps a copy of an object if there is one and it is finite.
  func add(_ attributes: UICollectionViewLayoutAttributes?) -> ElementAttributes? {
    guard let attributes, attributes.isFinite else { return nil }
    return add(attributes) as ElementAttributes
  }

  /// Returns the object of a value for an element; a new one for a value that no layout has given.
  func object(_ value: ElementAttributes, of element: ListElement) -> UICollectionViewLayoutAttributes {
    let object = objects[value] ?? models[element]
    guard object?.value != value || value.element != element else {
      return object ?? UICollectionViewLayoutAttributes(value)
    }
    let own = value.with(element)
    return object?.copy(own) ?? UICollectionViewLayoutAttributes(own)
  }
}
