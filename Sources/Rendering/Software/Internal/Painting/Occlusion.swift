import Raster

/// Occlusion culling within a band: the part of each operation that opaque later ones leave visible, as a rectangle.
struct Occlusion {
  /// The part of each operation in the band's list to draw.
  private(set) var visible: [PixelRect] = []
  /// A hidden part within the visible one, such as a shadow under its card.
  private(set) var hidden: [PixelRect] = []
  private static let maxOccluders = 8

  /// Computes the visible parts for a band and the operations that touch it.
  mutating func update(band: PixelRect, _ steps: [PaintStep], _ list: ArraySlice<Int>) {
    if visible.count < list.count {
      visible = [PixelRect](repeating: .empty, count: list.count)
      hidden = visible
    }
    var occluders: [PixelRect] = []
    var outer: [(occluders: [PixelRect], region: PixelRect)] = []
    var region = band
    var position = list.count - 1
    while position >= 0 {
      let index = list[list.startIndex + position]
      let step = steps[index]
      if step.isGroup {
        if let last = outer.popLast() {
          visible[position] = region
          (occluders, region) = (last.occluders, last.region)
        }
        position -= 1
        continue
      }
      let part = Self.trim(step.bounds.intersection(region), by: occluders)
      visible[position] = part
      if let begin = step.begin {
        if part.isEmpty {
          while position > 0, list[list.startIndex + position] != begin { position -= 1 }
          visible[position] = part
        } else {
          // The group's opaque part hides operations before the group, but not the group's own content.
          add(step.occluded.intersection(part), to: &occluders, region)
          outer.append((occluders, region))
          occluders = []
          region = part
        }
      } else {
        hidden[position] = occluders.isEmpty ? .empty : Self.hole(in: part, by: occluders)
        add(step.occluded.intersection(part), to: &occluders, region)
      }
      position -= 1
    }
  }

  /// Adds an occluder, unless it is small or there are enough.
  private func add(_ covered: PixelRect, to occluders: inout [PixelRect], _ region: PixelRect) {
    guard !covered.isEmpty, covered.width * covered.height * 32 >= region.width * region.height,
      occluders.count < Self.maxOccluders
    else { return }
    occluders.append(covered)
  }

  /// Trims a rectangle by occluders as long as the rest is a rectangle.
  private static func trim(_ rect: PixelRect, by occluders: [PixelRect]) -> PixelRect {
    if occluders.isEmpty { return rect }
    var rect = rect
    // A second round uses the first one's trims.
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

  /// Returns the largest part that one occluder hides; empty if that is less than a quarter.
  private static func hole(in rect: PixelRect, by occluders: [PixelRect]) -> PixelRect {
    var largest = PixelRect.empty
    for occluder in occluders {
      let common = rect.intersection(occluder)
      if common.width * common.height > largest.width * largest.height { largest = common }
    }
    return largest.width * largest.height * 4 >= rect.width * rect.height ? largest : .empty
  }
}
