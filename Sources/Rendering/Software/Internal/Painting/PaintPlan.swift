import Raster

/// What all bands of a canvas are drawn from.
struct PaintPlan: Sendable {
  let operations: [DrawOperation]
  let steps: [PaintStep]
  /// How many bands the canvas is drawn in.
  let bands: Int
  private let lists: BandLists
  private let canvas: PixelRect
  private let bandHeight: Int

  /// A plan for a canvas, which is all or a part of what the operations draw on.
  init(_ operations: [DrawOperation], _ canvas: PixelRect, bandHeight: Int) {
    self.operations = operations
    self.canvas = canvas
    self.bandHeight = bandHeight
    bands = (canvas.height + bandHeight - 1) / bandHeight
    steps = operations.indices.map { PaintStep(operations[$0], index: $0) }
    lists = BandLists(steps, canvas, bandHeight: bandHeight, bands: bands)
  }

  /// A band's pixels.
  func rect(_ band: Int) -> PixelRect {
    let top = canvas.minY + band * bandHeight
    return PixelRect(minX: canvas.minX, minY: top, maxX: canvas.maxX, maxY: min(top + bandHeight, canvas.maxY))
  }

  /// The operations that touch a band, in their order.
  func list(_ band: Int) -> ArraySlice<Int> { lists[band] }
}
