import CoreGraphics

/// The position of a menu beside its source.
struct MenuPlacement: Equatable {
  /// The menu's rectangle.
  let frame: CGRect
  /// The point of the menu that stays where it is while it grows, in 0…1 of each side.
  let anchor: CGPoint
  /// Whether the menu lies above its source.
  let isAbove: Bool

  init(frame: CGRect, anchor: CGPoint, isAbove: Bool) {
    self.frame = frame
    self.anchor = anchor
    self.isAbove = isAbove
  }

  /// Whether a menu of a height would lie above a source: where there is no room below, and more above.
  static func liesAbove(_ source: CGRect, in room: CGRect, height: CGFloat) -> Bool {
    let below = room.maxY - source.maxY - MenuMetrics.gap
    return height > below && source.minY - room.minY - MenuMetrics.gap > below
  }

  /// Places a menu of a size below or above a source, at the source's side that is nearer to the room's edge.
  init(size: CGSize, source: CGRect, room: CGRect) {
    isAbove = Self.liesAbove(source, in: room, height: size.height)
    let space = isAbove ? source.minY - room.minY - MenuMetrics.gap : room.maxY - source.maxY - MenuMetrics.gap
    // Where neither side has room for a few rows, the menu covers its source.
    let covers = space < min(size.height, 3 * MenuMetrics.rowHeight)
    let height = min(size.height, covers ? room.height : space)
    let third = room.width / 3
    let side: CGFloat = source.midX < room.minX + third ? 0 : source.midX > room.maxX - third ? 1 : 0.5
    let wanted = source.minX + (source.width - size.width) * side
    let x = min(max(room.minX, wanted), max(room.minX, room.maxX - size.width))
    let y: CGFloat
    if covers {
      y = min(max(room.minY, source.midY - height / 2), room.maxY - height)
    } else {
      y = isAbove ? source.minY - MenuMetrics.gap - height : source.maxY + MenuMetrics.gap
    }
    frame = CGRect(x: x.rounded(), y: y.rounded(), width: min(size.width, room.width), height: height)
    let fraction = size.width > 0 ? (source.midX - frame.minX) / size.width : 0.5
    anchor = CGPoint(x: min(max(0, fraction), 1), y: covers ? 0.5 : isAbove ? 1 : 0)
  }
}
