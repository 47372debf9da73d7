import Raster

/// Blocks of a picture that lie side by side in the same rows, from left to right.
struct ImageStrip {
  /// Pixels that are drawn with the same amount.
  struct Block {
    /// The pixels.
    let rect: PixelRect
    /// Opacity times coverage.
    let amount: UInt8
  }

  /// The blocks; at least one.
  let blocks: UnsafeBufferPointer<Block>
  /// From the first block to the last.
  let rect: PixelRect

  /// Blocks in a strip at most.
  static let maxBlocks = 64
  /// Columns that are read at once though blocks leave some of them out.
  private static let maxGapRow = 64

  /// A strip of blocks that join each other.
  init(_ blocks: UnsafeBufferPointer<Block>) {
    self.blocks = blocks
    rect = blocks[0].rect.union(blocks[blocks.count - 1].rect)
  }

  /// Whether a block goes on with those before it.
  static func joins(_ block: Block, _ before: UnsafeBufferPointer<Block>) -> Bool {
    let (first, last) = (before[0].rect, before[before.count - 1].rect)
    guard before.count < maxBlocks, block.rect.minY == last.minY, block.rect.maxY == last.maxY,
      last.maxX <= block.rect.minX
    else { return false }
    return last.maxX == block.rect.minX || block.rect.maxX - first.minX <= maxGapRow
  }

  /// Whether it has no gaps and most of it is covered whole.
  var isMostlyWhole: Bool {
    var (whole, all) = (0, 0)
    for block in blocks {
      all += block.rect.width
      if block.amount == 255 { whole += block.rect.width }
    }
    return all == rect.width && whole * 2 >= all
  }
}
