import Raster

/// The input of all bands of a canvas: operations, their summaries, and lists by band.
struct PaintPlan: Sendable {
  let operations: [DrawOperation]
  let steps: [PaintStep]
  /// The number of bands.
  let bands: Int
  private let lists: BandLists
  private let canvas: PixelRect
  private let bandHeight: Int

  /// Creates a plan for a canvas, which is all or a part of what the operations draw on.
  init(_ operations: [DrawOperation], _ canvas: PixelRect, bandHeight: Int) {
    self.operations = operations
    self.canvas = canvas
    self.bandHeight = bandHeight
    bands = (canvas.height + bandHeight - 1) / bandHeight
    steps = operations.indices.map { PaintStep(operations[$0], index: $0) }
    lists = BandLists(steps, canvas, bandHeight: bandHeight, bands: bands)
  }

  /// Returns a band's pixels.
  func rect(_ band: Int) -> PixelRect {
    let top = canvas.minY + band * bandHeight
    return PixelRect(minX: canvas.minX, minY: top, maxX: canvas.maxX, maxY: min(top + bandHeight, canvas.maxY))
  }

  /// Returns the operations that touch a band, in order.
  func list(_ band: Int) -> ArraySlice<Int> { lists[band] }
}

/// The summary of an operation that bands need before they draw it.
struct PaintStep {
  /// The only pixels that it touches.
  let bounds: PixelRect
  /// Pixels that it covers opaquely.
  let occluded: PixelRect
  /// At a group's end, the index of its beginning.
  private(set) var begin: Int?
  /// Whether a group begins here.
  private(set) var isGroup = false
  /// The operation that follows where this one, or this group, is hidden.
  let next: Int

  init(_ operation: DrawOperation, index: Int) {
    bounds = operation.bounds
    occluded = operation.occluded
    switch operation.paint {
    case .group(let count):
      isGroup = true
      next = index + count + 2
    case .endGroup(let begin):
      self.begin = begin
      next = index + 1
    case .solid, .image, .gradient:
      next = index + 1
    }
  }
}

/// The operations that touch each band of a canvas, binned in advance.
struct BandLists {
  private var starts: [Int]
  private var indices: [Int]

  /// Creates lists for bands of a height, from the canvas's top.
  init(_ steps: [PaintStep], _ canvas: PixelRect, bandHeight: Int, bands: Int) {
    let ranges = Self.ranges(steps, canvas, bandHeight, bands)
    // A counting sort: counts, then starts; filling moves each start to the next one's.
    starts = [Int](repeating: 0, count: bands + 2)
    for range in ranges { for band in range { starts[band + 2] += 1 } }
    for band in 2..<bands + 2 { starts[band] += starts[band - 1] }
    indices = [Int](repeating: 0, count: starts[bands + 1])
    for (index, range) in ranges.enumerated() {
      for band in range {
        indices[starts[band + 1]] = index
        starts[band + 1] += 1
      }
    }
  }

  /// The operations of a band.
  subscript(band: Int) -> ArraySlice<Int> { indices[starts[band]..<starts[band + 1]] }

  /// The bands that each operation touches; none outside of its group's bands.
  private static func ranges(_ steps: [PaintStep], _ canvas: PixelRect, _ bandHeight: Int, _ bands: Int) -> [Range<Int>]
  {
    var outer: [Range<Int>] = []
    var all = 0..<bands
    return steps.map { step in
      if step.begin != nil {
        let group = all
        if let last = outer.popLast() { all = last }
        return group
      }
      let part = step.bounds.intersection(canvas)
      let (first, last) = (part.minY - canvas.minY, part.maxY - canvas.minY)
      let touched =
        part.isEmpty ? 0..<0 : (first / bandHeight..<(last - 1) / bandHeight + 1).clamped(to: all)
      if step.isGroup {
        outer.append(all)
        all = touched
      }
      return touched
    }
  }
}
