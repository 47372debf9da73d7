import QuartzCore

/// The rows of an open menu: choosing, submenus, and entries that come later.
extension MenuOverlay {
  // MARK: The touch that has opened the menu

  func pressBegan(at point: CGPoint) {
    pressStart = point
  }

  /// Highlights rows once the touch has moved away from where it opened the menu.
  func pressMoved(to point: CGPoint) {
    if let start = pressStart {
      guard point.isFarther(than: MenuMetrics.dragThreshold, from: start) else { return }
      pressStart = nil
    }
    highlight(cell(at: point))
  }

  /// Chooses the row under the touch; a touch that has not moved leaves the menu open.
  func pressEnded(at point: CGPoint) {
    let cell = pressStart == nil ? cell(at: point) : nil
    pressStart = nil
    highlight(nil)
    if let cell { choose(cell) }
  }

  // MARK: Later touches

  /// Highlights a row, or closes what lies under a touch beside it; false for a touch that is over then.
  func touchBegan(at point: CGPoint) -> Bool {
    guard phase == .open else { return false }
    if let list = topList, list.frame.contains(point) {
      highlight(cell(at: point))
      return true
    }
    if platter?.frame.contains(point) ?? false { return true }
    if lists.count > 1, lists.dropLast().contains(where: { $0.frame.contains(point) }) {
      closeSubmenu()
    } else {
      dismiss(animated: true)
    }
    return false
  }

  /// Chooses the row, or commits the preview, under a touch that was lifted.
  func touchEnded(at point: CGPoint) {
    highlight(nil)
    if let cell = cell(at: point) { return choose(cell) }
    let isOnList = topList?.frame.contains(point) ?? false
    if !isOnList, platter?.frame.contains(point) ?? false { commit() }
  }

  // MARK: Choosing

  /// Runs an action, or opens a submenu.
  func choose(_ cell: MenuCell) {
    guard phase == .open, cell.isEnabled, let element = cell.element else { return }
    if cell === topList?.backCell { return closeSubmenu() }
    if let menu = element as? UIMenu { return openSubmenu(menu, from: cell) }
    guard let leaf = element.leaf else { return }
    updateSelection(element)
    let interaction = interaction
    let sender: AnyObject = interaction?.actionSender ?? sourceView
    guard leaf.attributes.contains(.keepsMenuPresented) else {
      // The menu begins to leave before the action runs, so that the action can present a screen.
      return dismiss(animated: true) {
        interaction?.didChoose(element)
        leaf.perform(from: sender)
      }
    }
    interaction?.didChoose(element)
    leaf.perform(from: sender)
    guard phase == .open, let list = topList else { return }
    // The action may have changed its own state.
    highlight(nil)
    list.show(list.menu)
    refresh(list)
  }

  /// Moves the checkmark where entries exclude each other.
  private func updateSelection(_ element: UIMenuElement) {
    for list in lists {
      guard let section = list.menu.section(with: element) else { continue }
      let isExclusive = section.options.contains(.singleSelection) || list.menu.options.contains(.singleSelection)
      if isExclusive || interaction?.selectsOneElement ?? false {
        (section.options.contains(.singleSelection) ? section : list.menu).select(element)
      }
    }
  }

  // MARK: Submenus

  private func openSubmenu(_ menu: UIMenu, from cell: MenuCell) {
    guard let parent = topList else { return }
    beginLoading(menu)
    let list = MenuListView(menu, parentElement: cell.element)
    let start = cell.convert(cell.bounds, to: self)
    addList(list)
    let frame = submenuFrame(of: list, from: start)
    list.place(in: start)
    list.placeRows(in: frame.size)
    list.layoutIfNeeded()
    list.alpha = 0
    let opening = MenuMetrics.opening
    UIView.animate(withDuration: 0.2, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) { list.alpha = 1 }
    UIView.animate(
      withDuration: opening.duration, delay: 0, usingSpringWithDamping: opening.damping, initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) {
      list.place(in: frame)
      list.layoutIfNeeded()
      parent.transform = CGAffineTransform(scaleX: MenuMetrics.parentScale, y: MenuMetrics.parentScale)
      parent.alpha = MenuMetrics.parentAlpha
    }
    load(list)
  }

  /// Goes back to the menu from which a submenu was opened.
  func closeSubmenu() {
    guard lists.count > 1, let list = lists.popLast(), let parent = topList else { return }
    highlight(nil)
    let cell = parent.cells.first { $0.element === list.parentElement }
    let end = cell.map {
      $0.convert($0.bounds, to: parent).offsetBy(dx: parent.restingFrame.minX, dy: parent.restingFrame.minY)
    }
    UIView.animate(withDuration: MenuMetrics.closing, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) {
      if let end { list.place(in: end) }
      list.layoutIfNeeded()
      list.alpha = 0
      parent.transform = .identity
      parent.alpha = 1
    } completion: { _ in
      list.removeFromSuperview()
    }
  }

