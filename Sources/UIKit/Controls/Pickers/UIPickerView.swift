import QuartzCore

/// Wheels beside each other, on each of which one row is chosen.
@preconcurrency @MainActor open class UIPickerView: UIView {
  /// The size of a picker where nothing else decides, in points.
  static let standardSize = CGSize(width: 320, height: 216)

  /// The source of the numbers of components and rows; not retained.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { if dataSource !== oldValue { setNeedsReload() } }
  }
  /// The delegate, which provides the rows; not retained.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { if delegate !== oldValue { setNeedsReload() } }
  }
  /// The number of components; 0 without a data source.
  open var numberOfComponents: Int {
    loadIfNeeded()
    return wheels.count
  }

  private var wheels: [PickerWheel] = []
  private let band = UIView(frame: .zero)
  private var needsReload = true

  /// Creates a picker; one without a size has 320 × 216 points.
  public override init(frame: CGRect) {
    let size = frame.size == .zero ? Self.standardSize : frame.size
    super.init(frame: CGRect(origin: frame.origin, size: size))
    setUp()
  }

  /// Creates a picker from a nib or a storyboard; another coder gives the defaults.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decode(coder, as: UIPickerView.self)
  }

  private func setUp() {
    clipsToBounds = true
    band.isUserInteractionEnabled = false
    band.backgroundColor = .tertiarySystemFill
    band.layer.cornerRadius = PickerMetrics.bandRadius
    band.layer.cornerCurve = .continuous
    addSubview(band)
  }

  // MARK: Content

  /// Returns the number of a component's rows; 0 for a component that does not exist.
  open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.rowCount ?? 0 }

  /// Returns the size of a component's rows, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    guard let wheel = wheel(component) else { return .zero }
    layoutIfNeeded()
    return CGSize(width: wheel.bounds.width, height: wheel.rowHeight)
  }

  /// Returns the view of a row that the delegate has made; nil for one that is not shown, or has a title.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    guard let wheel = wheel(component) else { return nil }
    layoutIfNeeded()
    return wheel.ownView(ofRow: row)
  }

  /// Asks for everything again. A selected row that no longer exists gives way to the last one.
  open func reloadAllComponents() {
    needsReload = false
    let count = asked(dataSource.map { $0.numberOfComponents(in: self) } ?? 0, "components")
    while wheels.count > count { wheels.removeLast().removeFromSuperview() }
    while wheels.count < count {
      let wheel = PickerWheel(component: wheels.count)
      wheel.picker = self
      wheels.append(wheel)
      addSubview(wheel)
    }
    for wheel in wheels { load(wheel) }
    setNeedsLayout()
  }

  /// Asks for the rows of a component again.
  open func reloadComponent(_ component: Int) {
    if needsReload { return reloadAllComponents() }
    guard let wheel = checkedWheel(component) else { return }
    load(wheel)
    setNeedsLayout()
  }

  private func load(_ wheel: PickerWheel) {
    let rows = dataSource?.pickerView(self, numberOfRowsInComponent: wheel.component) ?? 0
    let height = activeDelegate?.pickerView(self, rowHeightForComponent: wheel.component) ?? 0
    wheel.load(
      rows: asked(rows, "rows of component \(wheel.component)"),
      height: height.isFinite && height > 0 ? height : PickerMetrics.rowHeight)
  }

  /// Returns a number that a data source has given, or 0 for one below 0.
  private func asked(_ count: Int, _ name: String) -> Int {
    if count < 0 { uiEnvironment.report(.invalidPickerCount(count, of: name, in: debugName)) }
    return max(0, count)
  }

  private func setNeedsReload() {
    needsReload = true
    setNeedsLayout()
  }

  private func loadIfNeeded() {
    if needsReload, dataSource != nil { reloadAllComponents() }
  }

  /// Makes the rows on the screen again, whose look has changed; wheels that move go on.
  func refreshRows() {
    for wheel in wheels { wheel.refreshRows() }
  }

  /// Returns the frame of a component's wheel; null for a component that does not exist.
  func frame(ofComponent component: Int) -> CGRect {
    guard let wheel = wheel(component) else { return .null }
    layoutIfNeeded()
    return wheel.frame
  }

  private func wheel(_ component: Int) -> PickerWheel? {
    loadIfNeeded()
    return wheels.indices.contains(component) ? wheels[component] : nil
  }

  /// Returns the wheel of a component; reports one that does not exist.
  private func checkedWheel(_ component: Int) -> PickerWheel? {
    if let wheel = wheel(component) { return wheel }
    if dataSource == nil {
      uiEnvironment.report(.pickerWithoutDataSource(debugName))
    } else {
      uiEnvironment.report(.pickerIndexOutOfRange("component \(component)", count: wheels.count, in: debugName))
    }
    return nil
  }

  /// The delegate, with the optional methods that a subclass adds.
  var activeDelegate: (any UIPickerViewDelegate)? { delegate.map(uiEnvironment.optionalMethods.complete) }

  // MARK: Selection

  /// Selects a row, which moves to the middle. The delegate is not called.
  ///
  /// A row or a component that does not exist is reported and ignored.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard let wheel = checkedWheel(component) else { return }
    guard row >= 0, row < wheel.rowCount else {
      let name = "row \(row) of component \(component)"
      return uiEnvironment.report(.pickerIndexOutOfRange(name, count: wheel.rowCount, in: debugName))
    }
    layoutIfNeeded()
    wheel.select(row, animated: animated)
  }

  /// Returns the row that was selected last and has come to rest; −1 in a component without rows.
  open func selectedRow(inComponent component: Int) -> Int { wheel(component)?.selectedRow ?? -1 }

  /// Called when a row that the user has chosen has come to rest.
  func userSelected(_ row: Int, in component: Int) {
    activeDelegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { Self.standardSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : Self.standardSize.width, height: Self.standardSize.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    let height = wheels.map(\.rowHeight).max() ?? PickerMetrics.rowHeight
    band.isHidden = wheels.isEmpty
    band.frame = CGRect(
      x: PickerMetrics.margin, y: bounds.midY - height / 2, width: max(0, bounds.width - 2 * PickerMetrics.margin),
      height: height)
    placeWheels()
  }

  /// Places the wheels beside each other, the whole in the middle.
  private func placeWheels() {
    guard !wheels.isEmpty else { return }
    let wanted = wheels.map { wheel -> CGFloat in
      let width = activeDelegate?.pickerView(self, widthForComponent: wheel.component) ?? 0
      return width.isFinite ? max(0, width) : 0
    }
    let gaps = PickerMetrics.gap * CGFloat(wheels.count - 1)
    let room = max(0, bounds.width - 2 * PickerMetrics.margin - gaps)
    let shared = wanted.count { $0 == 0 }
    let share = max(0, room - wanted.reduce(0, +)) / CGFloat(max(1, shared))
    let widths = wanted.map { $0 == 0 ? share : $0 }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x = bounds.midX - (widths.reduce(0, +) + gaps) / 2
    for index in isMirrored ? Array(wheels.indices.reversed()) : Array(wheels.indices) {
      wheels[index].frame = CGRect(x: x, y: 0, width: widths[index], height: bounds.height)
      wheels[index].layoutIfNeeded()
      x += widths[index] + PickerMetrics.gap
    }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}
