import CoreGraphics

/// An item of a compositional layout: a cell, or a group of further items.
public struct LayoutItem: Sendable {
  /// The size in what contains the item.
  public var size: LayoutSize
  /// Distances by which a cell is smaller than its item, and a group's area than the group; without effect on an
  /// estimated length (V-63).
  public var contentInsets = ListInsets.zero
  /// Distances to other items.
  public var edgeSpacing = EdgeSpacing()
  /// Views that lie at the edges of the item.
  public var supplementaryItems: [SupplementaryItem] = []
  /// The items of a group, or nil for a cell.
  public var group: LayoutGroup?

  /// Makes an item, a cell unless there is a group.
  public init(_ size: LayoutSize, group: LayoutGroup? = nil) {
    self.size = size
    self.group = group
  }

  /// Makes a cell.
  public init(width: LayoutDimension, height: LayoutDimension) { self.init(LayoutSize(width: width, height: height)) }
}

/// How a group arranges its items.
public struct LayoutGroup: Sendable {
  /// The ways in which a group places items.
  public enum Arrangement: Sendable {
    /// Items follow each other along an axis.
    case along(ScrollAxis, Repetition)
    /// Cells have the frames that a function of the group's size returns.
    case custom(@Sendable (CGSize) -> [CustomItem])
  }

  /// How often the items of a group are repeated (V-60).
  public enum Repetition: Hashable, Sendable {
    /// The list of items is repeated as long as the next one fits. Along an estimated length it is placed once.
    case whileItFits
    /// The items are placed this many times in all, in their own sizes.
    case count(Int)
    /// The items are placed this many times in all, in equal parts of the group.
    case equalShares(Int)
  }

  /// A cell of a custom group.
  public struct CustomItem: Hashable, Sendable {
    /// The frame in the group.
    public var frame: CGRect
    /// The order in depth.
    public var zIndex: Int

    /// Makes a cell of a frame.
    public init(frame: CGRect, zIndex: Int = 0) {
      self.frame = frame
      self.zIndex = zIndex
    }
  }

  /// How items are placed.
  public var arrangement: Arrangement
  /// The items; a custom group has none.
  public var items: [LayoutItem]
  /// The distance between items (V-62).
  public var itemSpacing: LayoutSpacing

  /// Makes a group of items along an axis.
  public init(
    _ axis: ScrollAxis, _ items: [LayoutItem], repetition: Repetition = .whileItFits,
    itemSpacing: LayoutSpacing = .fixed(0)
  ) {
    arrangement = .along(axis, repetition)
    self.items = items
    self.itemSpacing = itemSpacing
  }

  /// Makes a group whose cells have the frames that a function of its size returns.
  public init(custom frames: @escaping @Sendable (CGSize) -> [CustomItem]) {
    arrangement = .custom(frames)
    items = []
    itemSpacing = .fixed(0)
  }
}
