import CoreGraphics

/// Sky, places and nature.
extension SymbolCatalog {
  static let nature: [String: Drawing] = [
    "sun.max": {
      $0.outline(.circle(12, 12, 4.6))
      for ray in 0..<8 { $0.stroke(.line(12, 1.8, 12, 3.8, 12, 3.8).under(.turned(CGFloat(ray) * 45))) }
    },
    "sun.min": {
      $0.outline(.circle(12, 12, 4.6))
      for ray in 0..<8 { $0.fill(CGPath.circle(12, 4, 1.1).under(.turned(CGFloat(ray) * 45))) }
    },
    "moon": {
      $0.outline(.drawn("M 20.8 15 C 14.4 18 7.4 12.2 9.4 3 C 0.4 6 0.8 19.4 10.4 21 C 15 21.6 19 19.2 20.8 15 Z"))
    },
    "cloud": {
      $0.outline(
        .drawn(
          "M 6.4 19.2 C 0.8 19.2 0.4 12 5.4 11.2 C 5.2 5 13.6 3 16 8.4 C 20.2 7.4 22.6 11 21.4 13.8 "
            + "C 23.6 16 22 19.2 18.8 19.2 Z"))
    },
    "drop": {
      $0.outline(
        .drawn(
          "M 12 2.4 C 14.4 6.4 18.4 10.4 18.4 15 C 18.4 18.8 15.6 21.6 12 21.6 C 8.4 21.6 5.6 18.8 5.6 15 C 5.6 10.4 9.6 6.4 12 2.4 Z"
        ))
    },
    "flame": {
      $0.outline(
        .drawn(
          "M 12.6 2 C 12.8 6.6 18.8 8.6 18.8 14.8 C 18.8 19 15.8 22 12 22 C 8.2 22 5.2 19 5.2 15 C 5.2 12 6.6 10 8.2 8.4 "
            + "C 8.4 10 9 11 10 11.4 C 10 7.6 10.4 4.6 12.6 2 Z"))
    },
    "leaf": {
      $0.outline(.drawn("M 20.8 3.2 C 8 3 3.4 8 4.4 16.6 C 12.6 20.6 20.8 15.4 20.8 3.2 Z"))
      $0.detail(.drawn("M 14.6 9.4 Q 8.4 13.4 4.4 16.6"))
      $0.stroke(.line(4.4, 16.6, 2.6, 21.2))
    },
    "pawprint": {
      $0.outline(
        .drawn(
          "M 12 11.6 C 15.4 11.6 19 18 17 20.2 C 15.4 21.8 13.8 20.4 12 20.4 C 10.2 20.4 8.6 21.8 7 20.2 C 5 18 8.6 11.6 12 11.6 Z"
        ))
      for (x, y) in [(4, 10.6), (8.8, 5.4), (15.2, 5.4), (20, 10.6)] as [(CGFloat, CGFloat)] {
        $0.outline(.box(x - 1.7, y - 2.4, 3.4, 4.8, radius: 1.7))
      }
    },
    "map": {
      $0.outline(.drawn("M 2 6 L 8.6 3.2 L 15.4 6.2 L 22 3.4 L 22 18 L 15.4 20.8 L 8.6 17.8 L 2 20.6 Z"))
      $0.detail(.line(8.6, 3.8, 8.6, 17.4))
      $0.detail(.line(15.4, 6.6, 15.4, 20.2))
    },
    "location": { $0.outline(.drawn("M 21.4 2.6 L 2.4 10.8 L 12 12 L 13.2 21.6 Z")) },
    "mappin": {
      $0.fill(.circle(12, 6.2, 4.2))
      $0.line(12, 9, 12, 21.6)
    },
    "mappin.and.ellipse": {
      $0.fill(.circle(12, 5.4, 3.8))
      $0.line(12, 8, 12, 17.4)
      $0.stroke(
        .drawn(
          "M 7.8 14.4 C 4.6 15 2.4 16.2 2.4 17.6 C 2.4 19.8 6.6 21.4 12 21.4 C 17.4 21.4 21.6 19.8 21.6 17.6 C 21.6 16.2 19.4 15 16.2 14.4"
        ))
    },
    "scope": {
      $0.stroke(.circle(12, 12, 7.4))
      for turn in 0..<4 { $0.stroke(CGPath.line(12, 1.6, 12, 7.6).under(.quarterTurns(turn))) }
    },
    "safari": {
      $0.outline(.circle(12, 12, 9.2))
      $0.detail(.drawn("M 16.8 7.2 L 13.6 13.6 L 7.2 16.8 L 10.4 10.4 Z"))
    },
    "crown": {
      $0.outline(.drawn("M 4.6 18.8 L 2.4 7.6 L 8.2 11.6 L 12 4.4 L 15.8 11.6 L 21.6 7.6 L 19.4 18.8 Z"))
    },
    "gamecontroller": {
      $0.outline(
        .drawn(
          "M 7.4 6 L 16.6 6 C 20 6 21.4 9.4 22 14.6 C 22.6 19.8 18.6 19.8 16.4 15.8 L 7.6 15.8 C 5.4 19.8 1.4 19.8 2 14.6 "
            + "C 2.6 9.4 4 6 7.4 6 Z"))
      $0.detail(.line(7.6, 8.8, 7.6, 13))
      $0.detail(.line(5.5, 10.9, 9.7, 10.9))
      $0.detailArea(.circle(16.8, 9.4, 1.2))
      $0.detailArea(.circle(15, 12.6, 1.2))
    },
    "cube": {
      $0.outline(.drawn("M 12 2 L 20.8 7 L 20.8 17 L 12 22 L 3.2 17 L 3.2 7 Z"))
      $0.detail(.line(3.6, 7.2, 12, 12, 20.4, 7.2))
      $0.detail(.line(12, 12, 12, 21.6))
    },
  ]
}
