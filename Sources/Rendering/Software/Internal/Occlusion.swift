import Raster

/// Which part of each operation can be seen in a band: what opaque later ones hide is cut off where a rectangle remains.
struct Occlusion {
  /// The part of each operation that has to be drawn.
  private(set) var visible: [PixelRect] = []
  private static let mostOccluders = 8

  /// Looks at a band.
  mutating func update(_ operations: [DrawOperation], band: PixelRect) {
    if visible.count != operations.count { visible = [PixelRect](repeating: .empty, count: operations.count) }
    var occluders: [PixelRect] = []
    var outer: [(occluders: [PixelRect], region: PixelRect)] = []
    var region = band
    var index = operations.count - 1
    while index >= 0 {
      let operation = operations[index]
      let part = Self.trim(operation.bounds.intersection(region), by: occluders)
      switch operation.paint {
      case .endGroup(let begin):
        visible[index] = part
        visible[begin] = part
        if part.isEmpty {
          index = begin
        } else {
          outer.append((occluders, region))
          occluders = []
          region = part
        }
      case .group:
        if let last = outer.popLast() { (occluders, region) = last }
      case .solid, .picture:
        visible[index] = part
        let hidden = operation.occluded.intersection(part)
        if hidden.width * hidden.height * 32 >= region.width * region.height, occluders.count < Self.mostOccluders {
          occluders.append(hidden)
        }
      }
      index -= 1
    }
  }

  /// What remains of a rectangle behind others, as long as it is a rectangle.
  private static func trim(_ rect: PixelRect, by occluders: [PixelRect]) -> PixelRect {
    var rect = rect
    // A second round finds what the first one's cuts have laid bare.
    for _ in 0..<2 {
      for occluder in occluders {
        if rect.isEmpty { return .empty }
        if occluder.minY <= rect.minY, occluder.maxY >= rect.maxY {
          if occluder.minX <= rect.minX { rect.minX = max(rect.minX, occluder.maxX) }
          if occluder.maxX >= rect.maxX { rect.maxX = min(rect.maxX, occluder.minX) }
        } else if occluder.minX <= rect.minX, occluder.maxX >= rect.maxX {
          if occluder.minY <= rect.minY { rect.minY = max(rect.minY, occluder.maxY) }
          if occluder.maxY >= rect.maxY { rect.maxY = min(rect.maxY, occluder.minY) }
        }
      }
    }
    return rect.isEmpty ? .empty : rect
  }
}
