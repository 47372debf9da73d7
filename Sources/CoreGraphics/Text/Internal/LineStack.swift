import Foundation

/// Lines one below the other.
struct LineStack {
  /// Where a line stands: in lines of the same heights, which are counted, so that nothing adds up from rounding.
  private struct Place {
    var top: CGFloat
    var index: Int
  }

  /// The lines, their baselines placed.
  private(set) var lines: [TextLine] = []
  private var places: [Place] = []

  /// The height of all lines, in points.
  var height: CGFloat {
    guard let place = places.last, let line = lines.last else { return 0 }
    return bottom(of: line.heights, at: place)
  }

  /// Where the bottom of a line lies that comes next.
  func bottom(ofNext heights: LineHeights) -> CGFloat {
    bottom(of: heights, at: nextPlace(heights))
  }

  /// Adds a line below.
  mutating func append(_ line: TextLine) {
    let place = nextPlace(line.heights)
    var line = line
    line.origin.y = place.top + CGFloat(place.index) * line.heights.pitch + line.heights.ascent
    lines.append(line)
    places.append(place)
  }

  /// Takes the last line away.
  mutating func removeLast() {
    lines.removeLast()
    places.removeLast()
  }

  /// Moves each line to the right by what a function says.
  mutating func indent(_ indent: (TextLine) -> CGFloat) {
    for index in lines.indices { lines[index].origin.x = indent(lines[index]) }
  }

  private func nextPlace(_ heights: LineHeights) -> Place {
    guard let place = places.last, let last = lines.last?.heights else { return Place(top: 0, index: 0) }
    if last == heights { return Place(top: place.top, index: place.index + 1) }
    return Place(top: place.top + CGFloat(place.index + 1) * last.pitch, index: 0)
  }

  private func bottom(of heights: LineHeights, at place: Place) -> CGFloat {
    place.top + CGFloat(place.index + 1) * heights.height + CGFloat(place.index) * heights.leading
  }
}
