import CoreGraphics

/// The frames of the cells and views of a group or an item, from its own origin.
struct ArrangedGroup {
  struct Cell {
    /// The index in the section.
    var item: Int
    var frame: CGRect
    var zIndex: Int
    /// The item's size; nil in a custom group.
    var size: LayoutSize?
  }

  struct View {
    var supplementary: SupplementaryItem
    /// The index in the section of the first cell of the item that has the view.
    var item: Int
    var frame: CGRect
  }

  var size: CGSize
  /// The number of cells that the group has room for, also those for which there are no items.
  var capacity = 0
  var cells: [Cell] = []
  var views: [View] = []

  init(size: CGSize) { self.size = size }

  /// How far cells and views lie outside of the group, at most.
  var overhang: CGFloat {
    (cells.map(\.frame) + views.map(\.frame)).reduce(0) {
      max($0, -$1.minX, -$1.minY, $1.maxX - size.width, $1.maxY - size.height)
    }
  }

  /// Adds what another group has, moved.
  mutating func add(_ other: ArrangedGroup, at origin: CGPoint) {
    capacity += other.capacity
    for cell in other.cells {
      var cell = cell
      cell.frame = cell.frame.offsetBy(dx: origin.x, dy: origin.y)
      cells.append(cell)
    }
    for view in other.views {
      var view = view
      view.frame = view.frame.offsetBy(dx: origin.x, dy: origin.y)
      views.append(view)
    }
  }
}
