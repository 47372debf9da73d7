import ListLayout
import QuartzCore

/// The drag of a row by its reorder control.
///
/// While it runs, the other rows make room where the row would go; the data source moves it at the end.
@MainActor final class RowReordering {
  /// The order in depth of the dragged row: in front of headers.
  private static let depth = 20
  /// The distance from the edges in which the content scrolls, and its step per frame, in points.
  private static let scrollArea: CGFloat = 44
  private static let scrollStep: CGFloat = 6

  private struct Drag {
    let source: ItemPath
    let frame: CGRect
    /// The distance of the touch from the row's upper edge.
    let grip: CGFloat
    /// The position of the touch in the table's bounds.
    var touchY: CGFloat
    var target: ItemPath
  }

  private unowned let table: UITableView
  private var drag: Drag?
  private var link: CADisplayLink?
  private(set) lazy var recognizer = RowReorderGestureRecognizer(self)

  init(_ table: UITableView) { self.table = table }

  // MARK: Gesture

  /// Begins a drag if a touch is on the reorder control of a row.
  func begin(_ touch: UITouch) -> Bool {
    let point = touch.location(in: table)
    guard drag == nil, table.isEditing, let index = table.indexPathForRow(at: point),
      let cell = table.cellForRow(at: index), let control = cell.parts.reorderView, cell.showsReorder,
      control.frame.contains(touch.location(in: cell))
    else { return false }
    let frame = table.rectForRow(at: index)
    drag = Drag(
      source: index.itemPath, frame: frame, grip: point.y - frame.minY, touchY: point.y - table.contentOffset.y,
      target: index.itemPath)
    table.setNeedsLayout()
    let link = CADisplayLink { [weak self] _ in self?.scrollAtEdges() }
    link.add(to: .main, forMode: .common)
    self.link = link
    return true
  }

  func move(_ touch: UITouch) {
    drag?.touchY = touch.location(in: table).y - table.contentOffset.y
    update(animated: true)
  }

  /// Ends a drag: the data source moves the row, and the row goes where it belongs.
  func end() {
    guard let drag else { return }
    stop()
    let (source, target) = (IndexPath(drag.source), IndexPath(drag.target))
    guard source != target else { return settle() }
    table.openBatch()
    table.tableDataSource?.tableView(table, moveRowAt: source, to: target)
    if table.batch?.rearranges == false {
      table.batch?.updates.append(.moveItem(from: drag.source, to: drag.target))
    }
    table.closeBatch(nil)
  }

  /// Ends a drag without a move.
  func cancel() {
    guard drag != nil else { return }
    stop()
    self.drag = nil
    table.setNeedsLayout()
  }

  private func stop() {
    link?.invalidate()
    link = nil
  }

  /// Moves the row back to where it was.
  private func settle() {
    drag = nil
    guard table.window != nil else { return table.setNeedsLayout() }
    table.setNeedsLayout()
    UIView.animate(withDuration: TableMetrics.duration, delay: 0, options: .listChange) { [table] in
      table.updateElements()
    }
  }

  private func scrollAtEdges() {
    guard let drag else { return }
    let visible = table.visibleContent
    let y = drag.touchY + table.contentOffset.y
    var offset = table.contentOffset
    if y < visible.minY + Self.scrollArea { offset.y -= Self.scrollStep }
    if y > visible.maxY - Self.scrollArea { offset.y += Self.scrollStep }
    offset.y = table.range.y.nearest(to: offset.y)
    guard offset != table.contentOffset else { return }
    table.contentOffset = offset
    update(animated: false)
  }

  // MARK: Layout

  /// The frame of the dragged row in the content.
  private func draggedFrame(_ drag: Drag) -> CGRect {
    var frame = drag.frame
    frame.origin.y = drag.touchY + table.contentOffset.y - drag.grip
    return frame
  }

  private func update(animated: Bool) {
    guard var drag else { return }
    let proposed = proposedTarget(drag)
    let source = IndexPath(drag.source)
    let chosen =
      table.tableDelegate?.tableView(
        table, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: IndexPath(proposed)
      ).itemPath ?? proposed
    let hasMoved = chosen != drag.target
    drag.target = chosen
    self.drag = drag
    table.setNeedsLayout()
    guard hasMoved, animated, table.window != nil else { return }
    UIView.animate(withDuration: 0.2, delay: 0, options: .listChange) { [table] in
      table.updateElements()
    }
  }

