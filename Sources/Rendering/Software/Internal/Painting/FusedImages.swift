import Raster

/// Two images over the same pixels, the lower one opaque, drawn in one pass through memory, as in a cross-fade.
struct FusedImages {
  private let below: ImagePaint
  private let above: ImagePaint
  private let amount: UInt8

  /// Fails unless one pass gives the same pixels as two.
  init?(_ first: DrawOperation, _ second: DrawOperation, in part: PixelRect) {
    guard case .image(let below) = first.paint, case .image(let above) = second.paint,
      first.occluded.contains(part), second.cuts.isEmpty, second.shape.interior.contains(part),
      below.next == nil, above.next == nil, below.level.isUnchanged(in: part), above.level.isUnchanged(in: part)
    else { return nil }
    (self.below, self.above) = (below, above)
    amount = second.amount
  }

  /// Draws both images.
  func paint(_ part: PixelRect, _ target: PaintTarget) {
    below.level.withSource { lower in
      above.level.withSource { upper in
        for y in part.minY..<part.maxY {
          guard let source = below.level.unchanged(lower, x: part.minX, y: y, count: part.width),
            let other = above.level.unchanged(upper, x: part.minX, y: y, count: part.width)
          else { continue }
          SpanKernels.blend(
            target.pointer(x: part.minX, y: y), from: other, over: source, count: part.width, amount: amount)
        }
      }
    }
  }
}
