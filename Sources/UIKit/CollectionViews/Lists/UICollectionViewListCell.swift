import QuartzCore

/// A row of a list: content, accessories, lines and a background that fits the list's appearance (V-71).
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  /// The signs at the trailing edge, from the inside to the edge.
  open var accessories: [UICellAccessory] = [] {
    didSet { accessoriesChanged() }
  }
  /// How many steps the content is indented.
  open var indentationLevel = 0 {
    didSet { setNeedsLayout() }
  }
  /// The width of a step, in points.
  open var indentationWidth: CGFloat = 10 {
    didSet { setNeedsLayout() }
  }

  private var row: ListRow?
  private var accessoryViews: [UIView] = []
  private let topLine = UIView()
  private let bottomLine = UIView()

  private static let accessoryMargin: CGFloat = 16
  private static let accessorySpacing: CGFloat = 8
  private static let groupRadius: CGFloat = 10

  /// Creates a row with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addLines()
  }

  /// Creates a row from a nib or a storyboard; another coder gives the defaults.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addLines()
    decode(coder, as: UICollectionViewListCell.self)
  }

  private func addLines() {
    for line in [topLine, bottomLine] {
      (line.isHidden, line.isUserInteractionEnabled) = (true, false)
      addSubview(line)
    }
  }

  /// Returns the content of a row in the list's appearance, without texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// Returns the background of a row in the list's appearance.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    guard let row else { return .clear() }
    switch row.appearance {
    case .plain: return .listPlainCell()
    case .sidebar, .sidebarPlain: return .clear()
    case .grouped: return .listGroupedCell()
    case .insetGrouped:
      var background = UIBackgroundConfiguration.listGroupedCell()
      background.cornerRadius = Self.groupRadius
      return background
    }
  }

  open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    let new = (layoutAttributes as? ListItemAttributes)?.row
    guard new != row else { return }
    row = new
    setDefaultBackground(row == nil ? nil : defaultBackgroundConfiguration())
    backgroundCorners = row?.appearance == .insetGrouped ? row?.corners : nil
    setNeedsLayout()
  }

  open override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    if accessories.contains(where: { $0.displayed != .always }) { accessoriesChanged() }
  }

  // MARK: Layout

  private func accessoriesChanged() {
    for view in accessoryViews { view.removeFromSuperview() }
    let state = configurationState
    accessoryViews = accessories.filter { $0.isShown(state) }.map { $0.makeView() }
    for view in accessoryViews { addSubview(view) }
    setNeedsLayout()
  }

  /// The length that the accessories and their margin take.
  private var accessoryExtent: CGFloat {
    guard !accessoryViews.isEmpty else { return 0 }
    let widths = accessoryViews.reduce(0) { $0 + $1.sizeThatFits(.zero).width }
    return widths + CGFloat(accessoryViews.count - 1) * Self.accessorySpacing + Self.accessoryMargin
  }

  private var indentation: CGFloat { CGFloat(max(0, indentationLevel)) * indentationWidth }
  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  override var contentFrame: CGRect {
    bounds.inset(
      by: NSDirectionalEdgeInsets(top: 0, leading: indentation, bottom: 0, trailing: accessoryExtent)
        .edges(isRightToLeft: isMirrored))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let inner = CGSize(width: max(0, size.width - indentation - accessoryExtent), height: size.height)
    return CGSize(width: size.width, height: super.sizeThatFits(inner).height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    var end = bounds.width - Self.accessoryMargin
    for view in accessoryViews.reversed() {
      let size = view.sizeThatFits(.zero)
      end -= size.width
      let x = isMirrored ? bounds.width - end - size.width : end
      view.frame = CGRect(origin: CGPoint(x: x, y: ((bounds.height - size.height) / 2).rounded()), size: size)
      end -= Self.accessorySpacing
    }
    layOutLines()
  }

  private func layOutLines() {
    (topLine.isHidden, bottomLine.isHidden) = (!(row?.showsTop ?? false), !(row?.showsBottom ?? false))
    guard let row else { return }
    let height = 1 / max(1, uiEnvironment.screen.scale)
    func place(_ line: UIView, _ insets: NSDirectionalEdgeInsets, y: CGFloat) {
      let automatic = UIListSeparatorConfiguration.automaticInsets
      let start = indentation + ((contentView as? UIListContentView)?.textStart ?? Self.accessoryMargin)
      let leading = insets.leading == automatic.leading ? start : insets.leading
      let trailing = insets.trailing == automatic.trailing ? 0 : insets.trailing
      let width = max(0, bounds.width - leading - trailing)
      line.frame = CGRect(x: isMirrored ? trailing : leading, y: y, width: width, height: height)
      line.backgroundColor = row.separators.color
    }
    place(topLine, row.separators.topSeparatorInsets, y: 0)
    place(bottomLine, row.separators.bottomSeparatorInsets, y: bounds.height - height)
  }
}
