import ConstraintSolver
import QuartzCore

extension LayoutEngine {
  // MARK: Variables

  /// The variable of an item's quantity, made when it is first needed, with the constraints that the item has itself.
  func variable(_ quantity: LayoutRecord.Quantity, of record: LayoutRecord) -> Variable {
    if let variable = record.variables[quantity.rawValue] { return variable }
    let variable = solver.addVariable(quantity.isSize ? .nonNegative : .free)
    record.variables[quantity.rawValue] = variable
    owners[variable] = Owner(record: Unmanaged.passUnretained(record), quantity: quantity)
    addOwnRows(quantity, of: record)
    return variable
  }

  /// The present value of an item's quantity, in points.
  func value(_ quantity: LayoutRecord.Quantity, of record: LayoutRecord) -> CGFloat {
    guard let variable = record.variables[quantity.rawValue], let value = try? solver.value(of: variable) else {
      return 0
    }
    return CGFloat(value)
  }

  /// The present size of an item, in points.
  func size(of record: LayoutRecord) -> CGSize {
    CGSize(width: value(.width, of: record), height: value(.height, of: record))
  }

  /// The present rectangle of an item, in points.
  func frame(of record: LayoutRecord) -> CGRect {
    CGRect(origin: CGPoint(x: value(.minX, of: record), y: value(.minY, of: record)), size: size(of: record))
  }

  /// Makes all of an item's variables, so that it has a frame.
  func complete(_ record: LayoutRecord) {
    guard !record.isComplete else { return }
    for quantity in [LayoutRecord.Quantity.minX, .width, .minY, .height] { _ = variable(quantity, of: record) }
  }

  /// Makes an item's own constraints anew, because another rule makes them now.
  func remakeOwnRows(of record: LayoutRecord) {
    for row in record.ownRows { remove(row) }
    record.ownRows = []
    for quantity in LayoutRecord.Quantity.allCases where record.variables[quantity.rawValue] != nil {
      addOwnRows(quantity, of: record)
    }
  }

  /// Makes the constraints of a natural size that an item has come to have.
  func addContentRows(of record: LayoutRecord) {
    for quantity in [LayoutRecord.Quantity.width, .height] where record.variables[quantity.rawValue] != nil {
      if !record.ownRows.contains(where: { $0.quantity == quantity }) { addOwnRows(quantity, of: record) }
    }
  }

  private func addOwnRows(_ quantity: LayoutRecord.Quantity, of record: LayoutRecord) {
    for source in ownSources(quantity, of: record) {
      let row = LayoutRow(source, for: record)
      record.ownRows.append(row)
      add(row)
    }
  }

  /// The constraints that an item makes for a quantity itself.
  private func ownSources(_ quantity: LayoutRecord.Quantity, of record: LayoutRecord) -> [LayoutRow.Source] {
    guard let item = record.item else { return [] }
    guard let view = item.asView else { return item.isSystemGuide ? [.guide(quantity)] : [] }
    if quantity == .originX || quantity == .originY { return [.frame(quantity)] }
    // A measured view has no frame.
    let isMeasured = measured != nil && measured?[ObjectIdentifier(view)] === record && view === measuredRoot
    if !isMeasured {
      if view.isPlacedByCode { return [.frame(quantity)] }
      if view.isEncapsulated { return quantity.isSize ? [.encapsulation(quantity)] : [.frame(quantity)] }
    }
    guard quantity.isSize else { return [] }
    let axis = quantity == .width ? NSLayoutConstraint.Axis.horizontal : .vertical
    guard view.naturalLength(axis) != nil else { return [] }
    return [.content(axis, isHugging: true), .content(axis, isHugging: false)]
  }

  // MARK: Rows

  /// The relation and priority of a row; nil for one whose constraint is gone.
  func rule(of row: LayoutRow) -> (relation: Relation, priority: Priority)? {
    switch row.source {
    case .constraint(let link):
      guard let constraint = link.target else { return nil }
      let relation: Relation =
        switch constraint.relation {
        case .equal: .equal
        case .lessThanOrEqual: constraint.isMirrored(row) ? .greaterThanOrEqual : .lessThanOrEqual
        case .greaterThanOrEqual: constraint.isMirrored(row) ? .lessThanOrEqual : .greaterThanOrEqual
        }
      return (relation, Priority(constraint.priority.rawValue))
    case .frame, .encapsulation, .guide: return (.equal, .required)
    case .content(let axis, let isHugging):
      guard let view = row.record?.item?.asView else { return nil }
      let priority =
        isHugging
        ? view.contentHuggingPriority(for: axis) : view.contentCompressionResistancePriority(for: axis)
      return (isHugging ? .lessThanOrEqual : .greaterThanOrEqual, Priority(priority.rawValue))
    case .target(_, _, let priority): return (.equal, Priority(priority.rawValue))
    }
  }

