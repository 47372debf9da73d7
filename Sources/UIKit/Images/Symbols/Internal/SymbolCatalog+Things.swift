import CoreGraphics

/// Tools, files and other things.
extension SymbolCatalog {
  static let things: [String: Drawing] = [
    "magnifyingglass": {
      $0.stroke(.circle(10, 10, 7))
      $0.stroke(.line(15.4, 15.4, 21, 21), width: 1.15)
    },
    "gearshape": {
      $0.outline(gear(teeth: 8, inner: 7.2, outer: 9.9))
      $0.detail(.circle(12, 12, 3.2))
    },
    "gear": {
      $0.stroke(gear(teeth: 12, inner: 7.8, outer: 9.9), width: 0.9)
      $0.stroke(.circle(12, 12, 2.2))
      for angle in [90, 210, 330] as [CGFloat] {
        $0.stroke(.line(12, 9.8, 12, 4.6).under(.turned(angle)), width: 0.9)
      }
    },
    "house": {
      $0.outline(
        .drawn("M 4.8 9.8 L 4.8 19.2 Q 4.8 20.8 6.4 20.8 L 17.6 20.8 Q 19.2 20.8 19.2 19.2 L 19.2 9.8 L 12 3.6 Z"))
      $0.line(1.8, 12.2, 12, 3.2, 22.2, 12.2)
      $0.detail(.line(9.8, 20.6, 9.8, 14.6, 14.2, 14.6, 14.2, 20.6))
      if $0.isFilled { $0.hole(.box(9.8, 14.6, 4.4, 6.2, radius: 0.4)) }
    },
    "trash": {
      $0.outline(.drawn("M 5.4 6.2 L 6.4 20 Q 6.6 21.6 8.2 21.6 L 15.8 21.6 Q 17.4 21.6 17.6 20 L 18.6 6.2 Z"))
      $0.line(3.2, 6.2, 20.8, 6.2)
      $0.stroke(.drawn("M 8.8 6 L 8.8 4.2 Q 8.8 2.6 10.4 2.6 L 13.6 2.6 Q 15.2 2.6 15.2 4.2 L 15.2 6"))
      for (top, bottom) in [(9, 9.4), (12, 12), (15, 14.6)] as [(CGFloat, CGFloat)] {
        $0.detail(.line(top, 9.8, bottom, 18.2), width: 0.8)
      }
    },
    "pencil": { $0.pencil(.identity) },
    "square.and.pencil": {
      $0.stroke(
        .drawn("M 12.4 4.6 L 5.8 4.6 Q 3 4.6 3 7.4 L 3 18.2 Q 3 21 5.8 21 L 16.6 21 Q 19.4 21 19.4 18.2 L 19.4 11.6"))
      $0.pencil(CGAffineTransform(a: 0.8, b: 0, c: 0, d: 0.8, tx: 5.6, ty: -1))
    },
    "square.and.arrow.up": { $0.sharing(isDown: false) },
    "square.and.arrow.down": { $0.sharing(isDown: true) },
    "folder": {
      $0.outline(
        .drawn(
          "M 1.8 6.6 Q 1.8 4.4 4 4.4 L 8.2 4.4 L 10.4 6.6 L 20 6.6 Q 22.2 6.6 22.2 8.8 L 22.2 17.6 Q 22.2 19.8 20 19.8 "
            + "L 4 19.8 Q 1.8 19.8 1.8 17.6 Z"))
      $0.detail(.line(2.4, 10.4, 21.6, 10.4))
    },
    "doc": {
      $0.outline(
        .drawn(
          "M 4.6 4 Q 4.6 1.8 6.8 1.8 L 13 1.8 L 19.4 8.2 L 19.4 20 Q 19.4 22.2 17.2 22.2 L 6.8 22.2 Q 4.6 22.2 4.6 20 Z"
        ))
      $0.detail(.line(13, 2.4, 13, 8.2, 18.8, 8.2))
    },
    "doc.text": {
      $0.outline(
        .drawn(
          "M 4.6 4 Q 4.6 1.8 6.8 1.8 L 13 1.8 L 19.4 8.2 L 19.4 20 Q 19.4 22.2 17.2 22.2 L 6.8 22.2 Q 4.6 22.2 4.6 20 Z"
        ))
      $0.detail(.line(13, 2.4, 13, 8.2, 18.8, 8.2))
      $0.detail(.line(8, 13, 16, 13), width: 0.8)
      $0.detail(.line(8, 17, 16, 17), width: 0.8)
    },
    "doc.on.doc": {
      $0.outline(.box(8.2, 2.2, 12.6, 15.4, radius: 2.4))
      $0.gap(.box(3.2, 6.4, 12.6, 15.4, radius: 2.4), width: 2.4)
      $0.hole(.box(3.2, 6.4, 12.6, 15.4, radius: 2.4))
      $0.outline(.box(3.2, 6.4, 12.6, 15.4, radius: 2.4))
    },
    "paperclip": {
      $0.stroke(
        .drawn(
          "M 19.6 11 L 11.4 19.2 C 7.2 23.4 1.4 17.6 5.6 13.4 L 14.4 4.6 C 17.4 1.6 21.4 5.6 18.4 8.6 L 10.2 16.8 "
            + "C 8.6 18.4 6.8 16.6 8.4 15 L 15.6 7.8"))
    },
    "lock": {
      $0.outline(.box(4.4, 10.4, 15.2, 11.4, radius: 2.4))
      $0.stroke(.drawn("M 7.8 10.4 L 7.8 7 C 7.8 1 16.2 1 16.2 7 L 16.2 10.4"))
    },
    "lock.open": {
      $0.outline(.box(2.4, 10.4, 15.2, 11.4, radius: 2.4))
      $0.stroke(.drawn("M 13.8 10.4 L 13.8 7 C 13.8 1 22 1 22 7 L 22 9"))
    },
    "key": {
      $0.outline(.circle(7.4, 16.6, 4.8))
      $0.line(11, 13, 20.4, 3.6)
      $0.line(16.8, 7.2, 20, 10.4)
    },
    "eye": {
      $0.outline(.drawn("M 1.6 12 C 6.4 3.6 17.6 3.6 22.4 12 C 17.6 20.4 6.4 20.4 1.6 12 Z"))
      $0.detail(.circle(12, 12, 3.4))
    },
    "bell": {
      $0.outline(
        .drawn(
          "M 12 2.8 C 8.2 2.8 6.2 5.6 6.2 9.2 C 6.2 13.4 5.2 14.6 4 16 C 3.2 17 3.8 18 5 18 L 19 18 "
            + "C 20.2 18 20.8 17 20 16 C 18.8 14.6 17.8 13.4 17.8 9.2 C 17.8 5.6 15.8 2.8 12 2.8 Z"))
      $0.stroke(.drawn("M 9.4 20.6 Q 12 22.6 14.6 20.6"))
    },
    "calendar": {
      $0.stroke(.box(2.2, 3.6, 19.6, 17.6, radius: 3))
      $0.fill(.drawn("M 2.2 9.4 L 2.2 6.6 Q 2.2 3.6 5.2 3.6 L 18.8 3.6 Q 21.8 3.6 21.8 6.6 L 21.8 9.4 Z"))
      for y in [13, 17] as [CGFloat] {
        for x in [6.6, 10.2, 13.8, 17.4] as [CGFloat] { $0.fill(.box(x - 0.9, y - 0.9, 1.8, 1.8, radius: 0.4)) }
      }
    },
    "clock": {
      $0.outline(.circle(12, 12, 9.2))
      $0.detail(.line(12, 6.4, 12, 12.4, 7.8, 12.4))
    },
    "timer": {
      $0.stroke(.arc(12, 13, 8.4, from: -90, by: 316))
      $0.line(12, 13, 6.6, 7.6)
      $0.line(12, 4.6, 12, 7.4)
    },
    "tray": {
      $0.outline(
        .drawn(
          "M 1.8 13.4 L 5.4 6 Q 6 4.8 7.4 4.8 L 16.6 4.8 Q 18 4.8 18.6 6 L 22.2 13.4 L 22.2 17 Q 22.2 19.2 20 19.2 L 4 19.2 Q 1.8 19.2 1.8 17 Z"
        ))
      $0.detail(.drawn("M 2.6 13.4 L 8 13.4 Q 8.6 16.4 12 16.4 Q 15.4 16.4 16 13.4 L 21.4 13.4"))
    },
    "archivebox": {
      $0.outline(.box(1.8, 4.2, 20.4, 4.6, radius: 1.4))
      $0.outline(.drawn("M 3.4 8.8 L 3.4 17.8 Q 3.4 20 5.6 20 L 18.4 20 Q 20.6 20 20.6 17.8 L 20.6 8.8 Z"))
      $0.detail(.line(8.8, 12.6, 15.2, 12.6))
    },
    "cart": {
      $0.line(1.4, 3.6, 4.6, 3.6, 7.4, 15.6, 19.2, 15.6)
      $0.outline(.drawn("M 5.2 6.2 L 21.4 6.2 L 19.6 12.6 L 6.8 12.6 Z"))
      $0.fill(.circle(8.6, 19.6, 1.7))
      $0.fill(.circle(17.8, 19.6, 1.7))
    },
    "bag": {
      $0.outline(
        .drawn(
          "M 4.4 8.8 Q 4.6 7.4 6 7.4 L 18 7.4 Q 19.4 7.4 19.6 8.8 L 20.6 19.4 Q 20.8 21.8 18.4 21.8 L 5.6 21.8 Q 3.2 21.8 3.4 19.4 Z"
        ))
      $0.stroke(.drawn("M 8 7.2 C 8 0.8 16 0.8 16 7.2"))
    },
    "creditcard": {
      $0.outline(.box(1.6, 4.6, 20.8, 14.8, radius: 2.6))
      $0.detail(.line(2.2, 9, 21.8, 9), width: 1.3)
      $0.detail(.line(5.4, 15, 9, 15))
    },
    "gift": {
      $0.outline(.box(2.4, 7, 19.2, 4.4, radius: 1))
      $0.outline(.drawn("M 4 11.4 L 4 19.8 Q 4 21.4 5.6 21.4 L 18.4 21.4 Q 20 21.4 20 19.8 L 20 11.4 Z"))
      $0.detail(.line(12, 7.4, 12, 21))
      $0.stroke(
        .drawn("M 12 7 C 10.6 2 5.4 1.6 5.8 4.8 C 6 6.6 9 7 12 7 C 15 7 18 6.6 18.2 4.8 C 18.6 1.6 13.4 2 12 7"))
    },
    "book": {
      $0.outline(
        .drawn(
          "M 12 5.4 C 9.4 3.6 5.4 3.4 1.8 4.4 L 1.8 19 C 5.4 18 9.4 18.4 12 20.2 C 14.6 18.4 18.6 18 22.2 19 L 22.2 4.4 C 18.6 3.4 14.6 3.6 12 5.4 Z"
        ))
      $0.detail(.line(12, 5.8, 12, 19.6))
    },
    "printer": {
      $0.stroke(.drawn("M 6.6 8 L 6.6 3 L 17.4 3 L 17.4 8"))
      $0.outline(
        .drawn(
          "M 6 17.6 L 4 17.6 Q 1.8 17.6 1.8 15.4 L 1.8 10.2 Q 1.8 8 4 8 L 20 8 Q 22.2 8 22.2 10.2 L 22.2 15.4 Q 22.2 17.6 20 17.6 L 18 17.6"
        ))
      $0.detail(.box(6.4, 13.6, 11.2, 7.8, radius: 0.8))
    },
    "lightbulb": {
      $0.outline(
        .drawn(
          "M 9 17 C 9 13.6 5.4 12.8 5.4 8.6 C 5.4 4.8 8.4 2.2 12 2.2 C 15.6 2.2 18.6 4.8 18.6 8.6 C 18.6 12.8 15 13.6 15 17 Z"
        ))
      $0.line(9.6, 20, 14.4, 20)
      $0.line(10.8, 22.4, 13.2, 22.4)
    },
    "wrench": {
      $0.outline(
        .drawn(
          "M 21 6.4 L 17.4 10 L 14 6.6 L 17.6 3 C 12.8 1.4 9.4 5.4 10.8 9.8 L 3 17.6 C 1.2 19.4 4.6 22.8 6.4 21 "
            + "L 14.2 13.2 C 18.6 14.6 22.6 11.2 21 6.4 Z"))
    },
    "airplane": {
      $0.outline(
        .drawn(
          "M 22 12 C 22 10.8 20.6 10.2 19 10.2 L 14.8 10.2 L 9.4 2.6 L 7.4 2.6 L 9.8 10.2 L 5.4 10.2 L 3.4 7.8 L 2 7.8 "
            + "L 3 12 L 2 16.2 L 3.4 16.2 L 5.4 13.8 L 9.8 13.8 L 7.4 21.4 L 9.4 21.4 L 14.8 13.8 L 19 13.8 C 20.6 13.8 22 13.2 22 12 Z"
        ))
    },
    "car": {
      $0.outline(.drawn("M 2.6 17.6 L 2.6 12.4 L 5.4 6 Q 5.8 5 7 5 L 17 5 Q 18.2 5 18.6 6 L 21.4 12.4 L 21.4 17.6 Z"))
      $0.detail(.line(3.6, 11, 20.4, 11))
      $0.detailArea(.circle(6.6, 14.4, 1.3))
      $0.detailArea(.circle(17.4, 14.4, 1.3))
      $0.line(4.6, 18, 4.6, 20)
      $0.line(19.4, 18, 19.4, 20)
    },
  ]

