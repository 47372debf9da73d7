import CoreGraphics
import Raster

extension CGPath {
  /// The area that the rasteriser covers, in pixels, one unit being one pixel.
  func coveredArea(
    _ rule: CGPathFillRule = .winding, in clip: PixelRect = PixelRect(x: -500, y: -500, width: 2000, height: 2000)
  )
    -> Double
  {
    var sum = 0
    ScanConverter(outline(), rule: rule.rasterRule).forEachSpan(in: clip) { sum += Int($0.coverage) * $0.length }
    return Double(sum) / 255
  }
}