  /// Returns where the row would go: past each row whose middle it covers.
  private func proposedTarget(_ drag: Drag) -> ItemPath {
    let dragged = draggedFrame(drag)
    let area = table.bounds.union(drag.frame).insetBy(dx: 0, dy: -drag.frame.height)
    let rows = table.layout.geometry.elements(in: area).filter { $0.element.category == .cell }
    var target = drag.source
    if dragged.minY > drag.frame.minY {
      for row in rows where row.element.path > drag.source && row.center.y < dragged.maxY {
        let path = row.element.path
        let isHere = path.section == drag.source.section
        target = ItemPath(section: path.section, item: isHere ? path.item : path.item + 1)
      }
    } else {
      for row in rows.reversed() where row.element.path < drag.source && row.center.y > dragged.minY {
        target = row.element.path
      }
    }
    return emptySection(beyond: target, drag, dragged).map { ItemPath(section: $0, item: 0) } ?? target
  }

  /// The farthest empty section that the row covers beyond a target; nil for none.
  private func emptySection(beyond target: ItemPath, _ drag: Drag, _ dragged: CGRect) -> Int? {
    let counts = table.loadedCounts
    let empty = counts.items.indices.filter { counts.items[$0] == 0 }
    if dragged.minY > drag.frame.minY {
      return empty.last { $0 > target.section && (middle($0) ?? .infinity) < dragged.maxY }
    }
    return empty.first { $0 < target.section && (middle($0) ?? -.infinity) > dragged.minY }
  }

  private func middle(_ section: Int) -> CGFloat? { table.layout.geometry.sectionFrame(of: section)?.midY }

  /// Returns what a rectangle shows while a row is dragged.
  func displaced(_ found: [ElementAttributes], in rect: CGRect) -> [ElementAttributes] {
    guard let drag else { return found }
    let height = drag.frame.height
    let wide = rect.insetBy(dx: 0, dy: -height)
    var result = table.layout.elements(in: wide, visible: table.visibleContent(at: rect.origin))
      .filter { $0.element != .cell(drag.source) }
      .map { shifted($0, by: shift(of: $0.element, drag, height)) }
      .filter { $0.frame.intersects(rect) }
    var dragged = ElementAttributes(.cell(drag.source), frame: draggedFrame(drag), zIndex: Self.depth)
    dragged.alpha = 0.9
    result.append(dragged)
    return result
  }

  private func shifted(_ attributes: ElementAttributes, by distance: CGFloat) -> ElementAttributes {
    var result = attributes
    result.center.y += distance
    return result
  }

  /// How far an element makes room.
  private func shift(of element: ListElement, _ drag: Drag, _ height: CGFloat) -> CGFloat {
    let (own, source, target) = (rank(element), rank(.cell(drag.source)), rank(.cell(drag.target)))
    if drag.target > drag.source {
      let isHere = drag.target.section == drag.source.section
      return own > source && (isHere ? own <= target : own < target) ? -height : 0
    }
    return own >= target && own < source ? height : 0
  }

  /// The position of an element in its table: header, rows, footer of each section.
  private func rank(_ element: ListElement) -> ItemPath {
    let section = element.path.section
    if element.category == .cell { return element.path }
    return ItemPath(section: section, item: element == .header(section) ? -1 : .max)
  }
}

/// Recognizes a touch on a reorder control at once, so that it does not scroll.
final class RowReorderGestureRecognizer: UIGestureRecognizer {
  private weak var reordering: RowReordering?

  init(_ reordering: RowReordering) {
    self.reordering = reordering
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return touches.forEach { ignore($0, for: event) } }
    guard let touch = touches.first, touches.count == 1, reordering?.begin(touch) == true else {
      return state = .failed
    }
    state = .began
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    reordering?.move(touch)
    state = .changed
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    reordering?.end()
    state = .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    reordering?.cancel()
    state = .cancelled
  }
}