  /// The outline of a gear, its first tooth at the top.
  private static func gear(teeth: Int, inner: CGFloat, outer: CGFloat) -> CGPath {
    let path = CGMutablePath()
    for tooth in 0..<teeth {
      for (offset, radius) in [(-0.3, inner), (-0.19, outer), (0.19, outer), (0.3, inner)] as [(CGFloat, CGFloat)] {
        let angle = (CGFloat(tooth) + offset) * 360 / CGFloat(teeth)
        let point = CGPoint(x: 12, y: 12 - radius).applying(.turned(angle))
        if path.isEmpty { path.move(to: point) } else { path.addLine(to: point) }
      }
    }
    path.closeSubpath()
    return path
  }
}

extension CGAffineTransform {
  /// Turns about the middle of the grid, clockwise in degrees.
  static func turned(_ degrees: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: 12, y: 12).rotated(by: degrees * .pi / 180).translatedBy(x: -12, y: -12)
  }
}

extension SymbolPen {
  /// A pencil whose tip is at the bottom left, over what is drawn so far.
  fileprivate mutating func pencil(_ transform: CGAffineTransform) {
    let body = CGPath.drawn("M 3.2 20.8 L 4.6 16 L 16.6 4 Q 18.2 2.4 20 4.2 Q 21.6 5.8 20 7.4 L 8 19.4 Z").under(
      transform)
    gap(body, width: 2.4)
    hole(body)
    stroke(body)
    stroke(CGPath.line(14.6, 6.2, 17.8, 9.4).under(transform))
  }

  /// An open box with an arrow up out of it, or down into it.
  fileprivate mutating func sharing(isDown: Bool) {
    outline(
      .drawn(
        "M 8 8.8 L 6.8 8.8 Q 4.4 8.8 4.4 11.2 L 4.4 19.4 Q 4.4 21.8 6.8 21.8 L 17.2 21.8 Q 19.6 21.8 19.6 19.4 L 19.6 11.2 Q 19.6 8.8 17.2 8.8 L 16 8.8"
      ))
    detail(.line(12, 1.8, 12, 15), width: 1)
    if isFilled { stroke(.line(12, 1.8, 12, 8)) }
    if isDown { detail(.line(8.4, 11.6, 12, 15.2, 15.6, 11.6)) } else { stroke(.line(8.4, 5.2, 12, 1.6, 15.6, 5.2)) }
  }
}
