import Raster

/// Adjacent blocks of an image in the same rows, from left to right.
struct ImageStrip {
  /// Pixels with the same amount.
  struct Block {
    /// The pixels.
    let rect: PixelRect
    /// Opacity times coverage.
    let amount: UInt8
  }

  /// The blocks; at least one.
  let blocks: UnsafeBufferPointer<Block>
  /// The rectangle from the first block to the last.
  let rect: PixelRect

  /// The greatest number of blocks in a strip.
  static let maxBlocks = 64
  /// The greatest width of a strip with gaps between its blocks.
  private static let maxGapRow = 64

  /// Creates a strip of adjacent blocks.
  init(_ blocks: UnsafeBufferPointer<Block>) {
    self.blocks = blocks
    rect = blocks[0].rect.union(blocks[blocks.count - 1].rect)
  }

  /// Whether a block extends a strip.
  static func joins(_ block: Block, _ before: UnsafeBufferPointer<Block>) -> Bool {
    let (first, last) = (before[0].rect, before[before.count - 1].rect)
    guard before.count < maxBlocks, block.rect.minY == last.minY, block.rect.maxY == last.maxY,
      last.maxX <= block.rect.minX
    else { return false }
    return last.maxX == block.rect.minX || block.rect.maxX - first.minX <= maxGapRow
  }

  /// Whether it has no gaps and most of its pixels are fully covered.
  var isMostlyWhole: Bool {
    var (whole, all) = (0, 0)
    for block in blocks {
      all += block.rect.width
      if block.amount == 255 { whole += block.rect.width }
    }
    return all == rect.width && whole * 2 >= all
  }
}
