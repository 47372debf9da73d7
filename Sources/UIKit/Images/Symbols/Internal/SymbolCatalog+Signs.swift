import CoreGraphics

/// Signs, shapes and marks.
extension SymbolCatalog {
  static let signs: [String: Drawing] = [
    "xmark": {
      $0.line(5, 5, 19, 19)
      $0.line(19, 5, 5, 19)
    },
    "multiply": {
      $0.line(5, 5, 19, 19)
      $0.line(19, 5, 5, 19)
    },
    "plus": {
      $0.line(12, 3, 12, 21)
      $0.line(3, 12, 21, 12)
    },
    "minus": { $0.line(3, 12, 21, 12) },
    "equal": {
      $0.line(3.6, 8.4, 20.4, 8.4)
      $0.line(3.6, 15.6, 20.4, 15.6)
    },
    "checkmark": { $0.line(4, 13.2, 9.6, 19.8, 20, 4.4) },
    "ellipsis": { pen in for x in [4.2, 12, 19.8] as [CGFloat] { pen.fill(.circle(x, 12, 2)) } },
    "info": {
      $0.fill(.circle(12, 4.8, 1.9))
      $0.line(9, 10.4, 12.4, 10.4, 12.4, 19.6)
      $0.line(8.4, 19.6, 16.2, 19.6)
    },
    "questionmark": {
      $0.stroke(.drawn("M 6.8 7.8 C 7 1.6 17.4 1.6 17.4 8 C 17.4 12 12 11.6 12 15.6"))
      $0.fill(.circle(12, 20.4, 1.7))
    },
    "exclamationmark": {
      $0.stroke(.line(12, 3.4, 12, 14.6), width: 1.2)
      $0.fill(.circle(12, 20.2, 1.8))
    },
    "exclamationmark.triangle": {
      $0.outline(.drawn("M 12 3.2 L 21.8 20.4 L 2.2 20.4 Z"))
      $0.detail(.line(12, 9.4, 12, 14))
      $0.detailArea(.circle(12, 17.2, 1.2))
    },
    "circle": { $0.outline(.circle(12, 12, 9.2)) },
    "smallcircle.filled.circle": {
      $0.outline(.circle(12, 12, 9.2))
      $0.detailArea(.circle(12, 12, 4))
    },
    "square": { $0.outline(.box(3.2, 3.2, 17.6, 17.6, radius: 3.6)) },
    "rectangle": { $0.outline(.box(1.4, 4.6, 21.2, 14.8, radius: 3)) },
    "rectangle.portrait": { $0.outline(.box(4.6, 1.4, 14.8, 21.2, radius: 3)) },
    "capsule": { $0.outline(.box(1.4, 6, 21.2, 12, radius: 6)) },
    "triangle": { $0.outline(.drawn("M 12 3.6 L 21.6 20 L 2.4 20 Z")) },
    "diamond": { $0.outline(.drawn("M 12 2.6 L 21.4 12 L 12 21.4 L 2.6 12 Z")) },
    "heart": {
      $0.outline(
        .drawn(
          "M 12 20.6 C 6.4 16.9 2.4 13.2 2.4 8.7 C 2.4 5.7 4.6 3.6 7.3 3.6 C 9.3 3.6 11 4.7 12 6.5 "
            + "C 13 4.7 14.7 3.6 16.7 3.6 C 19.4 3.6 21.6 5.7 21.6 8.7 C 21.6 13.2 17.6 16.9 12 20.6 Z"))
    },
    "star": { $0.outline(star) },
    "star.leadinghalf.filled": {
      $0.stroke(star)
      $0.fill(.drawn("M 12 2.4 L 9.2 8.8 L 2.4 9.5 L 7.5 14.1 L 6 20.8 L 12 17.4 Z"))
    },
    "bookmark": {
      $0.outline(.drawn("M 6.2 4.4 Q 6.2 2.8 7.8 2.8 L 16.2 2.8 Q 17.8 2.8 17.8 4.4 L 17.8 21.2 L 12 16 L 6.2 21.2 Z"))
    },
    "flag": {
      $0.line(5, 2.8, 5, 21.6)
      $0.outline(.drawn("M 5 4 C 9 1.8 12 6.4 19.6 4 L 19.6 13.4 C 12 15.8 9 11.2 5 13.4 Z"))
    },
    "tag": {
      $0.outline(
        .drawn("M 3 4.6 Q 3 3 4.6 3 L 11.4 3 L 21 12.6 Q 22 13.6 21 14.6 L 14.6 21 Q 13.6 22 12.6 21 L 3 11.4 Z"))
      $0.detailArea(.circle(7.4, 7.4, 1.5))
    },
    "bolt": { $0.outline(.drawn("M 14.4 2.2 L 5 13.4 L 11.2 13.4 L 9.6 21.8 L 19 10.6 L 12.8 10.6 Z")) },
    "link": {
      let half = CGPath.drawn("M 10.4 8.2 L 14 4.6 C 18 0.6 23.4 6 19.4 10 L 16 13.4 C 13.8 15.6 10.8 15 9.4 12.6")
      $0.stroke(half)
      $0.stroke(half.under(.quarterTurns(2)))
    },
    "hand.thumbsup": { $0.thumb(.identity) },
    "hand.thumbsdown": { $0.thumb(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 24)) },
    "number": {
      $0.line(9.6, 3, 7, 21)
      $0.line(17, 3, 14.4, 21)
      $0.line(4, 8.6, 20.6, 8.6)
      $0.line(3.4, 15.4, 20, 15.4)
    },
    "at": {
      $0.stroke(.circle(12, 12, 3.8))
      $0.stroke(
        .drawn(
          "M 15.8 8.2 L 15.8 13.2 C 15.8 17.4 21.2 16.6 21.2 12 C 21.2 6.6 17 2.8 12 2.8 C 6.8 2.8 2.8 6.8 2.8 12 C 2.8 17.4 7 21.2 12 21.2 C 14 21.2 15.6 20.8 17 19.8"
        ))
    },
  ]

  /// A star of five points, ten and four and a half units from its middle.
  private static let star = CGPath.drawn(
    "M 12 2.4 L 14.8 8.8 L 21.6 9.5 L 16.5 14.1 L 18 20.8 L 12 17.4 L 6 20.8 L 7.5 14.1 L 2.4 9.5 L 9.2 8.8 Z")
}

extension SymbolPen {
  /// A fist with the thumb upwards, and a cuff.
  fileprivate mutating func thumb(_ turn: CGAffineTransform) {
    outline(
      CGPath.drawn(
        "M 7.8 10.6 C 10 8.6 11 6.4 11.4 3.6 C 11.8 1.6 14.8 2 14.8 5 C 14.8 6.8 14.4 8 13.8 9.4 L 18.8 9.4 "
          + "C 21.4 9.4 21.8 12 20.4 13 C 21.6 14 21.2 15.8 19.8 16.4 C 20.6 17.6 20 19 18.6 19.2 C 18.8 20.6 17.8 21.2 16.4 21.2 "
          + "L 12.4 21.2 C 10.6 21.2 9.4 20.6 7.8 19.6 Z"
      ).under(turn))
    outline(CGPath.box(2.4, 10.2, 3.4, 10.4, radius: 1.4).under(turn))
  }
}
