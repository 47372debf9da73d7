import Foundation

/// Makes the constraints of a visual format (L-107…L-109).
@MainActor struct VisualFormatBuilder {
  private let format: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private var made: [NSLayoutConstraint] = []

  init(_ format: VisualFormat, _ options: NSLayoutConstraint.FormatOptions) {
    (self.format, self.options) = (format, options)
  }

  private var isLeftToRight: Bool { options.contains(.directionLeftToRight) }
  private var isRightToLeft: Bool { !isLeftToRight && options.contains(.directionRightToLeft) }
  private var usesBaselines: Bool { format.isVertical && options.contains(.spacingBaselineToBaseline) }

  /// The edge at which an item begins, in the direction of reading.
  private var start: NSLayoutConstraint.Attribute {
    if format.isVertical { return .top }
    return isLeftToRight ? .left : isRightToLeft ? .right : .leading
  }

  /// The edge at which an item ends, in the direction of reading.
  private var end: NSLayoutConstraint.Attribute {
    if format.isVertical { return .bottom }
    return isLeftToRight ? .right : isRightToLeft ? .left : .trailing
  }

  /// Returns the constraints, from the beginning of the format to its end.
  func constraints() throws(VisualFormatFault) -> [NSLayoutConstraint] {
    var builder = self
    try builder.build()
    return builder.made
  }

  private mutating func build() throws(VisualFormatFault) {
    if let gap = format.leadingGap, let first = format.items.first {
      let parent = try superview(of: first)
      add(gap, from: (parent, start), marginsOf: parent, to: (first.view, start))
    }
    for (index, item) in format.items.enumerated() {
      for size in item.sizes { add(size, of: item) }
      if index > 0 {
        let previous = format.items[index - 1]
        let (edge, next) = usesBaselines ? (.lastBaseline, .firstBaseline) : (end, start)
        add(format.gaps[index - 1], from: (previous.view, edge), marginsOf: nil, to: (item.view, next))
        align(previous.view, item.view)
      }
    }
    if let gap = format.trailingGap, let last = format.items.last {
      let parent = try superview(of: last)
      add(gap, from: (last.view, end), marginsOf: parent, to: (parent, end))
    }
  }

  private func superview(of item: VisualFormat.Item) throws(VisualFormatFault) -> UIView {
    if let view = item.view.layoutParent { return view }
    throw VisualFormatFault(
      reason: "Unable to interpret '|' character, because the related view doesn't have a superview",
      column: item.column)
  }

  /// Adds the constraint that one edge follows another by a gap.
  ///
  /// - Parameter parent: the superview, whose margin is the standard gap; nil between siblings.
  private mutating func add(
    _ gap: VisualFormat.Connection, from first: (item: any ConstrainedItem, edge: NSLayoutConstraint.Attribute),
    marginsOf parent: UIView?, to second: (item: any ConstrainedItem, edge: NSLayoutConstraint.Attribute)
  ) {
    switch gap {
    case .flush: add(second, .equal, first, 0, .required)
    case .standard:
      guard let parent else { return add(second, .equal, first, NSLayoutConstraint.systemSpacing, .required) }
      let margins: any ConstrainedItem = parent.layoutMarginsGuide
      add(
        (second.item === parent ? margins : second.item, second.edge), .equal,
        (first.item === parent ? margins : first.item, first.edge), 0, .required)
    case .predicates(let predicates):
      for predicate in predicates {
        guard case .number(let number) = predicate.object else { continue }
        add(second, predicate.relation, first, number, predicate.priority)
      }
    }
  }

  private mutating func add(
    _ second: (item: any ConstrainedItem, edge: NSLayoutConstraint.Attribute),
    _ relation: NSLayoutConstraint.Relation,
    _ first: (item: any ConstrainedItem, edge: NSLayoutConstraint.Attribute), _ constant: CGFloat,
    _ priority: UILayoutPriority
  ) {
    // From right to left the next edge lies to the left: the roles of the two sides are exchanged.
    let (near, far) = isRightToLeft && !format.isVertical ? (second, first) : (first, second)
    let constraint = NSLayoutConstraint(
      item: far.item, attribute: far.edge, relatedBy: relation, toItem: near.item, attribute: near.edge, multiplier: 1,
      constant: constant)
    constraint.priority = priority
    made.append(constraint)
  }

  private mutating func add(_ size: VisualFormat.Predicate, of item: VisualFormat.Item) {
    let attribute: NSLayoutConstraint.Attribute = format.isVertical ? .height : .width
    let constraint =
      switch size.object {
      case .number(let number):
        NSLayoutConstraint(
          item: item.view, attribute: attribute, relatedBy: size.relation, toItem: nil, attribute: .notAnAttribute,
          multiplier: 1, constant: number)
      case .view(let other):
        NSLayoutConstraint(
          item: item.view, attribute: attribute, relatedBy: size.relation, toItem: other, attribute: attribute,
          multiplier: 1, constant: 0)
      }
    constraint.priority = size.priority
    made.append(constraint)
  }

  /// Aligns neighbours across the axis by each option that was given.
  private mutating func align(_ first: any ConstrainedItem, _ second: any ConstrainedItem) {
    for raw in 1...12 where options.rawValue & (1 << UInt(raw)) != 0 {
      guard let attribute = NSLayoutConstraint.Attribute(rawValue: raw), attribute.kind != .size else { continue }
      made.append(
        NSLayoutConstraint(
          item: second, attribute: attribute, relatedBy: .equal, toItem: first, attribute: attribute, multiplier: 1,
          constant: 0))
    }
  }
}
