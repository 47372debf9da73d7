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
    for source in ownSources(quantity, of: record) {
      let row = LayoutRow(source, for: record)
      record.ownRows.append(row)
      add(row)
    }
    return variable
  }

  /// The present value of an item's quantity, in points.
  func value(_ quantity: LayoutRecord.Quantity, of record: LayoutRecord) -> CGFloat {
    guard let variable = record.variables[quantity.rawValue], let value = try? solver.value(of: variable) else {
      return 0
    }
    return CGFloat(value)
  }

  /// Makes all of an item's variables, so that it has a frame.
  func complete(_ record: LayoutRecord) {
    for quantity in [LayoutRecord.Quantity.minX, .width, .minY, .height] { _ = variable(quantity, of: record) }
  }

  /// Makes an item's own constraints anew, because another rule makes them now.
  func remakeOwnRows(of record: LayoutRecord) {
    for row in record.ownRows { remove(row) }
    record.ownRows = []
    for quantity in LayoutRecord.Quantity.allCases where record.variables[quantity.rawValue] != nil {
      for source in ownSources(quantity, of: record) {
        let row = LayoutRow(source, for: record)
        record.ownRows.append(row)
        add(row)
      }
    }
  }

  /// The constraints that an item makes for a quantity itself.
  private func ownSources(_ quantity: LayoutRecord.Quantity, of record: LayoutRecord) -> [LayoutRow.Source] {
    if record.item is SystemLayoutGuide { return [.guide(quantity)] }
    guard let view = record.item as? UIView else { return [] }
    if quantity == .originX || quantity == .originY { return [.frame(quantity)] }
    // A measured view has no frame.
    let isMeasured = measured != nil && measured?[ObjectIdentifier(view)] === record && view === measuredRoot
    if !isMeasured {
      if view.isPlacedByCode { return [.frame(quantity)] }
      if view.isEncapsulated { return quantity.isSize ? [.encapsulation(quantity)] : [.frame(quantity)] }
    }
    guard quantity.isSize else { return [] }
    let axis = quantity == .width ? NSLayoutConstraint.Axis.horizontal : .vertical
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
        case .lessThanOrEqual: constraint.isMirrored ? .greaterThanOrEqual : .lessThanOrEqual
        case .greaterThanOrEqual: constraint.isMirrored ? .lessThanOrEqual : .greaterThanOrEqual
        }
      return (relation, Priority(constraint.priority.rawValue))
    case .frame, .encapsulation, .guide: return (.equal, .required)
    case .content(let axis, let isHugging):
      guard let view = row.record?.item as? UIView else { return nil }
      let priority =
        isHugging
        ? view.contentHuggingPriority(for: axis) : view.contentCompressionResistancePriority(for: axis)
      return (isHugging ? .lessThanOrEqual : .greaterThanOrEqual, Priority(priority.rawValue))
    case .target(_, _, let priority): return (.equal, Priority(priority.rawValue))
    }
  }

  /// The expression of a row, which is compared with zero; nil where it means nothing now.
  func form(of row: LayoutRow) -> LinearForm? {
    if case .constraint(let link) = row.source { return link.target.flatMap(form) }
    guard let record = row.record, let item = record.item else { return nil }
    var form = LinearForm()
    switch row.source {
    case .constraint: return nil
    case .frame(let quantity), .encapsulation(let quantity):
      guard let view = item as? UIView else { return nil }
      form.add(quantity, of: record)
      form.add(-view.ownValue(quantity))
      if let parent = parentToFollow(of: view, quantity) {
        form.add(quantity, of: self.record(of: parent), times: -1)
        form.add(parent.ownValue(quantity))
      }
    case .target(let quantity, let value, _):
      form.add(quantity, of: record)
      form.add(-value)
    case .content(let axis, _):
      guard let view = item as? UIView, let length = contentLength(of: view, axis, record) else { return nil }
      form.add(axis == .horizontal ? .width : .height, of: record)
      form.add(-length)
    case .guide(let quantity):
      guard let guide = item as? SystemLayoutGuide else { return nil }
      return guide.form(quantity, of: record, in: self)
    }
    return form
  }

  /// The superview whose length a view keeps up with by its mask, while that one is measured (L-63, L-77).
  private func parentToFollow(of view: UIView, _ quantity: LayoutRecord.Quantity) -> UIView? {
    guard let parent = view.superview, measured?[ObjectIdentifier(parent)] != nil else { return nil }
    let mask = view.autoresizingMask
    let follows =
      switch quantity {
      case .width:
        mask.contains(.flexibleWidth) && mask.isDisjoint(with: [.flexibleLeftMargin, .flexibleRightMargin])
      case .height:
        mask.contains(.flexibleHeight) && mask.isDisjoint(with: [.flexibleTopMargin, .flexibleBottomMargin])
      default: false
      }
    return follows ? parent : nil
  }

  /// The natural length of a view along an axis; nil where it has none. Text that wraps takes the height of its width.
  private func contentLength(of view: UIView, _ axis: NSLayoutConstraint.Axis, _ record: LayoutRecord) -> CGFloat? {
    let size = view.intrinsicContentSize
    let length = axis == .horizontal ? size.width : size.height
    guard length != UIView.noIntrinsicMetric, length.isFinite else { return nil }
    guard axis == .vertical, view.wrapsContent else { return max(0, length) }
    let width = value(.width, of: record)
    guard width > 0, width < size.width else { return max(0, length) }
    return max(0, view.sizeThatFits(CGSize(width: width, height: 0)).height)
  }

  private func form(of constraint: NSLayoutConstraint) -> LinearForm? {
    guard let first = constraint.first.item else { return nil }
    let other = constraint.second?.item
    if constraint.second != nil, constraint.secondAttribute != .notAnAttribute, other == nil { return nil }
    let ancestor = other.flatMap { first.commonAncestor(with: $0) } ?? first.layoutView
    let isRightToLeft = constraint.isRightToLeft
    let lookup = { [unowned self] in self.record(of: $0) }
    var form = LinearForm(
      constraint.firstAttribute, of: first, in: ancestor, isRightToLeft: isRightToLeft, lookup: lookup)
    if let other, constraint.secondAttribute != .notAnAttribute {
      let second = LinearForm(
        constraint.secondAttribute, of: other, in: ancestor, isRightToLeft: isRightToLeft, lookup: lookup)
      form.add(second, times: -Double(constraint.multiplier))
    }
    form.add(constraint.isMirrored ? constraint.constant : -constraint.constant)
    return form
  }
}

extension NSLayoutConstraint {
  var isRightToLeft: Bool { holder?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Whether a positive constant, and "greater", point to the left: from the leading edge of right-to-left layouts
  /// (L-30).
  fileprivate var isMirrored: Bool {
    isRightToLeft && (firstAttribute.followsDirection == true || secondAttribute.followsDirection == true)
  }
}
