import CoreGraphics

/// The metrics of a section in a compositional layout.
public struct CompositionalSection: Sendable {
  /// The group that is repeated along the axis.
  public var group: LayoutItem
  /// The number of items.
  public var itemCount: Int
  /// The distance between groups.
  public var groupSpacing: CGFloat = 0
  /// The distances of the groups from the section's edges; headers lie outside of them along the axis.
  public var insets = ListInsets.zero
  /// How the section scrolls across the list's axis.
  public var orthogonalScrolling = OrthogonalScrolling.none
  /// The section's headers, footers and views at its other edges.
  public var boundaryItems: [BoundaryItem] = []
  /// The distance of the section's header from its start along the axis; none without a header.
  public var headerPadding: CGFloat = 0
  /// The distances of boundary items from the section's edges across the axis; those of the groups if nil.
  public var boundaryInsets: ListInsets?
  /// Views behind the section.
  public var backgrounds: [BackgroundItem] = []

  /// Makes metrics; `group` is an item with a group, or a cell of its own in each line.
  public init(group: LayoutItem, itemCount: Int) {
    self.group = group
    self.itemCount = max(0, itemCount)
  }
}

/// A header, a footer or another view at a section's boundary (V-67).
public struct BoundaryItem: Hashable, Sendable {
  /// Where a view lies at a section's boundary.
  public enum Alignment: Hashable, Sendable, CaseIterable {
    /// At the upper edge, in the middle.
    case top
    /// At the upper edge, at the leading end.
    case topLeading
    /// At the upper edge, at the trailing end.
    case topTrailing
    /// At the lower edge, in the middle.
    case bottom
    /// At the lower edge, at the leading end.
    case bottomLeading
    /// At the lower edge, at the trailing end.
    case bottomTrailing
    /// In the middle of the leading edge.
    case leading
    /// In the middle of the trailing edge.
    case trailing

    var anchor: LayoutAnchor.Edges {
      switch self {
      case .top: .top
      case .topLeading: [.top, .leading]
      case .topTrailing: [.top, .trailing]
      case .bottom: .bottom
      case .bottomLeading: [.bottom, .leading]
      case .bottomTrailing: [.bottom, .trailing]
      case .leading: .leading
      case .trailing: .trailing
      }
    }
  }

  /// The view's kind.
  public var kind: String
  /// The size in the section.
  public var size: LayoutSize
  /// Where the view lies.
  public var alignment: Alignment
  /// The distance from there.
  public var offset = CGPoint.zero
  /// Whether the section is longer by the view, which otherwise lies over the items.
  public var extendsBoundary = true
  /// Whether the view stays in sight while the section is.
  public var pinsToVisibleBounds = false
  /// The order in depth; above the cells by default.
  public var zIndex = 2

  /// Makes a view's description.
  public init(kind: String, size: LayoutSize, alignment: Alignment) {
    self.kind = kind
    self.size = size
    self.alignment = alignment
  }
}

/// A decoration view behind a section (V-68).
public struct BackgroundItem: Hashable, Sendable {
  /// The view's kind.
  public var kind: String
  /// The distances from the section's edges.
  public var insets = ListInsets.zero
  /// The order in depth; cells in front of a background have 1.
  public var zIndex = 0

  /// Makes a view's description.
  public init(kind: String) { self.kind = kind }
}
