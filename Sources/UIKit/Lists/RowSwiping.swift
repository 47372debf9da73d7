import ListLayout
import QuartzCore

/// A list whose rows have swipe actions.
@MainActor protocol SwipeableList: UIScrollView {
  /// Whether a swipe may show actions now.
  var allowsSwipes: Bool { get }
  /// The index of the first element's view among the subviews, where the actions go.
  var indexOfFirstElementView: Int { get }

  /// Returns the frame of a row, without what a swipe moves; nil for one that does not exist.
  func rowFrame(at path: ItemPath) -> CGRect?
  /// Returns the row at a point of the content; nil for none.
  func rowPath(at point: CGPoint) -> ItemPath?
  /// Returns the actions at an edge of a row; nil for none.
  func swipeActions(at path: ItemPath, isTrailing: Bool, _ reason: RowSwiping.Reason) -> UISwipeActionsConfiguration?
  /// Called before a row's actions are shown.
  func willShowActions(at path: ItemPath)
  /// Called when a row's actions are hidden; nil where the row is gone.
  func didHideActions(at path: ItemPath?)
  /// Called when a swipe has moved a row, which the next layout pass shows.
  func rowHasMoved()
  /// Shows the rows where they are now.
  func updateElements()
}

/// Swipes that show the actions of rows (V-95).
@MainActor final class RowSwiping {
  /// The seconds in which actions open and close.
  private static let duration: TimeInterval = 0.3
  /// The fraction of the row's width from which a swipe performs the first action.
  static let fullSwipe: CGFloat = 0.6
  /// The speed from which a release opens or closes the actions, in points per second.
  static let speed: CGFloat = 300

  /// Why a row's actions are shown.
  enum Reason {
    case swipe, confirmation
  }

  /// A row that is moved aside.
  private struct Row {
    var path: ItemPath
    let isAtRight: Bool
    let configuration: UISwipeActionsConfiguration
    let view: SwipeActionsView
    /// The displacement of the cell, in points; to the left for actions at the right.
    var offset: CGFloat = 0
    /// The displacement at the beginning of the drag.
    var start: CGFloat = 0
    /// Whether an action runs.
    var isPerforming = false

    var sign: CGFloat { isAtRight ? -1 : 1 }
  }

  private unowned let list: any SwipeableList
  private var row: Row?
  private(set) lazy var recognizer = RowSwipeGestureRecognizer(self)

  init(_ list: any SwipeableList) { self.list = list }

  /// The row whose actions are shown; nil for none.
  var openPath: ItemPath? { row?.path }

  // MARK: Layout

  /// Returns attributes moved aside.
  func displaced(_ attributes: ElementAttributes) -> ElementAttributes {
    guard let row, attributes.element == .cell(row.path), row.offset != 0 else { return attributes }
    var result = attributes
    result.center.x += row.offset
    return result
  }

  /// Lays out the actions beside their row.
  func layOut() {
    guard let row, let frame = list.rowFrame(at: row.path) else { return }
    let width = min(row.offset.magnitude, frame.width)
    let x = row.isAtRight ? frame.maxX - width : frame.minX
    row.view.frame = CGRect(x: x, y: frame.minY, width: width, height: frame.height)
    row.view.layoutIfNeeded()
  }

  /// Moves the row with its batch; the actions of a deleted row fade out.
  func follow(_ map: UpdateMap) {
    guard var row else { return }
    if let path = map.newPath(of: row.path), !map.isReloaded(row.path) {
      row.path = path
      self.row = row
      return
    }
    self.row = nil
    fadeOut(row.view)
    list.didHideActions(at: nil)
  }

  private func fadeOut(_ view: UIView) {
    UIView.animate(withDuration: Self.duration, delay: 0, options: .staysAfterCancel) {
      view.alpha = 0
    } completion: { _ in
      view.removeFromSuperview()
    }
  }

  // MARK: Opening and closing

  /// Shows a row's actions at its trailing edge, without a swipe.
  func open(_ path: ItemPath, _ reason: Reason) {
    close(animated: true)
    let isAtRight = !isMirrored
    guard begin(path, isAtRight: isAtRight, reason), let row else { return }
    move(to: row.sign * row.view.naturalWidth, animated: true)
  }

  /// Hides the actions.
  func close(animated: Bool) {
    guard let row else { return }
    guard animated, list.window != nil else {
      self.row?.offset = 0
      return remove(row)
    }
    self.row = nil
    list.rowHasMoved()
    UIView.animate(withDuration: Self.duration, delay: 0, options: .listChange) { [list] in
      list.updateElements()
      var frame = row.view.frame
      frame.origin.x += row.isAtRight ? frame.width : 0
      frame.size.width = 0
      row.view.frame = frame
      row.view.layoutIfNeeded()
    } completion: { [weak self] _ in
      self?.remove(row)
    }
    ended(row)
  }

  /// Hides the actions for a touch elsewhere; whether there were some.
  func closesForTouch() -> Bool {
    guard let row, !row.isPerforming else { return false }
    close(animated: true)
    return true
  }

