import ListLayout
import QuartzCore

/// Batches of updates, in one animation each (V-14…V-23).
extension UITableView {
  func update(_ updates: [ListUpdate], _ animation: RowAnimation) {
    openBatch()
    batch?.updates += updates
    for update in updates { batch?.animations.add(update, animation) }
    closeBatch(nil)
  }

  func openBatch() {
    if batch == nil { batch = makeBatch() }
    batch?.depth += 1
  }

  func closeBatch(_ completion: ((Bool) -> Void)?) {
    guard batch != nil else { return uiEnvironment.report(.updatesOutOfBalance(table: debugName)) }
    if let completion { batch?.completions.append(completion) }
    batch?.depth -= 1
    guard let finished = batch, finished.depth == 0 else { return }
    batch = nil
    commit(finished)
  }

  private func makeBatch() -> TableBatch {
    // Where the layout is out of date, the numbers are asked for here (V-15).
    let before = loadedCounts
    guard window != nil, !pass.needsReload, layout.isPrepared else { return TableBatch(before: before, nearby: [:]) }
    let surroundings = bounds.insetBy(dx: 0, dy: -bounds.height)
    let nearby = layout.elements(in: surroundings, visible: visibleContent).map { ($0.element, $0) }
    return TableBatch(before: before, nearby: Dictionary(nearby) { first, _ in first })
  }

  private func commit(_ batch: TableBatch) {
    guard !batch.isReloaded else {
      reload()
      return complete(batch)
    }
    let after = askCounts()
    do throws(UpdateError) {
      let map = try UpdateMap(batch.updates, before: batch.before, after: after)
      show(batch, map, after)
    } catch {
      let counts = UpdateError.batchText(batch.updates, before: batch.before, after: after)
      uiEnvironment.report(.invalidBatch(list: debugName, reason: error.text(for: .tableView), batch: counts))
      reload()
      complete(batch)
    }
  }

  private func complete(_ batch: TableBatch) {
    for completion in batch.completions { completion(true) }
  }

  /// Moves everything that a batch renumbers.
  private func follow(_ map: UpdateMap, _ batch: TableBatch) {
    selection.follow(map)
    prefetching.follow(map)
    swiping.follow(map)
    reordering.cancel()
    keepPrepared()
    layout.follow(map)
    counts.known = map.after
    sectionIndex.setNeedsTitles()
    layout.invalidate(keepsMeasured: true)
  }

  private func show(_ batch: TableBatch, _ map: UpdateMap, _ after: ListCounts) {
    let shown = views.shownElements.compactMap { views[$0]?.attributes.value }
    pass.isUpdating = true
    follow(map, batch)
    guard !pass.needsReload, bounds.width > 0, bounds.height > 0 else {
      pass.isUpdating = false
      pass.needsLook = true
      setNeedsLayout()
      return complete(batch)
    }
    layout.prepare()
    let offset = prepareAppearing(map)
    let width = bounds.width
    let transition = UpdateTransition(
      map,
      from: LayoutBlend.End(
        visible: shown, contentOffset: contentOffset, attributes: { batch.nearby[$0] },
        transient: { [views] element in
          views[element].map {
            batch.animations.leaving(element).outside($0.attributes.value, width: width, isLeaving: true)
          }
        }),
      to: newEnd(at: offset, batch, map))
    let movements = views.begin(transition.entries) { UICollectionViewLayoutAttributes($0.with($1)) }
    releasePreparedRows()
    placeBehind(movements, transition, batch)
    renumberEditing()
    updateCellsLook()
    pass.isUpdating = false
    animate(movements, offset: offset) { finished in
      for completion in batch.completions { completion(finished) }
    }
    reconfigure(batch.reconfigured.compactMap { map.newPath(of: $0.itemPath).map { IndexPath($0) } })
  }

  /// The layout after a batch, at its content offset.
  private func newEnd(at offset: CGPoint, _ batch: TableBatch, _ map: UpdateMap) -> LayoutBlend.End {
    let (rect, width) = (CGRect(origin: offset, size: bounds.size), bounds.width)
    let visible = visibleContent(at: offset)
    let attributes = { [layout] (element: ListElement) in layout.attributes(of: element, visible: visible) }
    return LayoutBlend.End(
      visible: layout.elements(in: rect, visible: visible), contentOffset: offset, attributes: attributes,
      transient: { element in
        attributes(element).map {
          batch.animations.arriving(element, map).outside($0, width: width, isLeaving: false)
        }
      })
  }

  /// Makes the views that the new layout shows and the old one does not, and gives all shown rows their heights, until
  /// none changes.
  ///
  /// - Returns: The content offset after the batch.
  private func prepareAppearing(_ map: UpdateMap) -> CGPoint {
    var measured = measureShownRows(map)
    for _ in 0..<TablePass.limit {
      let offset = limitedOffset(contentOffset)
      let rect = CGRect(origin: offset, size: bounds.size)
      var rows: [ItemPath: CGFloat] = [:]
      var hasChanged = false
      for attributes in layout.elements(in: rect, visible: visibleContent(at: offset)) {
        let element = attributes.element
        guard measured.insert(element).inserted else { continue }
        let view = survivingView(of: element, map) ?? preparedView(of: element)
        if element.category == .cell {
          guard layout.measuresRows, let cell = view as? UITableViewCell else { continue }
          rows[element.path] = height(of: cell, at: element.path)
        } else {
          hasChanged = resizeBoundary(element, view) || hasChanged
        }
      }
      if !rows.isEmpty { hasChanged = layout.measure(rows) || hasChanged }
      guard hasChanged else { return offset }
    }
    return limitedOffset(contentOffset)
  }

