import QuartzCore

/// One component of a picker: rows on a cylinder, moved by a scroll view that lies over them.
final class PickerWheel: UIView, UIScrollViewDelegate {
  let component: Int
  @WeakReference var picker: UIPickerView?
  private(set) var rowCount = 0
  private(set) var rowHeight = PickerMetrics.rowHeight
  /// The row at rest; −1 where there are none.
  private(set) var selectedRow = -1
  private let drum = UIView(frame: .zero)
  private let scrollView = UIScrollView(frame: .zero)
  private var rows: [Int: PickerRow] = [:]
  /// Views of the delegate's that are no longer shown.
  private var unused: [UIView] = []
  private var placedSize = CGSize.zero
  /// Whether the user has moved the wheel since it was at rest.
  private var isMovedByUser = false

  init(component: Int) {
    self.component = component
    super.init(frame: .zero)
    drum.isUserInteractionEnabled = false
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / PickerMetrics.eyeDistance
    drum.layer.sublayerTransform = perspective
    scrollView.delegate = self
    scrollView.showsVerticalScrollIndicator = false
    scrollView.scrollsToTop = false
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector("tapped:", PickerWheel.tapped)))
    addSubview(drum)
    addSubview(scrollView)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Accessibility

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, value: title(ofRow: selectedRow), traits: .adjustable)
  }

  override func accessibilityIncrement() { step(by: 1) }
  override func accessibilityDecrement() { step(by: -1) }

  private func step(by count: Int) {
    let row = selectedRow + count
    guard rowCount > 0, row >= 0, row < rowCount else { return }
    select(row, animated: false)
    picker?.userSelected(row, in: component)
  }

  // MARK: Content

  /// Takes the number of rows and their height; the selected row stays where it still exists.
  func load(rows count: Int, height: CGFloat) {
    for row in rows.keys { remove(row) }
    unused = []
    (rowCount, rowHeight) = (count, height)
    selectedRow = count == 0 ? -1 : min(max(0, selectedRow), count - 1)
    placedSize = .zero
    setNeedsLayout()
  }

  /// Returns the delegate's view of a row that is shown.
  func ownView(ofRow row: Int) -> UIView? { rows[row]?.ownView }

  private func title(ofRow row: Int) -> String? {
    guard let picker, row >= 0, let delegate = picker.activeDelegate else { return nil }
    return delegate.pickerView(picker, attributedTitleForRow: row, forComponent: component)?.string
      ?? delegate.pickerView(picker, titleForRow: row, forComponent: component)
      ?? rows[row]?.ownView?.accessibilityLabel
  }

  private func makeRow(_ index: Int) -> PickerRow? {
    guard let picker, let delegate = picker.activeDelegate else { return nil }
    let row = PickerRow(frame: CGRect(x: 0, y: 0, width: bounds.width, height: rowHeight))
    let view = delegate.pickerView(
      picker, viewForRow: index, forComponent: component, reusing: unused.popLast())
    if view !== picker {
      row.show(view)
    } else if let title = delegate.pickerView(picker, attributedTitleForRow: index, forComponent: component) {
      row.show(title)
    } else {
      row.show(delegate.pickerView(picker, titleForRow: index, forComponent: component) ?? "?")
    }
    return row
  }

  /// Makes the rows on the screen again, at the wheel's current position.
  func refreshRows() {
    guard !rows.isEmpty else { return }
    for row in rows.keys { remove(row) }
    UIView.performWithoutAnimation { turn() }
  }

  private func remove(_ index: Int) {
    guard let row = rows.removeValue(forKey: index) else { return }
    if let view = row.ownView { unused.append(view) }
    row.removeFromSuperview()
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    drum.frame = bounds
    guard placedSize != bounds.size else { return }
    placedSize = bounds.size
    for row in rows.keys { remove(row) }
    scrollView.frame = bounds
    scrollView.contentSize = CGSize(
      width: bounds.width, height: bounds.height + rowHeight * CGFloat(max(0, rowCount - 1)))
    scrollView.contentOffset.y = offset(ofRow: selectedRow)
    turn()
  }

  private func offset(ofRow row: Int) -> CGFloat { CGFloat(max(0, row)) * rowHeight }

  private var radius: CGFloat { max(rowHeight, bounds.height / 2) }

  /// The row nearest to the middle.
  private var middleRow: Int {
    let position = (scrollView.contentOffset.y / rowHeight).rounded()
    return min(max(0, Int(position)), max(0, rowCount - 1))
  }

  /// Turns the rows to the scroll view's offset, and makes those that come into view.
  private func turn() {
    guard rowCount > 0, bounds.height > 0 else { return }
    let position = scrollView.contentOffset.y / rowHeight
    let reach = Double(radius / rowHeight) * .pi / 2
    let lowest = max(0, Int((Double(position) - reach).rounded(.up)))
    let highest = min(rowCount - 1, Int((Double(position) + reach).rounded(.down)))
    for row in rows.keys where row < lowest || row > highest { remove(row) }
    guard lowest <= highest else { return }
    for index in lowest...highest {
      guard let row = rows[index] ?? makeRow(index) else { continue }
      if rows[index] == nil {
        rows[index] = row
        drum.addSubview(row)
      }
      place(row, at: CGFloat(index) - position)
    }
  }

  /// Places a row on the cylinder.
  ///
  /// - Parameter distance: its distance from the middle, in rows.
  private func place(_ row: PickerRow, at distance: CGFloat) {
    let angle = distance * rowHeight / radius
    row.center = CGPoint(x: bounds.midX, y: bounds.midY)
    let back = CATransform3DMakeTranslation(0, 0, radius)
    let turned = CATransform3DConcat(back, CATransform3DMakeRotation(-angle, 1, 0, 0))
    row.layer.transform = CATransform3DConcat(turned, CATransform3DMakeTranslation(0, 0, -radius))
    let share = min(1, abs(distance))
    let depth = CGFloat(EngineMath.cos(Double(min(abs(angle), .pi / 2))))
    row.alpha = (1 - share) + share * PickerMetrics.unselectedAlpha * depth
  }

  // MARK: Moving

  /// Moves a row to the middle, as the selected one.
  func select(_ row: Int, animated: Bool) {
    selectedRow = row
    isMovedByUser = false
    guard window != nil, bounds.height > 0 else {
      placedSize = .zero
      return setNeedsLayout()
    }
    scrollView.setContentOffset(CGPoint(x: 0, y: offset(ofRow: row)), animated: animated)
    if !animated { turn() }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    UIView.performWithoutAnimation { turn() }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    isMovedByUser = true
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let row = (targetContentOffset.pointee.y / rowHeight).rounded()
    targetContentOffset.pointee.y = min(max(0, row), CGFloat(max(0, rowCount - 1))) * rowHeight
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { rest() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    if !scrollView.isDragging { rest() }
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { rest() }

  /// Notes the row in the middle, and calls the delegate where the user has moved the wheel.
  private func rest() {
    guard rowCount > 0, !scrollView.isTracking else { return }
    let row = middleRow
    let target = offset(ofRow: row)
    if abs(scrollView.contentOffset.y - target) > 0.01 {
      // A wheel that was stopped between rows goes on to the nearest one.
      return scrollView.setContentOffset(CGPoint(x: 0, y: target), animated: true)
    }
    guard isMovedByUser else { return }
    isMovedByUser = false
    selectedRow = row
    picker?.userSelected(row, in: component)
  }

  /// Moves the row under a tap to the middle.
  private func tapped(_ recognizer: UITapGestureRecognizer) {
    guard rowCount > 0, !scrollView.isDragging, !scrollView.isDecelerating else { return }
    let y = recognizer.location(in: self).y
    let nearest = rows.min { abs($0.value.shownMiddle - y) < abs($1.value.shownMiddle - y) }
    guard let row = nearest?.key else { return }
    isMovedByUser = true
    if row == middleRow { return rest() }
    scrollView.setContentOffset(CGPoint(x: 0, y: offset(ofRow: row)), animated: true)
  }
}
