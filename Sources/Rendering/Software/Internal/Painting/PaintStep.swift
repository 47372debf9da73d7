import Raster

/// What bands have to know of an operation before they draw it.
struct PaintStep {
  /// The only pixels that it touches.
  let bounds: PixelRect
  /// Pixels of which nothing that was drawn before shows through.
  let occluded: PixelRect
  /// Where a group begins, at its end.
  private(set) var begin: Int?
  /// Whether a group begins here.
  private(set) var isGroup = false
  /// The operation to go on with where nothing of this one can be seen.
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
    case .solid, .picture, .gradient:
      next = index + 1
    }
  }
}
