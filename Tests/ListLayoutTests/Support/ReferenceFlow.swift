import CoreGraphics
import ListLayout

/// A flow layout written as its rules read, for comparison: vertical, every item visited.
struct ReferenceFlow {
  private(set) var frames: [ListElement: CGRect] = [:]
  private(set) var height: CGFloat = 0
  private let configuration: FlowConfiguration

  init(_ configuration: FlowConfiguration, _ sections: [FlowSection], _ measured: [ItemPath: CGSize] = [:]) {
    self.configuration = configuration
    for (index, section) in sections.enumerated() { add(section, index, measured) }
  }

  private func snapped(_ frame: CGRect) -> CGRect {
    func snap(_ value: CGFloat) -> CGFloat { (value * configuration.scale + 0.5).rounded(.down) / configuration.scale }
    return CGRect(x: snap(frame.minX), y: snap(frame.minY), width: frame.width, height: frame.height)
  }

  private mutating func add(_ section: FlowSection, _ index: Int, _ measured: [ItemPath: CGSize]) {
    let sizes = (0..<section.sizes.count).map { measured[ItemPath(section: index, item: $0)] ?? section.sizes[$0] }
    if section.headerLength > 0 {
      frames[.header(index)] = snapped(
        CGRect(x: 0, y: height, width: configuration.crossLength, height: section.headerLength))
    }
    height += section.headerLength + section.insets.top
    let available = configuration.crossLength - section.insets.left - section.insets.right
    var first = 0
    while first < sizes.count {
      var (end, width) = (first + 1, sizes[first].width)
      while end < sizes.count, width + section.itemSpacing + sizes[end].width <= available + 1e-4 {
        width += section.itemSpacing + sizes[end].width
        end += 1
      }
      if first > 0 { height += section.lineSpacing }
      place(sizes[first..<end], of: section, index, available, isLast: end == sizes.count)
      first = end
    }
    height += section.insets.bottom
    if section.footerLength > 0 {
      frames[.footer(index)] = snapped(
        CGRect(x: 0, y: height, width: configuration.crossLength, height: section.footerLength))
    }
    height += section.footerLength
  }

  private mutating func place(
    _ line: ArraySlice<CGSize>, of section: FlowSection, _ index: Int, _ available: CGFloat, isLast: Bool
  ) {
    var widths = line.map(\.width)
    var (x, gap) = (section.insets.left, section.itemSpacing)
    let isUniform = line.allSatisfy { $0 == line.first }
    if !configuration.usesEstimates, !isLast || isUniform {
      if isLast {
        while let width = widths.first,
          widths.reduce(0, +) + width + CGFloat(widths.count) * section.itemSpacing <= available + 1e-4
        {
          widths.append(width)
        }
      }
      let rest = available - widths.reduce(0, +)
      if widths.count == 1 { x += rest / 2 } else { gap = rest / CGFloat(widths.count - 1) }
    }
    let tallest = line.map(\.height).max() ?? 0
    for (item, size) in zip(line.indices, line) {
      let frame = CGRect(x: x, y: height + (tallest - size.height) / 2, width: size.width, height: size.height)
      frames[.cell(ItemPath(section: index, item: item))] = snapped(frame)
      x += size.width + gap
    }
    height += tallest
  }
}
