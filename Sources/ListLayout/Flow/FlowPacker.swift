import CoreGraphics

/// Breaks a section of a flow layout into lines, and spaces their items.
struct FlowPacker: LinePacker {
  var section: FlowSection
  let axis: ScrollAxis
  /// The cross length that items may take, less the insets (V-45).
  let available: CGFloat
  /// The cross offset of the line's start.
  let start: CGFloat
  let usesEstimates: Bool

  /// Tolerance of an exact fit: far less than a pixel, far more than the rounding of sums.
  static let tolerance: CGFloat = 0x1p-12
  /// The most items of a line, for those without a length.
  private static let mostItems = 1_000_000_000

  init(_ section: FlowSection, _ configuration: FlowConfiguration) {
    self.section = section
    axis = configuration.axis
    let (own, reference) = (section.insets.cross(axis), configuration.referenceInsets.cross(axis))
    start = own.start + reference.start
    available = configuration.crossLength - own.sum - reference.sum
    usesEstimates = configuration.usesEstimates
  }

  var itemCount: Int { section.sizes.count }
  var lineSpacing: CGFloat { section.lineSpacing }

  func line(at item: Int) -> PackedLine {
    var (index, length) = (item, CGFloat(0))
    var end: CGFloat = 0
    while index < itemCount {
      let size = section.sizes[index]
      end += (index > item ? section.itemSpacing : 0) + axis.cross(size)
      if index > item, end > available + Self.tolerance { break }
      length = max(length, axis.main(size))
      index += 1
    }
    return PackedLine(itemCount: index - item, length: length)
  }

  func uniformLines(at item: Int) -> UniformLines? {
    guard let (size, end) = section.sizes.uniformRun(from: item) else { return nil }
    let perLine = itemsPerLine(of: axis.cross(size))
    // The last line before another size stays open, because that one may fit into it.
    let count = end == itemCount ? end - item : (end - item - 1) / perLine * perLine
    guard count > 4 * perLine || (count > 0 && end == itemCount) else { return nil }
    return UniformLines(itemCount: count, itemsPerLine: perLine, length: axis.main(size))
  }

  /// How many items of a cross length a line takes, at least one.
  private func itemsPerLine(of length: CGFloat) -> Int {
    let pitch = length + section.itemSpacing
    guard pitch > 0 else { return Self.mostItems }
    let count = (available + section.itemSpacing + Self.tolerance) / pitch
    return count.isNaN ? Self.mostItems : Int(min(max(count, 1), CGFloat(Self.mostItems)))
  }

  /// The cross offset of a line's first item and the distance between its items.
  func spacing(of line: Line) -> (lead: CGFloat, gap: CGFloat) {
    guard !usesEstimates else { return (start, section.itemSpacing) }
    var (total, isUniform) = (CGFloat(0), true)
    let first = section.sizes[line.firstItem]
    for item in line.firstItem..<line.endItem {
      let size = section.sizes[item]
      total += axis.cross(size)
      isUniform = isUniform && size == first
    }
    var count = line.itemCount
    if line.endItem == itemCount {
      // The last line: spaced as if it were filled with copies, or at the least spacing (V-48, V-49).
      guard isUniform else { return (start, section.itemSpacing) }
      let length = axis.cross(first)
      count = max(itemsPerLine(of: length), count)
      total = length * CGFloat(count)
    }
    // A line with room for one item centres it, also where it is too long (V-46, V-47).
    guard count > 1 else { return (start + (available - total) / 2, 0) }
    return (start, (available - total) / CGFloat(count - 1))
  }

  /// Calls the closure with each item of a line and its frame in the section's lines, exactly.
  func forEachFrame(of line: Line, _ body: (Int, CGRect) -> Void) {
    let (lead, gap) = spacing(of: line)
    var cross = lead
    for item in line.firstItem..<line.endItem {
      let size = section.sizes[item]
      // Shorter items are centred on the line (V-50).
      body(item, axis.rect(main: line.offset + (line.length - axis.main(size)) / 2, cross: cross, size: size))
      cross += axis.cross(size) + gap
    }
  }
}

extension FlowPacker {
  /// The first item whose cross length does not fit into a line (V-55).
  var firstOversizedItem: Int? {
    func isOversized(_ size: CGSize) -> Bool { axis.cross(size) > available + Self.tolerance }
    if let (size, end) = section.sizes.uniformRun(from: 0), end == itemCount {
      return itemCount > 0 && isOversized(size) ? 0 : nil
    }
    return (0..<itemCount).first { isOversized(section.sizes[$0]) }
  }
}
