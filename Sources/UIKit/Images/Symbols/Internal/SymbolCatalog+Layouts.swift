import CoreGraphics

/// Lists, grids and other layouts.
extension SymbolCatalog {
  static let layouts: [String: Drawing] = [
    "list.bullet": {
      for y in [5.4, 12, 18.6] as [CGFloat] {
        $0.fill(.circle(3.4, y, 1.7))
        $0.line(8.2, y, 21.4, y)
      }
    },
    "list.dash": {
      for y in [5.4, 12, 18.6] as [CGFloat] {
        $0.line(2.2, y, 4.4, y)
        $0.line(8.6, y, 21.4, y)
      }
    },
    "line.horizontal.3": { $0.lines([(2.6, 21.4), (2.6, 21.4), (2.6, 21.4)]) },
    "line.3.horizontal": { $0.lines([(2.6, 21.4), (2.6, 21.4), (2.6, 21.4)]) },
    "line.3.horizontal.decrease": { $0.lines([(2.6, 21.4), (6, 18), (9.4, 14.6)]) },
    "line.horizontal.3.decrease": { $0.lines([(2.6, 21.4), (6, 18), (9.4, 14.6)]) },
    "text.alignleft": { $0.lines([(2.6, 21.4), (2.6, 14.6), (2.6, 18.6)]) },
    "text.aligncenter": { $0.lines([(2.6, 21.4), (6, 18), (4.4, 19.6)]) },
    "text.alignright": { $0.lines([(2.6, 21.4), (9.4, 21.4), (5.4, 21.4)]) },
    "slider.horizontal.3": {
      for (y, knob) in [(5.4, 8), (12, 16), (18.6, 8)] as [(CGFloat, CGFloat)] {
        $0.line(2.4, y, 21.6, y)
        $0.gap(.circle(knob, y, 2.2), width: 1.6)
        $0.hole(.circle(knob, y, 2.2))
        $0.stroke(.circle(knob, y, 2.2))
      }
    },
    "square.grid.2x2": { $0.grid(columns: 2, rows: 2, side: 7, gap: 3.6, radius: 1.8) },
    "square.grid.3x3": { $0.grid(columns: 3, rows: 3, side: 4.4, gap: 2.8, radius: 1) },
    "square.grid.3x2": { $0.grid(columns: 3, rows: 2, side: 4.8, gap: 2.8, radius: 1.1) },
    "rectangle.grid.1x2": {
      $0.outline(.box(2.4, 3, 19.2, 7.4, radius: 1.8))
      $0.outline(.box(2.4, 13.6, 19.2, 7.4, radius: 1.8))
    },
    "rectangle.stack": {
      $0.outline(.box(2, 9, 20, 11.6, radius: 2.4))
      $0.line(4.6, 5.8, 19.4, 5.8)
      $0.line(6.6, 2.8, 17.4, 2.8)
    },
    "square.stack": {
      $0.outline(.box(4, 8.4, 16, 13.4, radius: 2.8))
      $0.line(6, 5.2, 18, 5.2)
      $0.line(8, 2.2, 16, 2.2)
    },
    "square.on.square": {
      $0.outline(.box(8, 2.4, 13.6, 13.6, radius: 2.6))
      $0.gap(.box(2.4, 8, 13.6, 13.6, radius: 2.6), width: 2.4)
      $0.hole(.box(2.4, 8, 13.6, 13.6, radius: 2.6))
      $0.outline(.box(2.4, 8, 13.6, 13.6, radius: 2.6))
    },
    "sidebar.left": { $0.sidebar(.identity) },
    "sidebar.leading": { $0.sidebar(.identity) },
    "sidebar.right": { $0.sidebar(.mirrored) },
    "rectangle.split.3x1": {
      $0.outline(.box(1.6, 4.4, 20.8, 15.2, radius: 2.6))
      $0.detail(.line(8.6, 5, 8.6, 19))
      $0.detail(.line(15.4, 5, 15.4, 19))
    },
    "viewfinder": { $0.corners() },
    "crop": {
      $0.line(6, 1.8, 6, 18, 22.2, 18)
      $0.line(1.8, 6, 18, 6, 18, 22.2)
    },
    "chart.bar": {
      $0.outline(.box(2.6, 13, 4.6, 8, radius: 1))
      $0.outline(.box(9.7, 8, 4.6, 13, radius: 1))
      $0.outline(.box(16.8, 3, 4.6, 18, radius: 1))
    },
    "textformat": {
      $0.line(1.6, 19.6, 7, 5, 12.4, 19.6)
      $0.line(3.6, 14.6, 10.4, 14.6)
      $0.stroke(.circle(18, 15.6, 3.6))
      $0.line(21.6, 11.6, 21.6, 19.6)
    },
    "qrcode": {
      for (x, y) in [(3, 3), (14, 3), (3, 14)] as [(CGFloat, CGFloat)] {
        $0.stroke(.box(x, y, 7, 7, radius: 0.8))
        $0.fill(.box(x + 2.4, y + 2.4, 2.2, 2.2, radius: 0.3))
      }
      for (x, y) in [(13.4, 13.4), (18.8, 13.4), (16.1, 16.1), (13.4, 18.8), (18.8, 18.8)] as [(CGFloat, CGFloat)] {
        $0.fill(.box(x, y, 2.6, 2.6, radius: 0.3))
      }
    },
  ]
}

extension SymbolPen {
  /// Three lines, each from one x to another.
  fileprivate mutating func lines(_ lines: [(CGFloat, CGFloat)]) {
    for (y, (start, end)) in zip([5.4, 12, 18.6] as [CGFloat], lines) { line(start, y, end, y) }
  }

  fileprivate mutating func grid(columns: Int, rows: Int, side: CGFloat, gap: CGFloat, radius: CGFloat) {
    let (width, height) = (
      CGFloat(columns) * (side + gap) - gap, CGFloat(rows) * (side + gap) - gap
    )
    for row in 0..<rows {
      for column in 0..<columns {
        let x = 12 - width / 2 + CGFloat(column) * (side + gap)
        let y = 12 - height / 2 + CGFloat(row) * (side + gap)
        outline(.box(x, y, side, side, radius: radius))
      }
    }
  }

  fileprivate mutating func sidebar(_ turn: CGAffineTransform) {
    stroke(.box(1.6, 4.2, 20.8, 15.6, radius: 2.8))
    stroke(CGPath.line(8.8, 4.6, 8.8, 19.4).under(turn))
    for y in [7.8, 10.6, 13.4] as [CGFloat] { stroke(CGPath.line(4.2, y, 6.2, y).under(turn), width: 0.8) }
  }

  fileprivate mutating func corners() {
    for turn in 0..<4 {
      stroke(CGPath.drawn("M 2.6 8.4 L 2.6 5.4 Q 2.6 2.6 5.4 2.6 L 8.4 2.6").under(.quarterTurns(turn)))
    }
  }
}
