import QuartzCore

/// The view of a date picker: a picker with a date's wheels, and the units of a duration beside its numbers.
final class DateWheels: UIView, UIPickerViewDataSource, UIPickerViewDelegate {
  /// The distance between the texts of columns, and between a number and its unit.
  private static let (padding, unitGap): (CGFloat, CGFloat) = (9, 7)
  private static let unitFontSize: CGFloat = 17

  let picker = UIPickerView(frame: .zero)
  /// Called with a wheel that the user has turned, and its row.
  var onTurn: (DateWheel, Int) -> Void = { _, _ in }
  var model = DateWheelModel(
    mode: .dateAndTime, calendar: RegionSettings.standard.calendar, locale: RegionSettings.standard.locale,
    today: RegionSettings.standardDate, around: RegionSettings.standardDate)
  private var shownDate = RegionSettings.standardDate
  private var widths: [(text: CGFloat, unit: CGFloat)] = []
  private var units: [UILabel] = []

  private var font: UIFont { .monospacedDigitSystemFont(ofSize: PickerMetrics.fontSize, weight: .regular) }
  private var unitFont: UIFont { .systemFont(ofSize: Self.unitFontSize, weight: .semibold) }

  init() {
    super.init(frame: .zero)
    (picker.dataSource, picker.delegate) = (self, self)
    addSubview(picker)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Showing

  /// Loads the wheels of a new model, which show a date at once.
  func reload(_ date: Date) {
    for label in units { label.removeFromSuperview() }
    widths = model.wheels.map(measure)
    units = model.wheels.filter { hasUnit($0) }.map { _ in
      let label = UILabel(frame: .zero)
      label.font = unitFont
      label.isUserInteractionEnabled = false
      label.isAccessibilityElement = false
      addSubview(label)
      return label
    }
    shownDate = date
    picker.reloadAllComponents()
    for (component, wheel) in model.wheels.enumerated() {
      picker.selectRow(model.row(of: wheel, for: date, near: nil), inComponent: component, animated: false)
    }
    picker.setNeedsLayout()
    setNeedsLayout()
  }

  /// Turns the wheels to a date; those that show it already, or turn under a finger, are left alone.
  func show(_ date: Date, animated: Bool) {
    let isChanged = date != shownDate
    shownDate = date
    for (component, wheel) in model.wheels.enumerated() {
      let old = picker.selectedRow(inComponent: component)
      let row = model.row(of: wheel, for: date, near: old)
      guard row != old else { continue }
      // The other half of the day has the same hour, which does not turn.
      let isSame = wheel == .hour && model.title(of: wheel, row: row) == model.title(of: wheel, row: old)
      picker.selectRow(row, inComponent: component, animated: animated && !isSame)
    }
    if isChanged { picker.refreshRows() }
    setNeedsLayout()
  }

  // MARK: Columns

  private func hasUnit(_ wheel: DateWheel) -> Bool { wheel == .hours || wheel == .minutes }

  private func measure(_ wheel: DateWheel) -> (text: CGFloat, unit: CGFloat) {
    func width(_ texts: [String], _ font: UIFont) -> CGFloat {
      texts.map { NSString(string: $0).size(withAttributes: [.font: font]).width }.max()?.rounded(.up) ?? 0
    }
    let words = hasUnit(wheel) ? [0, 1, 2].map { model.titles.unit(wheel, for: $0) } : []
    return (width(model.titles.samples(of: wheel), font), words.isEmpty ? 0 : width(words, unitFont) + Self.unitGap)
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { model.wheels.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    model.rowCount(of: model.wheels[component])
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    widths[component].text + widths[component].unit + 2 * Self.padding
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    let (wheel, title) = (model.wheels[component], model.title(of: model.wheels[component], row: row))
    guard hasUnit(wheel) else { return title }
    return "\(title) \(unit(wheel, in: shownDate))"
  }

  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    let (wheel, width) = (model.wheels[component], widths[component])
    let cell = view as? DateWheelCell ?? DateWheelCell(frame: .zero)
    cell.frame = CGRect(
      x: 0, y: 0, width: width.text + width.unit + 2 * Self.padding, height: PickerMetrics.rowHeight)
    let text = CGRect(x: Self.padding, y: 0, width: width.text, height: PickerMetrics.rowHeight)
    cell.label.frame = mirrored(text, in: cell.bounds)
    cell.label.font = font
    cell.label.text = model.title(of: wheel, row: row)
    cell.label.textAlignment = (wheel.alignment == .left) == flowsRightToLeft ? .right : .left
    cell.label.textColor = model.isAllowed(wheel, row: row, with: shownDate) ? .label : .tertiaryLabel
    return cell
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    guard model.wheels.indices.contains(component) else { return }
    onTurn(model.wheels[component], row)
  }

  // MARK: Layout

  private func unit(_ wheel: DateWheel, in date: Date) -> String {
    let part: Calendar.Component = wheel == .hours ? .hour : .minute
    return model.titles.unit(wheel, for: model.calendar.component(part, from: date))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picker.frame = bounds
    let components = model.wheels.indices.filter { hasUnit(model.wheels[$0]) }
    for (component, label) in zip(components, units) {
      let (frame, width) = (picker.frame(ofComponent: component), widths[component])
      let unit = CGRect(
        x: frame.minX + Self.padding + width.text + Self.unitGap, y: bounds.midY - PickerMetrics.rowHeight / 2,
        width: width.unit - Self.unitGap, height: PickerMetrics.rowHeight)
      label.text = self.unit(model.wheels[component], in: shownDate)
      label.frame = mirrored(unit, in: frame)
      label.textAlignment = flowsRightToLeft ? .right : .left
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.layoutDirection != traitCollection.layoutDirection { picker.refreshRows() }
  }
}

/// A row of a date picker's wheel.
final class DateWheelCell: UIView {
  let label = UILabel(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}
