import CoreGraphics

/// The metrics of a section in a flow layout; the defaults are UIKit's (V-44).
public struct FlowSection: Sendable {
  /// The sizes of the items.
  public var sizes: ItemSizes
  /// The distances of the lines from the section's edges, and from its header and footer.
  public var insets: ListInsets
  /// The distance between lines.
  public var lineSpacing: CGFloat
  /// The least distance between the items of a line.
  public var itemSpacing: CGFloat
  /// The distance of the header from the section's start, as in a plain table (V-89).
  public var headerPadding: CGFloat = 0
  /// The main length of the header; 0 for none.
  public var headerLength: CGFloat
  /// The main length of the footer; 0 for none.
  public var footerLength: CGFloat

  /// Makes metrics; a spacing or a length that is negative or not finite counts as 0.
  public init(
    sizes: ItemSizes, insets: ListInsets = .zero, lineSpacing: CGFloat = 10, itemSpacing: CGFloat = 10,
    headerLength: CGFloat = 0, footerLength: CGFloat = 0
  ) {
    self.sizes = sizes
    self.insets = insets
    self.lineSpacing = lineSpacing.validLength
    self.itemSpacing = itemSpacing.validLength
    self.headerLength = headerLength.validLength
    self.footerLength = footerLength.validLength
  }

  /// Makes metrics of items of UIKit's default size, 50 × 50.
  public init(count: Int) { self.init(sizes: .uniform(CGSize(width: 50, height: 50), count: count)) }
}
