import QuartzCore

/// The positions of a menu and of the preview above or below it.
struct MenuLayout {
  /// The menu's; nil for none.
  let menu: MenuPlacement?
  /// The preview's rectangle; nil for none.
  let preview: CGRect?
}

extension MenuLayout {
  /// Places a preview near its source, and a menu below it, or above where only that is free. A preview without room
  /// moves, and is made smaller.
  init(source: CGRect, preview wanted: CGSize, menu: CGSize?, room: CGRect) {
    let gap = menu == nil ? 0 : PreviewMetrics.gap
    let share = room.height * PreviewMetrics.leastShare
    let menuHeight = min(menu?.height ?? 0, max(MenuMetrics.rowHeight, room.height - gap - min(wanted.height, share)))
    let largest = CGSize(
      width: max(1, room.width - 2 * PreviewMetrics.margin), height: max(1, room.height - gap - menuHeight))
    let scale = min(1, largest.width / max(1, wanted.width), largest.height / max(1, wanted.height))
    let size = CGSize(width: wanted.width * scale, height: wanted.height * scale)
    func clamped(_ middle: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      max(low, min(middle - length / 2, high - length))
    }
    let x = clamped(
      source.midX, size.width, room.minX + PreviewMetrics.margin, room.maxX - PreviewMetrics.margin)
    let y = clamped(source.midY, size.height, room.minY, room.maxY)
    let needed = menuHeight + gap
    let fitsBelow = y + size.height + needed <= room.maxY
    let isAbove = !fitsBelow && y - needed >= room.minY
    let top = fitsBelow || isAbove ? y : room.maxY - needed - size.height
    let frame = CGRect(x: x, y: top, width: size.width, height: size.height)
    preview = frame
    self.menu = menu.map { menu in
      MenuPlacement(
        size: CGSize(width: menu.width, height: menuHeight), beside: frame, isAbove: isAbove, gap: gap, room: room)
    }
  }
}

extension MenuPlacement {
  /// Places a menu below or above a preview, at the side of the screen where the preview is.
  init(size: CGSize, beside preview: CGRect, isAbove: Bool, gap: CGFloat, room: CGRect) {
    let third = room.width / 3
    let side: CGFloat = preview.midX < room.minX + third ? 0 : preview.midX > room.maxX - third ? 1 : 0
    let wanted = preview.minX + (preview.width - size.width) * side
    let x = min(max(room.minX, wanted), max(room.minX, room.maxX - size.width))
    let y = isAbove ? preview.minY - gap - size.height : preview.maxY + gap
    self.init(
      frame: CGRect(origin: CGPoint(x: x.rounded(), y: y.rounded()), size: size),
      anchor: CGPoint(x: side, y: isAbove ? 1 : 0), isAbove: isAbove)
  }
}

extension UIViewController {
  /// The size of the controller's preview: the one that it prefers, or else almost all of the room, in points.
  func previewSize(in room: CGSize) -> CGSize {
    let wanted = resolvedPreferredContentSize
    let largest = CGSize(width: room.width - 2 * PreviewMetrics.margin, height: room.height)
    return CGSize(
      width: wanted.width > 0 ? min(wanted.width, largest.width) : largest.width,
      height: wanted.height > 0 ? min(wanted.height, largest.height) : largest.height)
  }
}
