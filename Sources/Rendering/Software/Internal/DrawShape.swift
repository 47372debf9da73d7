import Raster

/// The pixels that an operation touches, and how much of each.
enum DrawShape {
  /// Whole pixels.
  case pixels(PixelRect)
  /// Anything else; `interior` holds whole pixels only, and may be empty though some are.
  case coverage(ScanConverter, interior: PixelRect)

  /// Outside of this rectangle there is no coverage.
  var bounds: PixelRect {
    switch self {
    case .pixels(let rect): rect
    case .coverage(let converter, _): converter.bounds
    }
  }

  /// Pixels that are known to be covered whole.
  var interior: PixelRect {
    switch self {
    case .pixels(let rect): rect
    case .coverage(_, let interior): interior
    }
  }
}
