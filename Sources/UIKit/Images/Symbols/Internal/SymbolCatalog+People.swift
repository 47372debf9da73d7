import CoreGraphics

/// People and faces.
extension SymbolCatalog {
  static let people: [String: Drawing] = [
    "person": { $0.person(.identity) },
    "person.2": {
      $0.person(CGAffineTransform(a: 0.78, b: 0, c: 0, d: 0.78, tx: 6.8, ty: 3.2))
      let front = CGAffineTransform(a: 0.78, b: 0, c: 0, d: 0.78, tx: -2, ty: 4.4)
      $0.makeRoom(front)
      $0.person(front)
    },
    "person.3": {
      $0.person(CGAffineTransform(a: 0.66, b: 0, c: 0, d: 0.66, tx: -3.4, ty: 5))
      $0.person(CGAffineTransform(a: 0.66, b: 0, c: 0, d: 0.66, tx: 11.6, ty: 5))
      let front = CGAffineTransform(a: 0.78, b: 0, c: 0, d: 0.78, tx: 2.6, ty: 4.4)
      $0.makeRoom(front)
      $0.person(front)
    },
    "person.crop.circle": {
      $0.outline(.circle(12, 12, 9.2))
      $0.detailArea(.circle(12, 9.4, 3.2))
      $0.detailArea(
        .drawn(
          "M 5.4 18.4 C 6.4 15 9 14.2 12 14.2 C 15 14.2 17.6 15 18.6 18.4 C 16.8 20.2 14.5 21.2 12 21.2 C 9.5 21.2 7.2 20.2 5.4 18.4 Z"
        ))
    },
    "person.badge.plus": {
      $0.person(CGAffineTransform(a: 0.9, b: 0, c: 0, d: 0.9, tx: 2.6, ty: 1.4))
      $0.gap(.line(4.6, 12.4, 4.6, 19.6), width: 3)
      $0.gap(.line(1, 16, 8.2, 16), width: 3)
      $0.line(4.6, 12.8, 4.6, 19.2)
      $0.line(1.4, 16, 7.8, 16)
    },
    "face.smiling": {
      $0.outline(.circle(12, 12, 9.2))
      $0.detailArea(.circle(8.8, 9.8, 1.3))
      $0.detailArea(.circle(15.2, 9.8, 1.3))
      $0.detail(.drawn("M 7.6 14 Q 12 19 16.4 14"))
    },
    "hand.raised": {
      $0.outline(
        .drawn(
          "M 7.4 12.4 L 7.4 5.6 Q 7.4 4.2 8.7 4.2 Q 10 4.2 10 5.6 L 10 3.6 Q 10 2.2 11.3 2.2 Q 12.6 2.2 12.6 3.6 L 12.6 4.6 "
            + "Q 12.6 3.2 13.9 3.2 Q 15.2 3.2 15.2 4.6 L 15.2 6.8 Q 15.2 5.6 16.4 5.6 Q 17.8 5.6 17.8 7 L 17.8 14.6 "
            + "C 17.8 19 15.6 21.8 11.8 21.8 C 8.6 21.8 7 20 5.6 17.4 L 3.6 13.6 C 3 12 4.8 11.2 5.8 12.4 L 7.4 14.4 Z")
      )
      for (x, top) in [(10, 5.6), (12.6, 4.6), (15.2, 6.8)] as [(CGFloat, CGFloat)] {
        $0.detail(.line(x, top, x, 11), width: 0.6)
      }
    },
  ]
}

extension SymbolPen {
  private static let head = CGPath.circle(12, 7.4, 4.2)
  private static let shoulders = CGPath.drawn(
    "M 3.8 19.4 C 3.8 15.8 7.4 14.2 12 14.2 C 16.6 14.2 20.2 15.8 20.2 19.4 Q 20.2 20.8 18.8 20.8 L 5.2 20.8 Q 3.8 20.8 3.8 19.4 Z"
  )

  /// A head over shoulders.
  fileprivate mutating func person(_ transform: CGAffineTransform) {
    outline(Self.head.under(transform))
    outline(Self.shoulders.under(transform))
  }

  /// Takes away what is behind a person.
  fileprivate mutating func makeRoom(_ transform: CGAffineTransform) {
    for path in [Self.head, Self.shoulders] {
      gap(path.under(transform), width: 2.6)
      hole(path.under(transform))
    }
  }
}
