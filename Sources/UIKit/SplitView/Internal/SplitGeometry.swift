import QuartzCore

/// The frames of the columns in a display mode. Hidden columns are just outside the view.
struct SplitGeometry {
  var size: CGSize
  /// In points; 0 for no such column.
  var primaryWidth: CGFloat
  var supplementaryWidth: CGFloat
  var isTriple: Bool
  var mode: UISplitViewController.DisplayMode
  /// Whether the primary column is at the right.
  var isMirrored: Bool

  /// The width of the open columns, in points.
  var openWidth: CGFloat {
    switch mode.openColumns {
    case 0: 0
    case 1: isTriple ? supplementaryWidth : primaryWidth
    default: primaryWidth + supplementaryWidth
    }
  }

  func frame(of column: UISplitViewController.Column) -> CGRect {
    var frame = CGRect(origin: .zero, size: size)
    switch column {
    case .primary:
      let closed = -primaryWidth - (isTriple && mode.openColumns == 0 ? supplementaryWidth : 0)
      frame.origin.x = mode.openColumns >= (isTriple ? 2 : 1) ? 0 : closed
      frame.size.width = primaryWidth
    case .supplementary:
      frame.origin.x = mode.openColumns == 0 ? -supplementaryWidth : openWidth - supplementaryWidth
      frame.size.width = supplementaryWidth
    case .secondary:
      switch mode {
      case .oneBesideSecondary, .twoBesideSecondary:
        frame.origin.x = openWidth
        frame.size.width = max(0, size.width - openWidth)
      case .twoDisplaceSecondary:
        frame.origin.x = openWidth
        frame.size.width = max(0, size.width - supplementaryWidth)
      case .automatic, .secondaryOnly, .oneOverSecondary, .twoOverSecondary: break
      }
    case .compact: break
    }
    if isMirrored { frame.origin.x = size.width - frame.maxX }
    return frame
  }
}
