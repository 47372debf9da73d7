import CoreGraphics

/// The lines of a section, one after the other along the main axis.
///
/// Equal lines are computed; others are stored in blocks. Looking up an item or a position takes O(log n). After some
/// sizes change, lines are packed anew only until they begin with the same items as before.
struct LineStack: Sendable {
  private(set) var blocks: [LineBlock] = []

  /// Packs all items.
  init(_ packer: some LinePacker) {
    pack(packer, from: 0) { _ in false }
    place(from: 0, packer.lineSpacing)
  }

  /// The main length of all lines and the spacing between them.
  var length: CGFloat { blocks.last.map { $0.offset + $0.length } ?? 0 }

  /// The line that has an item; the item must exist.
  func line(of item: Int) -> Line {
    let block = blocks[blocks.partitionPoint { $0.endItem <= item }]
    return block.line(block.lineIndex(of: item))
  }

  /// The last line that begins at or before an offset, or the first line; nil if there is none.
  func line(before position: CGFloat) -> Line? {
    guard !blocks.isEmpty else { return nil }
    let block = blocks[max(0, blocks.partitionPoint { $0.offset <= position } - 1)]
    return block.line(block.lastLine(beginningBefore: position))
  }

  /// The line after another one, or nil if that is the last.
  func line(after line: Line) -> Line? {
    guard let last = blocks.last, line.endItem < last.endItem else { return nil }
    return self.line(of: line.endItem)
  }

  /// Calls the closure with each line that overlaps a span, in order.
  func forEachLine(in span: Span, _ body: (Line) -> Void) {
    var index = blocks.partitionPoint { $0.offset + $0.length <= span.start }
    while index < blocks.count, blocks[index].offset < span.end {
      let block = blocks[index]
      for number in block.firstLine(endingAfter: span.start)..<block.lineCount {
        let line = block.line(number)
        guard line.offset < span.end else { return }
        body(line)
      }
      index += 1
    }
  }

  /// Packs lines anew after the sizes of items in a range have changed.
  ///
  /// - Returns: The range of the items that were packed anew; those behind it have moved along the main axis at most.
  @discardableResult
  mutating func update(_ packer: some LinePacker, changed items: ClosedRange<Int>) -> Range<Int> {
    let first = blocks.partitionPoint { $0.endItem <= items.lowerBound }
    guard first < blocks.count else { return items.lowerBound..<items.lowerBound }
    // The line before may take in the first item, now that it is smaller.
    var (block, line) = (first, blocks[first].lineIndex(of: items.lowerBound) - 1)
    if line < 0, block > 0 { (block, line) = (block - 1, blocks[block - 1].lineCount - 1) }
    let old = blocks[first...]
    let start = line < 0 ? 0 : blocks[block].line(line).firstItem
    let prefix = blocks[block].prefix(max(line, 0))
    blocks.removeSubrange(block...)
    if let prefix { blocks.append(prefix) }
    var rest = old
    let end = pack(packer, from: start) { item in
      guard item > items.upperBound else { return false }
      while let next = rest.first, next.firstItem < item { rest.removeFirst() }
      return rest.first?.firstItem == item
    }
    if end < packer.itemCount { blocks.append(contentsOf: rest) }
    place(from: max(block - 1, 0), packer.lineSpacing)
    return start..<end
  }

  /// Appends blocks of the lines from an item on, until all are packed or the closure accepts the next item.
  ///
  /// Lines of a last block that is not full are packed together with the new ones.
  @discardableResult
  private mutating func pack(_ packer: some LinePacker, from start: Int, until isDone: (Int) -> Bool) -> Int {
    var item = start
    var stored: [Line] = []
    if let last = blocks.last, case .stored(let lines) = last.content, lines.count < LineBlock.capacity {
      stored = lines
      blocks.removeLast()
    }
    func flush(_ blocks: inout [LineBlock]) {
      if !stored.isEmpty { blocks.append(LineBlock(stored, spacing: packer.lineSpacing)) }
      stored.removeAll(keepingCapacity: true)
    }
    while item < packer.itemCount, !(item > start && isDone(item)) {
      if let lines = packer.uniformLines(at: item) {
        flush(&blocks)
        blocks.append(LineBlock(uniform: lines, firstItem: item, spacing: packer.lineSpacing))
        item += lines.itemCount
      } else {
        let line = packer.line(at: item)
        stored.append(Line(firstItem: item, itemCount: line.itemCount, offset: 0, length: line.length))
        item += line.itemCount
        if stored.count == LineBlock.capacity { flush(&blocks) }
      }
    }
    flush(&blocks)
    return item
  }

  private mutating func place(from block: Int, _ spacing: CGFloat) {
    guard block < blocks.count else { return }
    var offset = block == 0 ? 0 : blocks[block - 1].offset + blocks[block - 1].length + spacing
    for index in block..<blocks.count {
      blocks[index].offset = offset
      offset += blocks[index].length + spacing
    }
  }
}
