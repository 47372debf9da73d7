import QuartzCore

/// The views of a cell beside its content: separator, accessory, editing controls and the selected background.
@MainActor final class TableCellParts {
  /// The control at a cell's leading edge.
  enum EditControl {
    case none, delete, insert, selection
  }

  let separator = UIView()
  /// The view with the table's effect, around the separator; nil for no effect.
  private var separatorEffectView: UIVisualEffectView?
  /// The view that a cell places as its separator.
  var outerSeparator: UIView { separatorEffectView ?? separator }
  private(set) var selectedBackground: UIView?
  private(set) var configuredBackground: BackgroundConfigurationView?
  private(set) var editView: TableEditControl?
  private(set) var reorderView: TableGlyph?
  private var accessories: [UITableViewCell.AccessoryType: UIView] = [:]

  func install(in cell: UITableViewCell) {
    separator.isUserInteractionEnabled = false
    separator.backgroundColor = .separator
    cell.addSubview(separator)
  }

  /// Shows the separator through an effect of the table; nil for none.
  func setSeparatorEffect(_ effect: UIVisualEffect?, in cell: UITableViewCell) {
    guard effect !== separatorEffectView?.effect else { return }
    let rectangle = outerSeparator.frame
    separatorEffectView?.removeFromSuperview()
    separatorEffectView = effect.map { UIVisualEffectView(effect: $0) }
    outerSeparator.frame = rectangle
    outerSeparator.isUserInteractionEnabled = false
    if let separatorEffectView {
      separator.frame = separatorEffectView.contentView.bounds
      separator.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      separatorEffectView.contentView.addSubview(separator)
    } else {
      separator.autoresizingMask = []
    }
    cell.addSubview(outerSeparator)
  }

  /// Returns the grey background of selected cells, behind the content.
  func systemBackground(of cell: UITableViewCell) -> UIView {
    if let selectedBackground { return selectedBackground }
    let view = UIView(frame: cell.bounds)
    view.backgroundColor = .systemGray4
    view.isUserInteractionEnabled = false
    selectedBackground = view
    UIView.performWithoutAnimation {
      cell.insertSubview(view, belowSubview: cell.contentView)
      view.alpha = 0
    }
    return view
  }

  /// Shows a background configuration, in front of the background views.
  func configure(_ configuration: UIBackgroundConfiguration?, in cell: UITableViewCell) {
    if configuration != nil, configuredBackground == nil {
      let view = BackgroundConfigurationView(frame: cell.bounds)
      configuredBackground = view
      cell.insertSubview(view, belowSubview: cell.contentView)
    }
    configuredBackground?.configuration = configuration
  }

  // MARK: Editing

  /// Shows the editing controls of the cell's state.
  func update(_ cell: UITableViewCell) {
    let control = cell.editControl
    if control != .none, editView == nil {
      let view = TableEditControl()
      editView = view
      UIView.performWithoutAnimation {
        view.frame = CGRect(x: -TableMetrics.editControlWidth, y: 0, width: 30, height: cell.bounds.height)
        view.alpha = 0
        cell.addSubview(view)
      }
    }
    editView?.show(control, isSelected: cell.isSelected)
    editView?.alpha = control == .none ? 0 : 1
    let reorders = cell.showsReorder
    if reorders, reorderView == nil {
      let view = TableGlyph(.reorder, size: CGSize(width: 22, height: 14))
      view.tintColor = .systemGray3
      reorderView = view
      UIView.performWithoutAnimation {
        view.frame = CGRect(
          x: cell.bounds.width, y: 0, width: TableMetrics.reorderControlWidth, height: cell.bounds.height)
        view.alpha = 0
        cell.addSubview(view)
      }
    }
    reorderView?.alpha = reorders ? 1 : 0
  }

  func tintChanged(_ color: UIColor) {
    for view in accessories.values { (view as? TableGlyph)?.tintColor = color }
    editView?.setNeedsLayout()
  }

  // MARK: Accessories

  func accessoryChanged() {
    for view in accessories.values { view.removeFromSuperview() }
  }

  /// Returns the view of an accessory type; nil for none.
  func accessory(_ type: UITableViewCell.AccessoryType, of cell: UITableViewCell) -> UIView? {
    for (other, view) in accessories where other != type && view.superview === cell { view.removeFromSuperview() }
    if let view = accessories[type] { return view }
    let view: UIView
    switch type {
    case .none: return nil
    case .disclosureIndicator: view = Self.chevron()
    case .checkmark:
      view = TableGlyph(.checkmark, size: CGSize(width: 19, height: 18))
      view.tintColor = cell.tintColor
    case .detailButton: view = TableDetailButton(hasChevron: false)
    case .detailDisclosureButton: view = TableDetailButton(hasChevron: true)
    }
    accessories[type] = view
    return view
  }

  static func chevron() -> UIView {
    let chevron = NavigationChevron(frame: CGRect(x: 0, y: 0, width: 8, height: 14))
    chevron.tintColor = .systemGray3
    chevron.transform = CGAffineTransform(scaleX: -1, y: 1)
    return chevron
  }
}

/// The deletion, insertion or selection control of a cell.
final class TableEditControl: UIControl {
  private(set) var control = TableCellParts.EditControl.none
  private let glyph = TableGlyph(.delete, size: CGSize(width: 22, height: 22))

  init() {
    super.init(frame: .zero)
    addSubview(glyph)
    addAction(
      UIAction { [weak self] _ in
        guard let self, let cell = superview as? UITableViewCell else { return }
        cell.enclosingTable?.editControlTapped(cell, control)
      }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ control: TableCellParts.EditControl, isSelected: Bool) {
    // Hidden controls keep their look while they leave.
    isUserInteractionEnabled = control == .delete || control == .insert
    guard control != .none else { return }
    self.control = control
    switch control {
    case .none, .delete: glyph.kind = .delete
    case .insert: glyph.kind = .insert
    case .selection: glyph.kind = isSelected ? .selected : .unselected
    }
    glyph.tintColor = superview?.tintColor
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    glyph.frame = bounds
  }
}

/// The button for a row's details, with a chevron beside it if there is one.
final class TableDetailButton: UIControl {
  private let glyph = TableGlyph(.info, size: CGSize(width: 22, height: 22))
  private let chevron: UIView?

  init(hasChevron: Bool) {
    chevron = hasChevron ? TableCellParts.chevron() : nil
    super.init(frame: CGRect(x: 0, y: 0, width: hasChevron ? 42 : 22, height: 22))
    addSubview(glyph)
    if let chevron {
      chevron.isUserInteractionEnabled = false
      addSubview(chevron)
    }
    addAction(
      UIAction { [weak self] _ in
        guard let cell = self?.superview as? UITableViewCell else { return }
        cell.enclosingTable?.detailButtonTapped(cell)
      }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override func stateChanged() {
    super.stateChanged()
    glyph.alpha = isHighlighted ? 0.3 : 1
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    glyph.frame = CGRect(x: 0, y: 0, width: 22, height: bounds.height)
    chevron?.center = CGPoint(x: bounds.width - 4, y: bounds.midY)
  }
}

extension UITableViewCell {
  /// The table that shows the cell; nil for none.
  var enclosingTable: UITableView? { superview as? UITableView }
}
