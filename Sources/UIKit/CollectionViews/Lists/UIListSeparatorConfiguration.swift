import QuartzCore

/// The lines between the rows of a list (V-71).
@preconcurrency @MainActor public struct UIListSeparatorConfiguration: Hashable {
  /// Whether a line is shown.
  public enum Visibility: Int, Sendable {
    /// As the list's appearance has it: below rows, in groups not below the last one (V-90).
    case automatic
    /// Always.
    case visible
    /// Never.
    case hidden
  }

  /// The inset that stands for that of the appearance: the start of the text, and none at the end (V-91).
  public nonisolated static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude)

  /// Whether there is a line above the row; automatically none.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether there is a line below the row.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The distances of the upper line from the row's edges, in points.
  public var topSeparatorInsets = automaticInsets
  /// The distances of the lower line from the row's edges, in points.
  public var bottomSeparatorInsets = automaticInsets
  /// The color of the lines.
  public var color = UIColor.separator

  /// Creates the lines of an appearance.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
    guard listAppearance == .sidebar || listAppearance == .sidebarPlain else { return }
    (topSeparatorVisibility, bottomSeparatorVisibility) = (.hidden, .hidden)
  }
}
