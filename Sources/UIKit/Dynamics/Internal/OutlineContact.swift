/// The contact of two convex outlines, with corners clockwise on the screen; an outline of two corners is a wall with
/// one side.
enum OutlineContact {
  struct Point {
    let position: PlaneVector
    let separation: Double
  }

  /// Returns the normal from the second to the first, and up to two points nearer than `margin`; nil where there is no
  /// contact.
  static func between(
    _ first: [PlaneVector], _ second: [PlaneVector], margin: Double
  ) -> (normal: PlaneVector, points: [Point])? {
    guard let ofFirst = side(of: first, away: second), let ofSecond = side(of: second, away: first) else { return nil }
    guard max(ofFirst.separation, ofSecond.separation) <= margin else { return nil }
    // The second outline is preferred, so that rounding does not swap the two from step to step.
    if ofSecond.separation + 0.1 >= ofFirst.separation {
      let points = clip(first, to: second, side: ofSecond.index, ofSecond.normal, margin)
      return points.isEmpty ? nil : (ofSecond.normal, points)
    }
    let points = clip(second, to: first, side: ofFirst.index, ofFirst.normal, margin)
    return points.isEmpty ? nil : (-ofFirst.normal, points)
  }

  private static func sides(of outline: [PlaneVector]) -> Range<Int> {
    0..<(outline.count == 2 ? 1 : outline.count)
  }

  private static func normal(of outline: [PlaneVector], _ index: Int) -> PlaneVector {
    let edge = outline[(index + 1) % outline.count] - outline[index]
    return -edge.perpendicular / edge.length
  }

  /// Returns the side with the largest distance to another outline.
  private static func side(
    of outline: [PlaneVector], away other: [PlaneVector]
  ) -> (index: Int, normal: PlaneVector, separation: Double)? {
    var best: (index: Int, normal: PlaneVector, separation: Double)?
    for index in sides(of: outline) {
      let normal = normal(of: outline, index)
      var least = Double.infinity
      for corner in other { least = min(least, (corner - outline[index]).dot(normal)) }
      if least > best?.separation ?? -.infinity { best = (index, normal, least) }
    }
    return best
  }

  /// Returns the part of the facing side over a side, at most two points.
  private static func clip(
    _ outline: [PlaneVector], to other: [PlaneVector], side: Int, _ normal: PlaneVector, _ margin: Double
  ) -> [Point] {
    var facing = (index: 0, value: Double.infinity)
    for index in sides(of: outline) {
      // A wall faces everything that approaches it.
      let value = outline.count == 2 ? 0 : self.normal(of: outline, index).dot(normal)
      if value < facing.value { facing = (index, value) }
    }
    var (start, end) = (outline[facing.index], outline[(facing.index + 1) % outline.count])
    let origin = other[side]
    let edge = other[(side + 1) % other.count] - origin
    let (along, length) = (edge / edge.length, edge.length)
    for (direction, limit) in [(along, length), (-along, 0.0)] {
      let (first, second) = ((start - origin).dot(direction) - limit, (end - origin).dot(direction) - limit)
      if first > 0, second > 0 { return [] }
      if first > 0 { start += (end - start) * (first / (first - second)) }
      if second > 0 { end += (start - end) * (second / (second - first)) }
    }
    let points = (end - start).length < 1e-6 ? [start] : [start, end]
    return points.map { Point(position: $0, separation: ($0 - origin).dot(normal)) }.filter { $0.separation <= margin }
  }
}
