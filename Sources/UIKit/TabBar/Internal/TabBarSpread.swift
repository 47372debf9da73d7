import CoreGraphics

/// The widths and spaces of a tab bar's items, in points.
struct TabBarSpread {
  /// The width of a centered item; 0 for the system's.
  var width: CGFloat = 0
  /// The space between centered items; 0 for the system's.
  var spacing: CGFloat = 0
  /// The system's width and space of centered items; ours, because Apple names none.
  private static let system = (width: CGFloat(76), spacing: CGFloat(34))

  /// The items' columns: the first one's left edge, the distance from one to the next, and the width.
  struct Columns {
    var start: CGFloat
    var step: CGFloat
    var width: CGFloat
  }

  /// Returns the columns of a number of items; centered ones that do not fit share the width.
  func columns(of count: Int, in available: CGFloat, isCentered: Bool) -> Columns {
    let count = CGFloat(max(1, count))
    let share = available / count
    let width = self.width > 0 ? self.width : Self.system.width
    let spacing = self.spacing > 0 ? self.spacing : Self.system.spacing
    let total = count * width + (count - 1) * spacing
    guard isCentered, total <= available else { return Columns(start: 0, step: share, width: share) }
    return Columns(start: ((available - total) / 2).rounded(), step: width + spacing, width: width)
  }
}
