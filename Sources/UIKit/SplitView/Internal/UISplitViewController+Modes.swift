import QuartzCore

extension UISplitViewController {
  /// The default width of a column, in points.
  static let defaultWidth: CGFloat = 320

  // MARK: Widths

  func primaryWidth(in size: CGSize) -> CGFloat {
    guard containers[.primary] != nil else { return 0 }
    return width(
      preferredPrimaryColumnWidth, preferredPrimaryColumnWidthFraction, minimumPrimaryColumnWidth,
      maximumPrimaryColumnWidth, in: size)
  }

  func supplementaryWidth(in size: CGSize) -> CGFloat {
    guard containers[.supplementary] != nil else { return 0 }
    return width(
      preferredSupplementaryColumnWidth, preferredSupplementaryColumnWidthFraction, minimumSupplementaryColumnWidth,
      maximumSupplementaryColumnWidth, in: size)
  }

  /// Returns the width of a column: points before the fraction, within the limits. Values that are negative or not
  /// finite count as not set.
  private func width(
    _ points: CGFloat, _ fraction: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat, in size: CGSize
  ) -> CGFloat {
    func valid(_ value: CGFloat) -> CGFloat? { value.isFinite && value >= 0 ? value : nil }
    var width = valid(points) ?? valid(fraction).map { min(1, $0) * size.width } ?? Self.defaultWidth
    if let maximum = valid(maximum) { width = min(width, maximum) }
    if let minimum = valid(minimum) { width = max(width, minimum) }
    return min(width, size.width)
  }

  // MARK: Modes

  func behavior(in size: CGSize) -> SplitBehavior {
    if preferredSplitBehavior == .displace, style != .tripleColumn { return .overlay }
    guard preferredSplitBehavior == .automatic else { return preferredSplitBehavior }
    return size.width > size.height ? .tile : .overlay
  }

  /// Whether the style has a mode.
  func supports(_ mode: DisplayMode) -> Bool { mode.openColumns < 2 || style == .tripleColumn }

  /// Returns the mode that the preferred one stands for in a view of a size.
  func resolvedMode(in size: CGSize) -> DisplayMode {
    if preferredDisplayMode != .automatic, supports(preferredDisplayMode) { return preferredDisplayMode }
    return behavior(in: size) == .tile ? .oneBesideSecondary : .secondaryOnly
  }

  func mode(opening count: Int) -> DisplayMode {
    if count == 0 { return .secondaryOnly }
    switch splitBehavior {
    case .tile, .automatic: return count == 1 ? .oneBesideSecondary : .twoBesideSecondary
    case .overlay: return count == 1 ? .oneOverSecondary : .twoOverSecondary
    case .displace: return count == 1 ? .oneBesideSecondary : .twoDisplaceSecondary
    }
  }

  func mode(showing column: Column) -> DisplayMode {
    switch column {
    case .primary where style == .tripleColumn: mode.openColumns < 2 ? mode(opening: 2) : mode
    case .primary, .supplementary: mode.openColumns < 1 ? mode(opening: 1) : mode
    case .secondary where mode == .twoDisplaceSecondary: .oneBesideSecondary
    case .secondary: mode.dimsSecondary ? .secondaryOnly : mode
    case .compact: mode
    }
  }

  func mode(hiding column: Column) -> DisplayMode {
    switch column {
    case .primary where style == .tripleColumn:
      switch mode {
      case .twoBesideSecondary, .twoDisplaceSecondary: .oneBesideSecondary
      case .twoOverSecondary: .oneOverSecondary
      case .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary: mode
      }
    case .primary, .supplementary: .secondaryOnly
    case .secondary, .compact: mode
    }
  }

  /// Returns the columns that a mode shows.
  private func columns(in mode: DisplayMode) -> [Column] {
    let open: [Column]
    switch mode.openColumns {
    case 0: open = []
    case 1: open = style == .tripleColumn ? [.supplementary] : [.primary]
    default: open = [.primary, .supplementary]
    }
    return (open + [.secondary]).filter { containers[$0] != nil }
  }

  /// The columns that should be on the screen.
  var wantedColumns: [Column] {
    columnsAreCollapsed ? rootColumn.map { [$0] } ?? [] : columns(in: mode)
  }
}