  /// Called when the content has moved under a touch.
  func scrolled() {
    if row != nil, list.isDragging { close(animated: true) }
  }

  private func remove(_ row: Row) {
    row.view.removeFromSuperview()
    guard self.row?.view === row.view else { return }
    self.row = nil
    list.rowHasMoved()
    ended(row)
  }

  private func ended(_ row: Row) {
    list.didHideActions(at: row.path)
  }

  private var isMirrored: Bool { list.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Begins to show the actions of a row; false if it has none.
  private func begin(_ path: ItemPath, isAtRight: Bool, _ reason: Reason) -> Bool {
    guard let configuration = list.swipeActions(at: path, isTrailing: isAtRight != isMirrored, reason),
      !configuration.actions.isEmpty
    else { return false }
    let view = SwipeActionsView(configuration.actions, isAtRight: isAtRight) { [weak self] action, source in
      self?.perform(action, source)
    }
    list.insertSubview(view, at: list.indexOfFirstElementView)
    row = Row(path: path, isAtRight: isAtRight, configuration: configuration, view: view)
    list.willShowActions(at: path)
    return true
  }

  private func move(to offset: CGFloat, animated: Bool) {
    row?.offset = offset
    list.rowHasMoved()
    guard animated, list.window != nil else { return layOut() }
    UIView.animate(withDuration: Self.duration, delay: 0, options: .listChange) { [self] in
      list.updateElements()
      layOut()
    }
  }

  // MARK: Actions

  private func perform(_ action: UIContextualAction, _ source: UIView) {
    guard row?.isPerforming == false, let view = row?.view else { return }
    row?.isPerforming = !action.leavesRowOpen
    action.handler(action, source) { [weak self, weak view] _ in
      guard let self, let view, row?.view === view else { return }
      close(animated: true)
    }
  }

  // MARK: Swipes

  /// Whether a drag from a point of the window may move a row aside.
  func accepts(landing: CGPoint, movement: CGPoint) -> Bool {
    guard movement.x.magnitude > movement.y.magnitude, list.allowsSwipes, !list.isDragging else { return false }
    let point = list.convert(landing, from: nil)
    let isAtRight = movement.x < 0
    if let row {
      // A drag of the open row moves it; one of another row closes it.
      let frame = list.rowFrame(at: row.path) ?? .zero
      if point.y >= frame.minY, point.y < frame.maxY { return !row.isPerforming }
      close(animated: true)
      return false
    }
    guard let path = list.rowPath(at: CGPoint(x: list.bounds.midX, y: point.y)) else { return false }
    return begin(path, isAtRight: isAtRight, .swipe)
  }

  func handle(_ gesture: UIPanGestureRecognizer) {
    // Delegates may release the owner meanwhile.
    let list = list
    defer { withExtendedLifetime(list) {} }
    guard let offset = row?.offset else { return }
    switch gesture.state {
    case .began:
      row?.start = offset
      drag(gesture)
    case .changed: drag(gesture)
    case .ended: release(speed: gesture.velocity(in: list).x)
    case .cancelled: close(animated: true)
    default: return
    }
  }

  private func drag(_ gesture: UIPanGestureRecognizer) {
    guard let row else { return }
    var distance = row.sign * (row.start + gesture.translation(in: list).x)
    let natural = row.view.naturalWidth
    if distance < 0 { distance = 0 }
    // Without a full swipe the row resists beyond its actions.
    if distance > natural, !row.configuration.performsFirstActionWithFullSwipe {
      distance = natural + (distance - natural) * 0.3
    }
    row.view.isFull = isFull(distance)
    move(to: row.sign * distance, animated: false)
  }

  private func isFull(_ distance: CGFloat) -> Bool {
    guard let row, row.configuration.performsFirstActionWithFullSwipe else { return false }
    return distance > max(Self.fullSwipe * list.bounds.width, row.view.naturalWidth)
  }

  private func release(speed: CGFloat) {
    guard let row else { return }
    let distance = row.sign * row.offset
    if isFull(distance), let first = row.configuration.actions.first {
      move(to: row.sign * list.bounds.width, animated: true)
      return perform(first, row.view)
    }
    let outward = row.sign * speed
    let opens = outward.magnitude > Self.speed ? outward > 0 : distance > row.view.naturalWidth / 2
    if opens { move(to: row.sign * row.view.naturalWidth, animated: true) } else { close(animated: true) }
  }
}

/// The recognizer of a drag along a row.
final class RowSwipeGestureRecognizer: UIPanGestureRecognizer {
  private weak var swiping: RowSwiping?

  init(_ swiping: RowSwiping) {
    self.swiping = swiping
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
    addTarget(
      self,
      action: Selector("handleRowSwipe:", RowSwipeGestureRecognizer.handleRowSwipe(_:)))
  }

  override func accepts(landing: CGPoint, movement: CGPoint) -> Bool {
    swiping?.accepts(landing: landing, movement: movement) ?? false
  }

  private func handleRowSwipe(_ gesture: UIPanGestureRecognizer) { swiping?.handle(gesture) }
}
