import QuartzCore

extension UITableView {
  /// How a table shows its sections.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge, with headers that stay in sight while their section does (V-88).
    case plain
    /// Sections with distances between them, whose headers scroll.
    case grouped
    /// Grouped sections with distances from the edges, and rounded corners (V-93).
    case insetGrouped
  }

  /// Where a row is to be after a scroll.
  public enum ScrollPosition: Int, Sendable {
    /// Where it takes the least movement.
    case none
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }

  /// How a row appears or disappears in an update (V-23).
  public enum RowAnimation: Int, Sendable {
    /// It fades.
    case fade = 0
    /// It moves in from the right, or out to the right.
    case right = 1
    /// It moves in from the left, or out to the left.
    case left = 2
    /// It moves down from the row above, or up behind it.
    case top = 3
    /// It moves up from below, or down.
    case bottom = 4
    /// It appears and disappears at once, while the others move.
    case none = 5
    /// It grows out of its middle, or shrinks to it.
    case middle = 6
    /// As the table chooses: here it fades.
    case automatic = 100
  }

  /// The origin of a separator's inset.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of the cell.
    case fromCellEdges
    /// The automatic inset.
    case fromAutomaticInsets
  }

  /// The height that stands for one that the table chooses (V-85).
  public static let automaticDimension: CGFloat = -1
}
