import CoreGraphics
import Raster

extension CGImage {
  /// The picture in another width with its proportions kept, at least a pixel high; itself if it is no wider.
  package func shrunk(toWidth target: Int) -> CGImage {
    guard target > 0, target < width else { return self }
    let high = max(1, (height * target + width / 2) / width)
    return CGImage(buffer.areaAveraged(width: target, height: min(high, height)))
  }
}
