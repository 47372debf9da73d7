import CoreGraphics

/// Some lines of a stack that follow each other: equal ones, which are computed, or stored ones.
struct LineBlock: Sendable {
  enum Content: Sendable {
    case uniform(itemsPerLine: Int, length: CGFloat)
    /// With offsets from the block's.
    case stored([Line])
  }

  /// The most lines that a block stores.
  static let capacity = 64

  private(set) var firstItem: Int
  private(set) var itemCount: Int
  /// The offset of the first line in the stack.
  var offset: CGFloat = 0
  /// From the first line's start to the last one's end.
  private(set) var length: CGFloat
  private(set) var lineCount: Int
  private(set) var content: Content
  private let spacing: CGFloat

  var endItem: Int { firstItem + itemCount }

  init(uniform lines: UniformLines, firstItem: Int, spacing: CGFloat) {
    self.firstItem = firstItem
    itemCount = lines.itemCount
    lineCount = (lines.itemCount + lines.itemsPerLine - 1) / lines.itemsPerLine
    length = CGFloat(lineCount) * lines.length + CGFloat(lineCount - 1) * spacing
    content = .uniform(itemsPerLine: lines.itemsPerLine, length: lines.length)
    self.spacing = spacing
  }

  /// Makes a block of lines with any offsets; there must be one.
  init(_ lines: [Line], spacing: CGFloat) {
    var stored = lines
    var offset: CGFloat = 0
    for index in stored.indices {
      stored[index].offset = offset
      offset += stored[index].length + spacing
    }
    firstItem = lines.first?.firstItem ?? 0
    itemCount = (lines.last?.endItem ?? 0) - firstItem
    lineCount = lines.count
    length = offset - spacing
    content = .stored(stored)
    self.spacing = spacing
  }

  /// The line of this index.
  func line(_ index: Int) -> Line {
    switch content {
    case .stored(let lines):
      var line = lines[index]
      line.offset += offset
      return line
    case .uniform(let itemsPerLine, let length):
      let first = index * itemsPerLine
      return Line(
        firstItem: firstItem + first, itemCount: min(itemsPerLine, itemCount - first),
        offset: offset + CGFloat(index) * (length + spacing), length: length)
    }
  }

  /// The index of the line that has an item of the block.
  func lineIndex(of item: Int) -> Int {
    switch content {
    case .stored(let lines): lines.partitionPoint { $0.endItem <= item }
    case .uniform(let itemsPerLine, _): (item - firstItem) / itemsPerLine
    }
  }

  /// The index of the first line that ends after an offset in the stack; the number of lines if none does.
  func firstLine(endingAfter position: CGFloat) -> Int {
    let position = position - offset
    switch content {
    case .stored(let lines): return lines.partitionPoint { $0.offset + $0.length <= position }
    case .uniform(_, let length):
      let pitch = length + spacing
      guard pitch > 0, position > 0 else { return 0 }
      // The quotient may be off by one; the comparison decides.
      var index = min(Int(min(position / pitch, CGFloat(lineCount))), lineCount)
      while index > 0, CGFloat(index - 1) * pitch + length > position { index -= 1 }
      while index < lineCount, CGFloat(index) * pitch + length <= position { index += 1 }
      return index
    }
  }

  /// The index of the last line that begins at or before an offset in the stack; 0 if none does.
  func lastLine(beginningBefore position: CGFloat) -> Int {
    var index = min(firstLine(endingAfter: position), lineCount - 1)
    if index > 0, line(index).offset > position { index -= 1 }
    return index
  }

  /// The lines before this index, as a block, or nil for none.
  func prefix(_ count: Int) -> LineBlock? {
    guard count > 0 else { return nil }
    switch content {
    case .stored(let lines): return LineBlock(Array(lines[..<count]), spacing: spacing)
    case .uniform(let itemsPerLine, let length):
      let items = min(itemCount, count * itemsPerLine)
      let lines = UniformLines(itemCount: items, itemsPerLine: itemsPerLine, length: length)
      return LineBlock(uniform: lines, firstItem: firstItem, spacing: spacing)
    }
  }
}
