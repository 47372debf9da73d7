import CoreGraphics

/// Draws a symbol on a grid of 24 × 24 units, y downwards; the center is the middle of a capital beside it.
struct SymbolPen {
  /// A stroke or an area.
  struct Mark {
    enum Kind {
      case stroke(width: CGFloat)
      case fill
    }

    var path: CGPath
    var kind: Kind
    /// Whether the mark takes away what is below it.
    var erases = false
  }

  private(set) var marks: [Mark] = []
  /// Whether outlines are filled, and details in them left free.
  let isFilled: Bool
  /// Whether the drawing has outlines, so that there is a filled form.
  private(set) var hasOutline = false

  init(isFilled: Bool) {
    self.isFilled = isFilled
  }

  // MARK: Marks

  /// Adds a stroke; the width counts in widths of the weight.
  mutating func stroke(_ path: CGPath, width: CGFloat = 1) {
    marks.append(Mark(path: path, kind: .stroke(width: width)))
  }

  /// Adds an area.
  mutating func fill(_ path: CGPath) {
    marks.append(Mark(path: path, kind: .fill))
  }

  /// Adds a closed outline, which the filled form fills.
  mutating func outline(_ path: CGPath) {
    hasOutline = true
    stroke(path)
    if isFilled { fill(path) }
  }

  /// Adds a stroke inside of outlines, which the filled form leaves free.
  mutating func detail(_ path: CGPath, width: CGFloat = 1) {
    marks.append(Mark(path: path, kind: .stroke(width: width), erases: isFilled))
  }

  /// Adds an area inside of outlines, which the filled form leaves free.
  mutating func detailArea(_ path: CGPath) {
    marks.append(Mark(path: path, kind: .fill, erases: isFilled))
  }

  /// Takes away a stroke of what is drawn so far.
  mutating func gap(_ path: CGPath, width: CGFloat) {
    marks.append(Mark(path: path, kind: .stroke(width: width), erases: true))
  }

  /// Takes away an area of what is drawn so far.
  mutating func hole(_ path: CGPath) {
    marks.append(Mark(path: path, kind: .fill, erases: true))
  }

  /// Adds another drawing's marks under a transform, as details.
  mutating func inset(_ other: SymbolPen, _ transform: CGAffineTransform) {
    for mark in other.marks {
      let path = CGMutablePath()
      path.addPath(mark.path, transform: transform)
      marks.append(Mark(path: path, kind: mark.kind, erases: isFilled != mark.erases))
    }
  }

  // MARK: Shapes

  /// Adds a polyline through points, given as x and y in turn.
  mutating func line(_ coordinates: CGFloat...) {
    stroke(.polyline(coordinates))
  }
}

extension CGPath {
  /// A polyline through points, given as x and y in turn.
  static func polyline(_ coordinates: [CGFloat]) -> CGPath {
    let path = CGMutablePath()
    path.addLines(
      between: stride(from: 0, to: coordinates.count - 1, by: 2).map {
        CGPoint(x: coordinates[$0], y: coordinates[$0 + 1])
      })
    return path
  }

  /// A polyline through points, given as x and y in turn.
  static func line(_ coordinates: CGFloat...) -> CGPath { polyline(coordinates) }

  /// A circle.
  static func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> CGPath {
    CGPath(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius), transform: nil)
  }

  /// A rectangle with round corners.
  static func box(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, radius: CGFloat
  ) -> CGPath {
    CGPath(
      roundedRect: CGRect(x: x, y: y, width: width, height: height), cornerWidth: radius, cornerHeight: radius,
      transform: nil)
  }

  /// An arc about a center; degrees count clockwise from the right.
  static func arc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, from start: CGFloat, by degrees: CGFloat) -> CGPath {
    let path = CGMutablePath()
    path.addRelativeArc(
      center: CGPoint(x: x, y: y), radius: radius, startAngle: start * .pi / 180, delta: degrees * .pi / 180)
    return path
  }

  /// A path of commands with coordinates: M moves, L draws lines, Q and C curves, and Z closes.
  static func drawn(_ commands: String) -> CGPath {
    let path = CGMutablePath()
    for command in SymbolCommand.read(commands) {
      let points = command.points
      switch (command.letter, points.count) {
      case ("M", 1): path.move(to: points[0])
      case ("L", 1...): for point in points { path.addLine(to: point) }
      case ("Q", 2): path.addQuadCurve(to: points[1], control: points[0])
      case ("C", 3): path.addCurve(to: points[2], control1: points[0], control2: points[1])
      case ("Z", 0): path.closeSubpath()
      default: assertionFailure("\(commands) has a command \(command.letter) with \(points.count) points.")
      }
    }
    return path
  }

  /// Returns the path under a transform.
  func under(_ transform: CGAffineTransform) -> CGPath {
    let path = CGMutablePath()
    path.addPath(self, transform: transform)
    return path
  }
}

/// One command of a path.
private struct SymbolCommand {
  var letter: Character
  var points: [CGPoint] = []

  static func read(_ text: String) -> [SymbolCommand] {
    var commands: [SymbolCommand] = []
    var number: Double?
    for word in text.split(separator: " ") {
      if let value = Double(word) {
        guard let x = number else {
          number = value
          continue
        }
        commands[commands.count - 1].points.append(CGPoint(x: x, y: value))
        number = nil
      } else if let letter = word.first {
        commands.append(SymbolCommand(letter: letter))
      }
    }
    return commands
  }
}

extension CGAffineTransform {
  /// Scales about a point of the grid.
  static func scaled(_ scale: CGFloat, aboutX x: CGFloat = 12, y: CGFloat = 12) -> CGAffineTransform {
    CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: x - scale * x, ty: y - scale * y)
  }

  /// Turns by quarters about the middle of the grid, clockwise on a screen.
  static func quarterTurns(_ count: Int) -> CGAffineTransform {
    switch count & 3 {
    case 1: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 24, ty: 0)
    case 2: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 24, ty: 24)
    case 3: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 24)
    default: .identity
    }
  }

  /// Mirrors the grid horizontally.
  static let mirrored = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 24, ty: 0)
}