  /// The expression of a row, which is compared with zero; nil where it means nothing now.
  func form(of row: LayoutRow) -> LinearForm? {
    if case .constraint(let link) = row.source { return link.target.flatMap { self.form(of: $0, row) } }
    guard let record = row.record, let item = record.item else { return nil }
    var form = LinearForm()
    switch row.source {
    case .constraint: return nil
    case .frame(let quantity), .encapsulation(let quantity):
      guard let view = item.asView else { return nil }
      form.add(quantity, of: record)
      form.add(-view.ownValue(quantity))
      if let parent = view.superview, let share = shareToFollow(parent, of: view, quantity) {
        let length: LayoutRecord.Quantity = quantity.isHorizontal ? .width : .height
        form.add(length, of: self.record(of: parent), times: -Double(share))
        form.add(share * parent.ownValue(length))
      }
    case .target(let quantity, let value, _):
      form.add(quantity, of: record)
      form.add(-value)
    case .content(let axis, _):
      guard let view = item.asView, let length = contentLength(of: view, axis, record) else { return nil }
      form.add(axis == .horizontal ? .width : .height, of: record)
      form.add(-length)
    case .guide(let quantity):
      guard let guide = item as? SystemLayoutGuide else { return nil }
      return guide.form(quantity, of: record, in: self)
    }
    return form
  }

  /// The part of a superview's growth that a view takes by its mask, where constraints determine the superview's size
  /// (L-63); nil where it takes none.
  private func shareToFollow(_ parent: UIView, of view: UIView, _ quantity: LayoutRecord.Quantity) -> CGFloat? {
    guard quantity != .originX, quantity != .originY, !view.autoresizingMask.isEmpty, parent.autoresizesSubviews,
      isSolved(parent, quantity)
    else { return nil }
    let axis: NSLayoutConstraint.Axis = quantity.isHorizontal ? .horizontal : .vertical
    let total = axis == .horizontal ? parent.bounds.width : parent.bounds.height
    let shares = view.growthShares(axis, in: total)
    let share = quantity.isSize ? shares.length : shares.start
    return share == 0 ? nil : share
  }

  /// Whether constraints determine a view's length: its own, or those of a view around it, which its mask follows.
  private func isSolved(_ view: UIView, _ quantity: LayoutRecord.Quantity) -> Bool {
    if view === measuredRoot { return true }
    if measured != nil, measured?[ObjectIdentifier(view)] == nil { return false }
    guard view.isPlacedByCode else { return !view.isEncapsulated }
    guard let parent = view.superview else { return false }
    return shareToFollow(parent, of: view, quantity.isHorizontal ? .width : .height) != nil
  }

  /// The natural length of a view along an axis; nil where it has none. Text that wraps takes the height of its width.
  private func contentLength(of view: UIView, _ axis: NSLayoutConstraint.Axis, _ record: LayoutRecord) -> CGFloat? {
    guard let length = view.naturalLength(axis) else { return nil }
    guard axis == .vertical, view.wrapsContent else { return length }
    let width = value(.width, of: record)
    guard width > 0, width < view.intrinsicContentSize.width else { return length }
    return max(0, view.sizeThatFits(CGSize(width: width, height: 0)).height)
  }

  private func form(of constraint: NSLayoutConstraint, _ row: LayoutRow) -> LinearForm? {
    guard let first = constraint.firstSide.items else { return nil }
    let ancestor = constraint.nearestHolder ?? constraint.commonAncestor
    let isRightToLeft = row.isRightToLeft
    var form = LinearForm()
    if let side = constraint.secondSide {
      guard let second = side.items else { return nil }
      form.add(constraint.firstSide, first, in: ancestor, of: self, isRightToLeft: isRightToLeft)
      form.add(
        side, second, times: -Double(constraint.multiplier), in: ancestor, of: self, isRightToLeft: isRightToLeft)
    } else {
      form.add(constraint.firstSide, first, in: ancestor, of: self, isRightToLeft: isRightToLeft)
    }
    form.add(constraint.isMirrored(row) ? constraint.constant : -constraint.constant)
    return form
  }
}

extension NSLayoutConstraint {
  var isRightToLeft: Bool { holder?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Whether a positive constant, and "greater", point to the left: from the leading edge of right-to-left layouts
  /// (L-30).
  fileprivate func isMirrored(_ row: LayoutRow) -> Bool {
    row.isRightToLeft && (firstSide.followsDirection == true || secondSide?.followsDirection == true)
  }
}
