import CoreGraphics

/// Mail, messages and calls.
extension SymbolCatalog {
  static let communication: [String: Drawing] = [
    "envelope": {
      $0.outline(.box(1.6, 4.4, 20.8, 15.2, radius: 2.6))
      $0.detail(.drawn("M 2.6 6 L 10.6 13 Q 12 14.2 13.4 13 L 21.4 6"))
    },
    "envelope.open": {
      $0.outline(
        .drawn(
          "M 2 10.2 Q 2 9 3 8.4 L 10.8 3.2 Q 12 2.4 13.2 3.2 L 21 8.4 Q 22 9 22 10.2 L 22 18.8 Q 22 21.2 19.6 21.2 L 4.4 21.2 Q 2 21.2 2 18.8 Z"
        ))
      $0.detail(.drawn("M 2.8 10.4 L 10.6 15.4 Q 12 16.2 13.4 15.4 L 21.2 10.4"))
    },
    "paperplane": {
      $0.outline(.drawn("M 21.6 2.4 L 2.2 10 L 9.4 14.6 L 14 21.8 Z"))
      $0.detail(.line(21, 3, 9.4, 14.6))
    },
    "phone": {
      $0.outline(
        .drawn(
          "M 3 5.4 C 3 4.2 4.6 2.6 5.8 2.6 C 6.8 2.6 9.2 6 9.2 7.4 C 9.2 8.6 7.4 9.4 7.4 10.6 C 7.4 12 12 16.6 13.4 16.6 "
            + "C 14.6 16.6 15.4 14.8 16.6 14.8 C 18 14.8 21.4 17.2 21.4 18.2 C 21.4 19.4 19.8 21 18.6 21 "
            + "C 11.6 21.4 2.8 12.4 3 5.4 Z"))
    },
    "message": { $0.outline(bubble) },
    "bubble.left": { $0.outline(box) },
    "bubble.right": { $0.outline(box.under(.mirrored)) },
    "bubble.left.and.bubble.right": {
      $0.outline(box.under(CGAffineTransform(a: 0.68, b: 0, c: 0, d: 0.68, tx: -0.6, ty: 0.4)))
      let front = box.under(CGAffineTransform(a: -0.68, b: 0, c: 0, d: 0.68, tx: 24.6, ty: 7))
      $0.gap(front, width: 2.4)
      $0.hole(front)
      $0.outline(front)
    },
    "text.bubble": {
      $0.outline(box)
      $0.detail(.line(7, 8.4, 17, 8.4), width: 0.8)
      $0.detail(.line(7, 12.4, 14, 12.4), width: 0.8)
    },
    "wifi": {
      $0.stroke(.arc(12, 19, 14.4, from: -134, by: 88), width: 1.15)
      $0.stroke(.arc(12, 19, 9, from: -134, by: 88), width: 1.15)
      $0.fill(.drawn("M 12 20.6 L 8.6 16.4 Q 12 13.4 15.4 16.4 Z"))
    },
    "antenna.radiowaves.left.and.right": {
      $0.fill(.circle(12, 12, 2.4))
      $0.stroke(.arc(12, 12, 6, from: -42, by: 84))
      $0.stroke(.arc(12, 12, 10, from: -42, by: 84))
      $0.stroke(.arc(12, 12, 6, from: 138, by: 84))
      $0.stroke(.arc(12, 12, 10, from: 138, by: 84))
    },
    "globe": {
      $0.stroke(.circle(12, 12, 9.2))
      $0.stroke(
        CGPath.circle(12, 12, 9.2).under(CGAffineTransform(a: 0.46, b: 0, c: 0, d: 1, tx: 6.48, ty: 0)), width: 0.8)
      $0.stroke(.line(2.8, 12, 21.2, 12), width: 0.8)
      $0.stroke(.drawn("M 4.8 6.6 Q 12 10 19.2 6.6"), width: 0.8)
      $0.stroke(.drawn("M 4.8 17.4 Q 12 14 19.2 17.4"), width: 0.8)
    },
    "iphone": {
      $0.outline(.box(5.6, 1.6, 12.8, 20.8, radius: 3))
      $0.detail(.line(10.4, 4.2, 13.6, 4.2), width: 0.9)
    },
    "desktopcomputer": {
      $0.outline(.box(1.8, 3.4, 20.4, 13.6, radius: 2))
      $0.line(12, 17.6, 12, 20.8)
      $0.line(7.6, 20.8, 16.4, 20.8)
    },
    "tv": {
      $0.outline(.box(1.8, 4.4, 20.4, 13.6, radius: 2))
      $0.line(7, 20.8, 17, 20.8)
    },
  ]

  private static let bubble = CGPath.drawn(
    "M 12 3 C 17.6 3 22 6.6 22 11.2 C 22 15.8 17.6 19.4 12 19.4 C 11 19.4 10 19.3 9 19.1 C 7.8 20.4 6 21.2 4.2 21.2 "
      + "C 5 20.2 5.6 18.8 5.4 17.4 C 3.4 15.8 2 13.6 2 11.2 C 2 6.6 6.4 3 12 3 Z")
  private static let box = CGPath.drawn(
    "M 5.2 3.4 L 18.8 3.4 Q 22 3.4 22 6.6 L 22 14.4 Q 22 17.6 18.8 17.6 L 11 17.6 L 6.6 21.8 L 6.6 17.6 L 5.2 17.6 "
      + "Q 2 17.6 2 14.4 L 2 6.6 Q 2 3.4 5.2 3.4 Z")
}
