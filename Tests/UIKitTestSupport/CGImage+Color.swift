import CoreGraphics
import Raster
import UIKit

extension CGImage {
  /// The colour of a pixel, straight.
  func color(x: Int, y: Int) -> UIColor {
    let pixel = buffer.pixels[y * width + x]
    let alpha = CGFloat(pixel >> 24) / 255
    guard alpha > 0 else { return .clear }
    func channel(_ shift: UInt32) -> CGFloat { CGFloat((pixel >> shift) & 0xFF) / 255 / alpha }
    return UIColor(red: channel(16), green: channel(8), blue: channel(0), alpha: alpha)
  }
}
