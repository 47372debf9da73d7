import QuartzCore

/// The layout of a popover: the bubble beside the source rectangle, on the first permitted side with enough room.
struct PopoverPlacement: Equatable {
  /// The distance from the bubble's edge to the arrow's tip, in points.
  static let arrowHeight: CGFloat = 13
  /// The width of the arrow at the bubble's edge, in points.
  static let arrowBase: CGFloat = 26
  /// The corner radius of the bubble, in points.
  static let cornerRadius: CGFloat = 13
  /// The size of the bubble where its controller prefers none.
  static let defaultSize = CGSize(width: 320, height: 480)

  /// The rectangle of bubble and arrow, in the container.
  let frame: CGRect
  /// The direction of the arrow; empty for none.
  let direction: UIPopoverArrowDirection
  /// The tip's offset from the middle of its side, in points.
  let arrowOffset: CGFloat

  /// Places a bubble of a size beside a source rectangle, inside an available rectangle.
  init(
    size: CGSize, source: CGRect, room: CGRect, permitted: UIPopoverArrowDirection, canOverlap: Bool
  ) {
    let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right].filter { permitted.contains($0) }
    let fitting = order.first { Self.fits(size, in: Self.space(beside: source, in: room, $0), $0) }
    let roomiest = order.max {
      Self.area(Self.space(beside: source, in: room, $0)) < Self.area(Self.space(beside: source, in: room, $1))
    }
    guard let direction = fitting ?? roomiest else {
      let fitted = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
      frame = Self.centred(fitted, on: CGPoint(x: source.midX, y: source.midY), in: room)
      (self.direction, arrowOffset) = ([], 0)
      return
    }
    self.direction = direction
    let isUpright = direction == .up || direction == .down
    var space = Self.space(beside: source, in: room, direction)
    if fitting == nil, canOverlap { space = room }
    // The rectangle includes the arrow; the content gets the rest.
    let arrow = Self.arrowHeight
    let length = min((isUpright ? size.height : size.width) + arrow, isUpright ? space.height : space.width)
    let breadth = min(isUpright ? size.width : size.height, isUpright ? room.width : room.height)
    let fitted =
      isUpright ? CGSize(width: breadth, height: max(0, length)) : CGSize(width: max(0, length), height: breadth)
    var box = Self.centred(fitted, on: CGPoint(x: source.midX, y: source.midY), in: room)
    switch direction {
    case .up: box.origin.y = min(max(source.maxY, room.minY), room.maxY - fitted.height)
    case .down: box.origin.y = max(min(source.minY, room.maxY) - fitted.height, room.minY)
    case .left: box.origin.x = min(max(source.maxX, room.minX), room.maxX - fitted.width)
    default: box.origin.x = max(min(source.minX, room.maxX) - fitted.width, room.minX)
    }
    frame = box
    let wanted = isUpright ? source.midX - box.midX : source.midY - box.midY
    let reach = max(0, breadth / 2 - Self.cornerRadius - Self.arrowBase / 2)
    arrowOffset = min(max(wanted, -reach), reach)
  }

  /// The content's rectangle, in the bubble's own coordinates.
  var content: CGRect {
    let arrow = Self.arrowHeight
    let bounds = CGRect(origin: .zero, size: frame.size)
    switch direction {
    case .up: return bounds.inset(by: UIEdgeInsets(top: arrow, left: 0, bottom: 0, right: 0))
    case .down: return bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: arrow, right: 0))
    case .left: return bounds.inset(by: UIEdgeInsets(top: 0, left: arrow, bottom: 0, right: 0))
    case .right: return bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: arrow))
    default: return bounds
    }
  }

  /// The arrow's tip, in 0…1 of the rectangle; its middle without an arrow.
  var tip: CGPoint {
    guard frame.width > 0, frame.height > 0 else { return CGPoint(x: 0.5, y: 0.5) }
    switch direction {
    case .up: return CGPoint(x: 0.5 + arrowOffset / frame.width, y: 0)
    case .down: return CGPoint(x: 0.5 + arrowOffset / frame.width, y: 1)
    case .left: return CGPoint(x: 0, y: 0.5 + arrowOffset / frame.height)
    case .right: return CGPoint(x: 1, y: 0.5 + arrowOffset / frame.height)
    default: return CGPoint(x: 0.5, y: 0.5)
    }
  }

  private static func space(beside source: CGRect, in room: CGRect, _ direction: UIPopoverArrowDirection) -> CGRect {
    var space = room
    switch direction {
    case .up:
      space.origin.y = max(source.maxY, room.minY)
      space.size.height = max(0, room.maxY - space.minY)
    case .down: space.size.height = max(0, min(source.minY, room.maxY) - room.minY)
    case .left:
      space.origin.x = max(source.maxX, room.minX)
      space.size.width = max(0, room.maxX - space.minX)
    default: space.size.width = max(0, min(source.minX, room.maxX) - room.minX)
    }
    return space
  }

  private static func fits(_ size: CGSize, in space: CGRect, _ direction: UIPopoverArrowDirection) -> Bool {
    let isUpright = direction == .up || direction == .down
    let (across, along) = isUpright ? (CGFloat(0), arrowHeight) : (arrowHeight, CGFloat(0))
    return space.width >= size.width + across && space.height >= size.height + along
  }

  private static func area(_ space: CGRect) -> CGFloat { space.width * space.height }

  private static func centred(_ size: CGSize, on point: CGPoint, in room: CGRect) -> CGRect {
    let x = min(max(point.x - size.width / 2, room.minX), max(room.minX, room.maxX - size.width))
    let y = min(max(point.y - size.height / 2, room.minY), max(room.minY, room.maxY - size.height))
    return CGRect(x: x, y: y, width: size.width, height: size.height)
  }
}
