import Raster

/// Which operations touch each band of a canvas, in their order: no band looks at those of the others.
struct BandLists {
  private var starts: [Int]
  private var indices: [Int]

  /// Lists for bands of a height, from the canvas's top.
  init(_ steps: [PaintStep], _ canvas: PixelRect, bandHeight: Int, bands: Int) {
    let ranges = Self.ranges(steps, canvas, bandHeight, bands)
    // How many each band has, then where its own begin; filling moves each beginning to the next one's.
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

  /// The bands that each operation touches: none where its group does not.
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
