import Foundation

/// Lines laid out one below the other.
struct LineStack {
  /// A line's position: lines of equal heights are counted, so that rounding errors do not add up.
  private struct Position {
    var top: CGFloat
    var index: Int
  }

  /// The lines, with their baselines.
  private(set) var lines: [TextLine] = []
  private var positions: [Position] = []

  /// The height of all lines, in points.
  var height: CGFloat {
    guard let position = positions.last, let line = lines.last else { return 0 }
    return bottom(of: line.heights, at: position)
  }

  /// Returns the bottom of a next line of the given heights.
  func bottom(ofNext heights: LineHeights) -> CGFloat {
    bottom(of: heights, at: nextPosition(heights))
  }

  /// Adds a line below.
  mutating func append(_ line: TextLine) {
    let position = nextPosition(line.heights)
    var line = line
    line.origin.y = position.top + CGFloat(position.index) * line.heights.pitch + line.heights.ascent
    lines.append(line)
    positions.append(position)
  }

  /// Removes the last line.
  mutating func removeLast() {
    lines.removeLast()
    positions.removeLast()
  }

  /// Calls a function that aligns each line horizontally.
  mutating func align(_ body: (inout TextLine) -> Void) {
    for index in lines.indices { body(&lines[index]) }
  }

  private func nextPosition(_ heights: LineHeights) -> Position {
    guard let position = positions.last, let last = lines.last?.heights else { return Position(top: 0, index: 0) }
    if last == heights { return Position(top: position.top, index: position.index + 1) }
    return Position(top: position.top + CGFloat(position.index + 1) * last.pitch, index: 0)
  }

  private func bottom(of heights: LineHeights, at position: Position) -> CGFloat {
    position.top + CGFloat(position.index + 1) * heights.height + CGFloat(position.index) * heights.leading
  }
}
