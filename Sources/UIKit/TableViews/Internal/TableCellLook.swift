import QuartzCore

/// The look of a cell, as its table sets it.
struct TableCellLook: Equatable {
  var tableStyle = UITableView.Style.plain
  /// Whether the row is the first or the last of its section.
  var isFirst = false
  var isLast = false
  var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  var separatorColor: UIColor? = .separator
  var separatorEffect: UIVisualEffect?
  /// The inset that the app has set for the table; nil for the automatic one.
  var separatorInset: UIEdgeInsets?
  var insetReference = UITableView.SeparatorInsetReference.fromCellEdges
  /// Whether the row needs no separator (V-90).
  var hidesSeparator = false
  /// The distance of the content from the sides, in points.
  var sideMargin: CGFloat = 16
  /// The parts of the safe area at the sides, in points.
  var safeInsets = UIEdgeInsets.zero

  /// The corners that an inset section rounds.
  var roundedCorners: CACornerMask {
    guard tableStyle == .insetGrouped else { return [] }
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return corners
  }
}

/// The editing state of a cell, as its table sets it.
struct TableCellEdit: Equatable {
  var style = UITableViewCell.EditingStyle.none
  /// Whether the row can be edited at all.
  var isEditable = true
  /// Whether the row can be moved.
  var isMovable = false
  /// Whether rows show circles, as several may be selected.
  var isSelecting = false
  /// Whether the delegate lets the content be indented.
  var indents = true
  /// Whether the row's actions are shown.
  var isShowingActions = false
}

/// The labels and the image of a cell's style.
@MainActor struct TableCellLabels {
  let text: UILabel
  let detail: UILabel?
  let image: UIImageView?

  init(_ style: UITableViewCell.CellStyle) {
    text = UILabel(frame: .zero)
    image = style == .value2 ? nil : UIImageView(frame: .zero)
    detail = style == .default ? nil : UILabel(frame: .zero)
    text.font = .systemFont(ofSize: style == .value2 ? 15 : 17)
    switch style {
    case .default: break
    case .value1:
      detail?.font = .systemFont(ofSize: 17)
      detail?.textColor = .secondaryLabel
    case .value2:
      detail?.font = .systemFont(ofSize: 15)
      text.textAlignment = .right
      text.textColor = .systemBlue
    case .subtitle: detail?.font = .systemFont(ofSize: 12)
    }
    isTinted = style == .value2
  }
  private let isTinted: Bool

  var views: [UIView] { [image, text, detail].compactMap { $0 } }

  func tintChanged(_ color: UIColor) {
    if isTinted { text.textColor = color }
  }
}
