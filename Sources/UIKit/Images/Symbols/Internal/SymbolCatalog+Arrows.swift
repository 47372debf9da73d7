import CoreGraphics

/// Chevrons and arrows.
extension SymbolCatalog {
  static let arrows: [String: Drawing] = [
    "chevron.left": { $0.stroke(chevron) },
    "chevron.backward": { $0.stroke(chevron) },
    "chevron.up": { $0.stroke(chevron.under(.quarterTurns(1))) },
    "chevron.right": { $0.stroke(chevron.under(.quarterTurns(2))) },
    "chevron.forward": { $0.stroke(chevron.under(.quarterTurns(2))) },
    "chevron.down": { $0.stroke(chevron.under(.quarterTurns(3))) },
    "chevron.left.2": {
      $0.line(12.4, 4.4, 4.8, 12, 12.4, 19.6)
      $0.line(19.4, 4.4, 11.8, 12, 19.4, 19.6)
    },
    "chevron.right.2": {
      $0.line(4.6, 4.4, 12.2, 12, 4.6, 19.6)
      $0.line(11.6, 4.4, 19.2, 12, 11.6, 19.6)
    },
    "chevron.up.chevron.down": {
      $0.line(6.6, 9.2, 12, 3.8, 17.4, 9.2)
      $0.line(6.6, 14.8, 12, 20.2, 17.4, 14.8)
    },
    "chevron.compact.up": { $0.line(3.5, 14, 12, 10, 20.5, 14) },
    "chevron.compact.down": { $0.line(3.5, 10, 12, 14, 20.5, 10) },
    "chevron.compact.left": { $0.line(14, 3.5, 10, 12, 14, 20.5) },
    "chevron.compact.right": { $0.line(10, 3.5, 14, 12, 10, 20.5) },
    "arrow.left": { $0.arrow(.identity) },
    "arrow.backward": { $0.arrow(.identity) },
    "arrow.up": { $0.arrow(.quarterTurns(1)) },
    "arrow.right": { $0.arrow(.quarterTurns(2)) },
    "arrow.forward": { $0.arrow(.quarterTurns(2)) },
    "arrow.down": { $0.arrow(.quarterTurns(3)) },
    "arrow.up.left": { $0.diagonalArrow(.identity) },
    "arrow.up.right": { $0.diagonalArrow(.quarterTurns(1)) },
    "arrow.down.right": { $0.diagonalArrow(.quarterTurns(2)) },
    "arrow.down.left": { $0.diagonalArrow(.quarterTurns(3)) },
    "arrow.up.arrow.down": {
      $0.arrow(CGAffineTransform(a: 0, b: 0.82, c: -0.7, d: 0, tx: 15.2, ty: 2.16))
      $0.arrow(CGAffineTransform(a: 0, b: -0.82, c: 0.7, d: 0, tx: 8.8, ty: 21.84))
    },
    "arrow.left.arrow.right": {
      $0.arrow(CGAffineTransform(a: 0.82, b: 0, c: 0, d: 0.7, tx: 2.16, ty: 8.8))
      $0.arrow(CGAffineTransform(a: -0.82, b: 0, c: 0, d: 0.7, tx: 21.84, ty: -1.6))
    },
    "arrow.up.left.and.arrow.down.right": {
      $0.line(10.2, 10.2, 3.6, 3.6)
      $0.line(3.6, 9.4, 3.6, 3.6, 9.4, 3.6)
      $0.line(13.8, 13.8, 20.4, 20.4)
      $0.line(20.4, 14.6, 20.4, 20.4, 14.6, 20.4)
    },
    "arrow.down.right.and.arrow.up.left": {
      $0.line(3.2, 3.2, 10.2, 10.2)
      $0.line(10.2, 4.4, 10.2, 10.2, 4.4, 10.2)
      $0.line(20.8, 20.8, 13.8, 13.8)
      $0.line(13.8, 19.6, 13.8, 13.8, 19.6, 13.8)
    },
    "arrow.clockwise": { $0.turningArrow(.identity) },
    "arrow.counterclockwise": { $0.turningArrow(.mirrored) },
    "arrow.triangle.2.circlepath": {
      $0.stroke(.arc(12, 12, 8.6, from: 195, by: 118))
      $0.fill(.drawn("M 15.4 8.2 L 21.6 9.6 L 20.6 3.2 Z"))
      $0.stroke(.arc(12, 12, 8.6, from: 15, by: 118))
      $0.fill(.drawn("M 8.6 15.8 L 2.4 14.4 L 3.4 20.8 Z"))
    },
    "arrow.uturn.left": { $0.turningBack(.identity) },
    "arrow.uturn.backward": { $0.turningBack(.identity) },
    "arrow.uturn.right": { $0.turningBack(.mirrored) },
    "arrow.uturn.forward": { $0.turningBack(.mirrored) },
    "arrowshape.turn.up.left": {
      $0.outline(
        .drawn("M 11 4.4 L 2.6 11.4 L 11 18.4 L 11 14.6 C 15.6 14.4 19 15.6 21.4 19.4 C 21.2 13 17.6 8.6 11 8.2 Z"))
    },
    "arrowshape.turn.up.right": {
      $0.outline(
        .drawn("M 13 4.4 L 21.4 11.4 L 13 18.4 L 13 14.6 C 8.4 14.4 5 15.6 2.6 19.4 C 2.8 13 6.4 8.6 13 8.2 Z"))
    },
    "arrowtriangle.left": { $0.outline(triangle.under(.mirrored)) },
    "arrowtriangle.right": { $0.outline(triangle) },
    "arrowtriangle.up": { $0.outline(triangle.under(.quarterTurns(3))) },
    "arrowtriangle.down": { $0.outline(triangle.under(.quarterTurns(1))) },
  ]

  private static let chevron = CGPath.line(15.8, 3.9, 7.7, 12, 15.8, 20.1)
  private static let triangle = CGPath.drawn("M 6.4 4.6 L 19.4 12 L 6.4 19.4 Z")
}

extension SymbolPen {
  /// An arrow to the left, turned.
  fileprivate mutating func arrow(_ turn: CGAffineTransform) {
    stroke(CGPath.line(20.6, 12, 3.4, 12).under(turn))
    stroke(CGPath.line(10.6, 4.8, 3.4, 12, 10.6, 19.2).under(turn))
  }

  /// An arrow to the top left, turned.
  fileprivate mutating func diagonalArrow(_ turn: CGAffineTransform) {
    stroke(CGPath.line(18.6, 18.6, 5.4, 5.4).under(turn))
    stroke(CGPath.line(5.4, 15.2, 5.4, 5.4, 15.2, 5.4).under(turn))
  }

  /// An arrow around the middle, clockwise from the right almost to the right again.
  fileprivate mutating func turningArrow(_ turn: CGAffineTransform) {
    stroke(CGPath.arc(12, 13, 8.2, from: 0, by: 286).under(turn))
    fill(CGPath.drawn("M 12.6 0.8 L 18.6 5.2 L 12.4 9.2 Z").under(turn))
  }

  /// An arrow to the left that comes from below.
  fileprivate mutating func turningBack(_ turn: CGAffineTransform) {
    stroke(CGPath.drawn("M 3.6 9 L 14.6 9 C 22.4 9 22.4 19.6 14.6 19.6 L 9.6 19.6").under(turn))
    stroke(CGPath.line(8.8, 3.8, 3.6, 9, 8.8, 14.2).under(turn))
  }
}
