import Raster

extension CGImage {
  /// A picture without pixels.
  package static let empty = CGImage(PixelBuffer(width: 0, height: 0))

  /// One row of black whose opacity rises in even steps from nothing, at the left, to a given one.
  package static func horizontalFade(columns: Int, opacity: Double) -> CGImage {
    let pixels = (0..<columns).map { column in
      let alpha = opacity * (Double(column) + 0.5) / Double(columns)
      return UInt32((alpha * 255).rounded()) << 24
    }
    return CGImage(PixelBuffer(width: columns, height: 1, pixels: pixels))
  }
}
