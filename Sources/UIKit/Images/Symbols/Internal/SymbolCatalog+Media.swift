import CoreGraphics

/// Players, sound and images.
extension SymbolCatalog {
  static let media: [String: Drawing] = [
    "play": { $0.outline(.drawn("M 6.2 4.2 L 20 12 L 6.2 19.8 Z")) },
    "pause": {
      $0.outline(.box(5.6, 4, 4, 16, radius: 1))
      $0.outline(.box(14.4, 4, 4, 16, radius: 1))
    },
    "stop": { $0.outline(.box(4.6, 4.6, 14.8, 14.8, radius: 1.6)) },
    "backward": {
      $0.outline(.drawn("M 11 6 L 11 18 L 1.8 12 Z"))
      $0.outline(.drawn("M 21.6 6 L 21.6 18 L 12.4 12 Z"))
    },
    "forward": {
      $0.outline(.drawn("M 13 6 L 13 18 L 22.2 12 Z"))
      $0.outline(.drawn("M 2.4 6 L 2.4 18 L 11.6 12 Z"))
    },
    "backward.end": {
      $0.outline(.drawn("M 18.6 5 L 18.6 19 L 7.6 12 Z"))
      $0.stroke(.line(5.4, 5, 5.4, 19), width: 1.2)
    },
    "forward.end": {
      $0.outline(.drawn("M 5.4 5 L 5.4 19 L 16.4 12 Z"))
      $0.stroke(.line(18.6, 5, 18.6, 19), width: 1.2)
    },
    "shuffle": {
      $0.stroke(.drawn("M 2.6 7 L 6 7 C 11.4 7 12 17 17.6 17 L 21 17"))
      $0.stroke(.drawn("M 2.6 17 L 6 17 C 11.4 17 12 7 17.6 7 L 21 7"))
      $0.line(18, 3.8, 21.2, 7, 18, 10.2)
      $0.line(18, 13.8, 21.2, 17, 18, 20.2)
    },
    "repeat": {
      $0.stroke(.drawn("M 3 11.6 L 3 10 Q 3 6.6 6.4 6.6 L 20.4 6.6"))
      $0.line(17.4, 3.6, 20.6, 6.6, 17.4, 9.6)
      $0.stroke(.drawn("M 21 12.4 L 21 14 Q 21 17.4 17.6 17.4 L 3.6 17.4"))
      $0.line(6.6, 14.4, 3.4, 17.4, 6.6, 20.4)
    },
    "speaker": { $0.outline(cone) },
    "speaker.wave.2": {
      $0.outline(cone.under(CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: -1.6, ty: 0)))
      $0.stroke(.arc(11.6, 12, 4.8, from: -42, by: 84))
      $0.stroke(.arc(11.6, 12, 9, from: -42, by: 84))
    },
    "speaker.wave.3": {
      $0.outline(cone.under(CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: -2.2, ty: 0)))
      for radius in [3.8, 7.4, 11] as [CGFloat] { $0.stroke(.arc(11.4, 12, radius, from: -42, by: 84)) }
    },
    "music.note": {
      $0.outline(.circle(8, 18, 3))
      $0.line(11, 18, 11, 5.4, 18.4, 3.4, 18.4, 7.4, 11, 9.4)
    },
    "headphones": {
      $0.stroke(.drawn("M 3.4 16 L 3.4 12.4 C 3.4 0.8 20.6 0.8 20.6 12.4 L 20.6 16"))
      $0.outline(.box(3.4, 13.6, 4.2, 7.2, radius: 1.6))
      $0.outline(.box(16.4, 13.6, 4.2, 7.2, radius: 1.6))
    },
    "photo": { $0.photo(.box(1.8, 4.2, 20.4, 15.6, radius: 2.6)) },
    "photo.on.rectangle": {
      $0.stroke(.drawn("M 4.8 4.2 Q 5 2.6 6.8 2.6 L 19.8 2.6 Q 22 2.6 22 4.8 L 22 13.6 Q 22 15.4 20.4 15.8"))
      var photo = SymbolPen(isFilled: $0.isFilled)
      photo.photo(.box(1.8, 4.2, 20.4, 15.6, radius: 2.6))
      for mark in photo.marks { $0.add(mark, .init(a: 0.82, b: 0, c: 0, d: 0.82, tx: 0, ty: 4.4)) }
    },
    "camera": {
      $0.outline(
        .drawn(
          "M 7.6 6.2 L 8.8 4.4 Q 9.2 3.8 10 3.8 L 14 3.8 Q 14.8 3.8 15.2 4.4 L 16.4 6.2 L 19.6 6.2 Q 22 6.2 22 8.6 "
            + "L 22 17.6 Q 22 20 19.6 20 L 4.4 20 Q 2 20 2 17.6 L 2 8.6 Q 2 6.2 4.4 6.2 Z"))
      $0.detail(.circle(12, 13, 4))
    },
    "video": {
      $0.outline(.box(1.6, 5.6, 14, 12.8, radius: 2.8))
      $0.outline(.drawn("M 17.8 10.4 L 22.2 7.4 L 22.2 16.6 L 17.8 13.6 Z"))
    },
    "film": {
      $0.outline(.box(2, 4, 20, 16, radius: 2.2))
      $0.detail(.line(6.8, 4.6, 6.8, 19.4), width: 0.8)
      $0.detail(.line(17.2, 4.6, 17.2, 19.4), width: 0.8)
      $0.detail(.line(6.8, 12, 17.2, 12), width: 0.8)
      for y in [8, 12, 16] as [CGFloat] {
        $0.detail(.line(2.8, y, 6.8, y), width: 0.8)
        $0.detail(.line(17.2, y, 21.2, y), width: 0.8)
      }
    },
    "mic": {
      $0.outline(.box(8.4, 2, 7.2, 12.4, radius: 3.6))
      $0.stroke(.drawn("M 4.8 11 C 4.8 20.4 19.2 20.4 19.2 11"))
      $0.line(12, 18.2, 12, 21.8)
      $0.line(8.2, 21.8, 15.8, 21.8)
    },
    "wand.and.stars": {
      $0.line(3.4, 20.6, 14, 10)
      $0.fill(.drawn("M 17.6 1.6 Q 18.2 5.8 22.4 6.4 Q 18.2 7 17.6 11.2 Q 17 7 12.8 6.4 Q 17 5.8 17.6 1.6 Z"))
      $0.fill(.drawn("M 6.4 3.4 Q 6.8 6 9.4 6.4 Q 6.8 6.8 6.4 9.4 Q 6 6.8 3.4 6.4 Q 6 6 6.4 3.4 Z"))
      $0.fill(.drawn("M 18.6 14.4 Q 19 17 21.6 17.4 Q 19 17.8 18.6 20.4 Q 18.2 17.8 15.6 17.4 Q 18.2 17 18.6 14.4 Z"))
    },
    "sparkles": {
      $0.outline(
        .drawn("M 9.4 4.4 Q 10.4 11.4 17.2 12.4 Q 10.4 13.4 9.4 20.4 Q 8.4 13.4 1.6 12.4 Q 8.4 11.4 9.4 4.4 Z"))
      $0.fill(.drawn("M 18.4 1.8 Q 18.9 5.3 22.4 5.8 Q 18.9 6.3 18.4 9.8 Q 17.9 6.3 14.4 5.8 Q 17.9 5.3 18.4 1.8 Z"))
    },
  ]

  private static let cone = CGPath.drawn("M 2.8 9.2 L 6.6 9.2 L 12 4.6 L 12 19.4 L 6.6 14.8 L 2.8 14.8 Z")
}

extension SymbolPen {
  /// A frame around a sun over hills.
  fileprivate mutating func photo(_ frame: CGPath) {
    outline(frame)
    detailArea(.circle(7.4, 9.2, 1.9))
    detail(.line(3, 18, 8.8, 12.8, 12.2, 15.8, 16.6, 11, 21.2, 15.8))
  }

  /// Adds a mark under a transform.
  fileprivate mutating func add(_ mark: Mark, _ transform: CGAffineTransform) {
    let path = mark.path.under(transform)
    switch mark.kind {
    case .stroke(let width): mark.erases ? gap(path, width: width) : stroke(path, width: width)
    case .fill: mark.erases ? hole(path) : fill(path)
    }
  }
}