  /// A submenu lies over its row, and moves up where it would leave the room.
  private func submenuFrame(of list: MenuListView, from row: CGRect) -> CGRect {
    let room = room
    let height = min(list.contentHeight(in: row.width), room.height)
    let y = max(room.minY, min(row.minY, room.maxY - height))
    return CGRect(x: row.minX, y: y, width: row.width, height: height)
  }

  // MARK: Changes

  /// Replaces the visible menu.
  func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    guard phase == .open, let list = topList else { return }
    let menu = block(list.menu)
    highlight(nil)
    beginLoading(menu)
    list.show(menu)
    refresh(list)
    load(list)
  }

  /// Asks for entries that are made later, and forgets those that are made each time.
  func beginLoading(_ menu: UIMenu) {
    for child in menu.children {
      if let later = child as? UIDeferredMenuElement {
        later.menuWillOpen()
        later.load { _ in }
      } else if let inner = child as? UIMenu, inner.options.contains(.displayInline) {
        beginLoading(inner)
      }
    }
  }

  /// Shows entries when they come.
  func load(_ list: MenuListView) {
    for later in list.content.deferred {
      later.load { [link = WeakReference(self), listLink = WeakReference(list)] _ in
        guard let overlay = link.target, let list = listLink.target, overlay.phase == .open else { return }
        list.show(list.menu)
        overlay.refresh(list)
        // Those that have come may wait for others.
        overlay.load(list)
      }
    }
  }

  /// Lays a card out for changed rows, in an animation.
  private func refresh(_ list: MenuListView) {
    let frame: CGRect
    if list === lists.first {
      guard let placement = currentLayout(decidingOrder: false).menu else { return }
      frame = placement.frame
    } else {
      let width = list.bounds.width
      frame = submenuFrame(
        of: list, from: CGRect(origin: list.restingFrame.origin, size: CGSize(width: width, height: 0)))
    }
    list.placeRows(in: frame.size)
    UIView.animate(withDuration: MenuMetrics.closing, delay: 0, options: [.curveEaseInOut, .allowUserInteraction]) {
      list.place(in: frame)
      list.layoutIfNeeded()
    }
  }

  // MARK: Room

  /// The rectangle for menus and previews: the safe area above the keyboard.
  var room: CGRect {
    var room = bounds.inset(by: safeAreaInsets).insetBy(dx: MenuMetrics.edge, dy: MenuMetrics.edge)
    if let keyboard = uiEnvironment.keyboard.frameOnScreen, let window {
      let top = convert(window.convert(keyboard, from: nil), from: window).minY - MenuMetrics.edge
      if top > room.minY { room.size.height = min(room.height, top - room.minY) }
    }
    return room
  }

  /// Computes the positions of menu and preview.
  ///
  /// - Parameter decidingOrder: whether the rows may be reversed, for a menu that grows upwards.
  func currentLayout(decidingOrder: Bool) -> MenuLayout {
    let room = room
    let list = lists.first
    let width = min(MenuMetrics.width, room.width)
    let size = list.map { CGSize(width: width, height: $0.contentHeight(in: width)) }
    switch source {
    case .control(let control):
      let anchor = control.menuAnchor(for: configuration, in: self)
      let placement = size.map { MenuPlacement(size: $0, source: anchor, room: room) }
      let order = configuration.preferredMenuElementOrder
      if decidingOrder, placement?.isAbove ?? false, order != .fixed { list?.reverse() }
      return MenuLayout(menu: placement, preview: nil)
    case .preview(let preview):
      let start = MenuPlatter.frame(of: preview, in: self)
      let wanted = previewController.map { $0.previewSize(in: room.size) } ?? start.size
      let layout = MenuLayout(source: start, preview: wanted, menu: size, room: room)
      if decidingOrder, layout.menu?.isAbove ?? false, configuration.preferredMenuElementOrder == .priority {
        list?.reverse()
      }
      return layout
    }
  }
}

extension MenuListView {
  /// The rectangle of the card, also while it is small behind a submenu.
  var restingFrame: CGRect {
    CGRect(
      x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width, height: bounds.height)
  }
}

extension CGAffineTransform {
  /// A transform of a view, about its center, to a scale with a fixed point in 0…1 of its size.
  static func scaling(_ scale: CGFloat, about anchor: CGPoint, of size: CGSize) -> CGAffineTransform {
    CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: (anchor.x - 0.5) * size.width * (1 - scale),
      ty: (anchor.y - 0.5) * size.height * (1 - scale))
  }
}
