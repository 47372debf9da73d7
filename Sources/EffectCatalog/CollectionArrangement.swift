/// An arrangement of a collection view's items; the raw value is its title.
public enum CollectionArrangement: String, CaseIterable, Sendable {
  /// A row for each item.
  case list = "List"
  /// Three columns.
  case grid = "Grid"
  /// A pile in the middle, each item a little turned.
  case stack = "Stack"
  /// A ring about the middle.
  case circle = "Circle"

  /// The expression that makes the layout, as an app would write it.
  var layoutCode: String {
    switch self {
    case .list: "RowLayout()"
    case .grid: "GridLayout()"
    case .stack: "StackLayout()"
    case .circle: "CircleLayout()"
    }
  }
}
