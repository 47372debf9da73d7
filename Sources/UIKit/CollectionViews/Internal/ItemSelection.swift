import ListLayout
import QuartzCore

/// The selected and highlighted items of a collection view, and the touches that change them (V-24…V-28).
@MainActor final class ItemSelection {
  private unowned let list: UICollectionView
  private var items = SelectedItems()
  /// The selected items, in order.
  var selected: [ItemPath] { items.paths }
  private var highlighted: ItemPath?
  private weak var touch: UITouch?

  init(_ list: UICollectionView) { self.list = list }

  private var delegate: (any UICollectionViewDelegate)? { list.listDelegate }

  func isSelected(_ path: ItemPath) -> Bool { items.contains(path) }

  // MARK: By program

  /// Selects an item; others stay selected only where several may be.
  func select(_ path: ItemPath) {
    guard list.loadedCounts.contains(path), !isSelected(path) else { return }
    if !list.allowsMultipleSelection { deselectAll() }
    items.insert(path)
    cell(path)?.isSelected = true
  }

  func deselect(_ path: ItemPath) {
    guard items.remove(path) else { return }
    cell(path)?.isSelected = false
  }

  func deselectAll() {
    for path in selected { deselect(path) }
  }

  /// Keeps one selected item where no more are allowed.
  func limit() {
    guard !list.allowsMultipleSelection, selected.count > 1 else { return }
    for path in selected.dropFirst() { deselect(path) }
  }

  /// Forgets all without changing cells, which are made anew.
  func forgetAll() {
    deselectAll()
    highlighted = nil
  }

  /// Moves the selection with its items.
  func follow(_ map: UpdateMap) {
    items.follow(map)
    highlighted = highlighted.flatMap { map.newPath(of: $0) }
  }

  func restoreState(of cell: UICollectionViewCell, at path: ItemPath) {
    (cell.isSelected, cell.isHighlighted) = (isSelected(path), highlighted == path)
  }

  private func cell(_ path: ItemPath) -> UICollectionViewCell? {
    list.views[.cell(path)]?.view as? UICollectionViewCell
  }

  // MARK: By touches

  func touchesBegan(_ touches: Set<UITouch>) {
    guard touch == nil, touches.count == 1, let touch = touches.first else { return }
    // A touch beside open actions closes them and does nothing else (V-95).
    if list.activeSwiping?.closesForTouch() == true { return }
    guard list.allowsSelection,
      let path = item(under: touch.view)
    else { return }
    let index = IndexPath(path)
    guard delegate?.collectionView(list, shouldHighlightItemAt: index) ?? true else { return }
    self.touch = touch
    highlighted = path
    cell(path)?.isHighlighted = true
    delegate?.collectionView(list, didHighlightItemAt: index)
  }

  func touchesEnded(_ touches: Set<UITouch>) {
    guard let touch, touches.contains(touch) else { return }
    self.touch = nil
    guard let path = highlighted else { return }
    tap(path)
    unhighlight()
  }

  func touchesCancelled(_ touches: Set<UITouch>) {
    guard let touch, touches.contains(touch) else { return }
    self.touch = nil
    unhighlight()
  }

  private func unhighlight() {
    guard let path = highlighted else { return }
    highlighted = nil
    cell(path)?.isHighlighted = false
    delegate?.collectionView(list, didUnhighlightItemAt: IndexPath(path))
  }

  private func tap(_ path: ItemPath) {
    let index = IndexPath(path)
    if isSelected(path), list.allowsMultipleSelection {
      guard delegate?.collectionView(list, shouldDeselectItemAt: index) ?? true else { return }
      deselect(path)
      delegate?.collectionView(list, didDeselectItemAt: index)
      return
    }
    guard delegate?.collectionView(list, shouldSelectItemAt: index) ?? true else { return }
    if !list.allowsMultipleSelection {
      for other in selected where other != path {
        deselect(other)
        delegate?.collectionView(list, didDeselectItemAt: IndexPath(other))
      }
    }
    select(path)
    if let cell = list.cellForItem(at: index) { cell.selectionSegue?.fire(cell) }
    delegate?.collectionView(list, didSelectItemAt: index)
    guard delegate?.collectionView(list, canPerformPrimaryActionForItemAt: index) ?? false else { return }
    delegate?.collectionView(list, performPrimaryActionForItemAt: index)
  }

  /// The item whose cell holds a view; nil for none.
  private func item(under view: UIView?) -> ItemPath? {
    var view = view
    while let current = view, current !== list {
      if let element = list.views.element(of: current) { return element.category == .cell ? element.path : nil }
      view = current.superview
    }
    return nil
  }
}