  /// Gives rows that have cells and keep them their heights, also those that an animation still shows out of sight.
  ///
  /// - Returns: The rows, after the batch.
  private func measureShownRows(_ map: UpdateMap) -> Set<ListElement> {
    guard layout.measuresRows else { return [] }
    var rows: [ItemPath: CGFloat] = [:]
    for old in views.shownElements where old.category == .cell {
      guard let path = map.newPath(of: old.path), !map.isReloaded(old.path),
        let cell = views[old]?.view as? UITableViewCell
      else { continue }
      rows[path] = height(of: cell, at: path)
    }
    _ = layout.measure(rows)
    return Set(rows.keys.map { .cell($0) })
  }

  /// The view that shows an element now and after a batch; nil for one that appears.
  private func survivingView(of element: ListElement, _ map: UpdateMap) -> UIView? {
    let path = element.path
    if element.category == .cell {
      guard let old = map.oldPath(of: path), !map.isReloaded(old) else { return nil }
      return views[.cell(old)]?.view
    }
    guard let section = map.oldSection(of: path.section), !map.isReloaded(section: section) else { return nil }
    return views[element == .header(path.section) ? .header(section) : .footer(section)]?.view
  }

  private func preparedView(of element: ListElement) -> UIView? {
    if let view = pass.prepared[element] { return view }
    let view: UIView? = element.category == .cell ? makeCell(at: element.path) : makeBoundary(element)
    pass.prepared[element] = view
    return view
  }

  /// Keeps the cells for reuse that were measured for a position in sight, and are out of it in the end.
  private func releasePreparedRows() {
    for element in pass.prepared.keys.sorted() where element.category == .cell {
      if let view = pass.prepared.removeValue(forKey: element) { keep(view, element) }
    }
  }

  /// Returns an offset as near as the new content and its insets allow.
  private func limitedOffset(_ offset: CGPoint) -> CGPoint {
    guard !isTracking, scroller.isAtRest else { return offset }
    let (size, insets) = (layout.geometry.contentSize, adjustedContentInset)
    let lowest = max(-insets.top, size.height + insets.bottom - bounds.height)
    return aligned(CGPoint(x: offset.x, y: min(max(offset.y, -insets.top), lowest)))
  }

  /// Rows that come and go are behind those that stay, and those without an animation come and go at once.
  private func placeBehind(_ movements: [ElementViews.Movement], _ transition: UpdateTransition, _ batch: TableBatch) {
    let arriving = Set(transition.entries.lazy.filter { $0.old == nil }.compactMap(\.new))
    for movement in movements where movement.element.category == .cell {
      guard movement.isLeaving || arriving.contains(movement.element) else { continue }
      UIView.performWithoutAnimation {
        insertSubview(movement.view, at: indexOfFirstElementView)
        guard movement.isLeaving, batch.animations.leaving(movement.element) == .none else { return }
        apply(movement.attributes, to: movement.view)
      }
    }
  }

  /// Moves views to their places in an animation, with the content's size and offset.
  private func animate(
    _ movements: [ElementViews.Movement], offset: CGPoint, completion: @escaping (Bool) -> Void
  ) {
    let changes = { [self] in
      takeContentSize()
      if !isTracking, scroller.isAtRest { applyOffset(offset) }
      views.perform(movements)
      layOutEdgeViews()
      swiping.layOut()
    }
    let end = { [self] (finished: Bool) in
      views.end(movements)
      completion(finished)
    }
    guard window != nil else {
      UIView.performWithoutAnimation(changes)
      return end(true)
    }
    UIView.animate(
      withDuration: TableMetrics.duration, delay: 0, options: .listChange, animations: changes,
      completion: end)
  }

  /// Asks the data source to configure cells that are shown (V-22).
  func reconfigure(_ paths: [IndexPath]) {
    if batch != nil {
      batch?.reconfigured += paths
      return
    }
    var rows: [ItemPath: CGFloat] = [:]
    for path in paths {
      guard let cell = cellForRow(at: path) else { continue }
      // The data source dequeues this cell again.
      reconfiguredCell = cell
      let new = tableDataSource?.tableView(self, cellForRowAt: path)
      reconfiguredCell = nil
      if let new, new !== cell {
        uiEnvironment.report(.reconfiguredToOtherCell(list: debugName, path: path.listDescription))
      }
      if layout.measuresRows { rows[path.itemPath] = height(of: cell, at: path.itemPath) }
    }
    guard !rows.isEmpty, layout.measure(rows) else { return }
    takeContentSize()
    setNeedsLayout()
  }
}
