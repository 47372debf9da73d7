import CoreGraphics
import Foundation
import Raster

/// Drawings that go through every kernel.
enum ReferenceDrawings {
  /// FNV-1a over the pixels' bytes.
  static func hash(of image: CGImage) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for pixel in image.buffer.pixels {
      for shift: UInt32 in [0, 8, 16, 24] {
        hash = (hash ^ UInt64(pixel >> shift & 255)) &* 0x100_0000_01B3
      }
    }
    return hash
  }

  /// Fills, clips, images and gradients under rotations; no fonts or lines.
  static func shapes() throws -> CGImage {
    let context = try CGContext(size: CGSize(width: 150, height: 100), scale: 2)
    guard let gradient = CGGradient(colors: [.white, .black, .clear]) else { throw CancellationError() }
    context.setFillColor(red: 0.9, green: 0.4, blue: 0.1, alpha: 1)
    context.fill(CGRect(x: 3.3, y: 4.7, width: 100.1, height: 60.9))
    context.saveGState()
    context.rotate(by: 0.3)
    context.addPath(
      CGPath(
        roundedRect: CGRect(x: 20, y: 5, width: 90, height: 50), cornerWidth: 14, cornerHeight: 9, transform: nil))
    context.clip()
    context.drawLinearGradient(
      gradient, start: CGPoint(x: 20, y: 0), end: CGPoint(x: 100, y: 40), options: .drawsAfterEndLocation)
    context.restoreGState()
    context.setAlpha(0.7)
    context.drawRadialGradient(
      gradient, startCenter: CGPoint(x: 110, y: 60), startRadius: 3, endCenter: CGPoint(x: 115, y: 65), endRadius: 30,
      options: [])
    for (index, mode) in [CGBlendMode.normal, .multiply, .screen, .destinationOut, .plusLighter].enumerated() {
      context.setBlendMode(mode)
      context.setFillColor(red: 0.2, green: 0.6, blue: 0.9, alpha: 0.6)
      context.fillEllipse(in: CGRect(x: 10.5 + CGFloat(index) * 25, y: 40, width: 30, height: 45))
    }
    context.setBlendMode(.normal)
    context.translateBy(x: 75, y: 50)
    context.rotate(by: -0.5)
    if let stamp = context.makeImage() { context.drawUpright(stamp, in: CGRect(x: 0, y: 0, width: 40, height: 25)) }
    return context.makeImage() ?? CGImage(PixelBuffer(width: 0, height: 0))
  }

  /// Lines of every kind, and text that is upright and turned.
  static func linesAndText(_ font: TextFont) throws -> CGImage {
    let context = try CGContext(size: CGSize(width: 150, height: 100), scale: 3)
    context.setLineWidth(5)
    for (index, join) in CGLineJoin.allCases.enumerated() {
      context.setLineJoin(join)
      context.setLineCap(CGLineCap.allCases[index])
      let x = 10 + CGFloat(index) * 45
      context.addLines(between: [CGPoint(x: x, y: 40), CGPoint(x: x + 17, y: 10), CGPoint(x: x + 30, y: 41)])
      context.strokePath()
    }
    context.setLineDash(phase: 2, lengths: [7, 4])
    context.setStrokeColor(red: 0, green: 0.3, blue: 1, alpha: 0.8)
    context.strokeEllipse(in: CGRect(x: 20, y: 50, width: 80, height: 30))
    let layout = TextLayout(
      "Push, swipe back, cancel", font: font, maximumSize: CGSize(width: 120, height: 45), alignment: .center)
    context.draw(layout, at: CGPoint(x: 10.2, y: 50.6))
    context.rotate(by: 0.2)
    context.draw(layout, at: CGPoint(x: 30, y: 0), color: CGColor(red: 0.8, green: 0, blue: 0, alpha: 0.7))
    return context.makeImage() ?? CGImage(PixelBuffer(width: 0, height: 0))
  }
}
