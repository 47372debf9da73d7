import QuartzCore

/// The constraints with which a stack lays out its arranged subviews.
@MainActor struct StackArrangement {
  private var constraints: [NSLayoutConstraint] = []
  private var guides: [UILayoutGuide] = []
  /// The constraints that break ties by natural lengths, by their views.
  private var ties: [ObjectIdentifier: NSLayoutConstraint] = [:]

  /// An arrangement of nothing.
  init() {}

  /// Removes all constraints and guides.
  func remove() {
    // Not by `isActive`: a cancelled transition lets the stack arrange its views anew.
    for constraint in constraints { constraint.deactivate() }
    for guide in guides { guide.owner?.removeLayoutGuide(guide) }
  }

  /// Removes the constraints that name a view, which is not arranged any more.
  mutating func remove(_ view: UIView) {
    for constraint in constraints where constraint.firstItem === view || constraint.secondItem === view {
      constraint.deactivate()
    }
    constraints.removeAll { !$0.isActive }
  }

  /// Makes and activates the constraints of a stack's present settings.
  init(of stack: UIStackView) {
    let visible = stack.arranged.filter { !$0.isHidden }
    connectEnds(of: stack, visible)
    space(stack)
    distribute(stack, visible)
    align(stack)
    for constraint in constraints { constraint.activate() }
  }

  private mutating func add(
    _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation = .equal,
    _ second: AnyObject? = nil, _ other: NSLayoutConstraint.Attribute = .notAnAttribute, times multiplier: CGFloat = 1,
    plus constant: CGFloat? = 0, priority: Float = 1000, named name: String
  ) {
    // Without a constant the gap is the system's.
    let constraint = NSLayoutConstraint(
      LayoutSide(LayoutSide.Edge(first, attribute)), relation,
      second.map { LayoutSide(LayoutSide.Edge($0, other)) }, multiplier: multiplier, constant: constant,
      spacingMultiplier: 1)
    constraint.identifier = "UISV-\(name)"
    constraint.priority = UILayoutPriority(priority)
    constraints.append(constraint)
  }

  private mutating func addGuide(to stack: UIStackView, _ name: String) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = "UISV-\(name)"
    stack.addLayoutGuide(guide)
    guides.append(guide)
    return guide
  }

  // MARK: Along the axis

  /// Connects the first and last view to the stack (S-9); without visible views the stack collapses (S-21).
  private mutating func connectEnds(of stack: UIStackView, _ visible: [UIView]) {
    let (canvas, axis) = (stack.canvas, stack.axis)
    guard let first = stack.arranged.first, let last = stack.arranged.last else { return }
    add(first, axis.start, .equal, canvas, axis.start, named: "canvas-connection")
    // A canvas without visible views collapses, but not against the stack's own size (S-24).
    let (name, priority): (String, Float) = visible.isEmpty ? ("canvas-fit", 49) : ("canvas-connection", 1000)
    add(last, axis.end, .equal, canvas, axis.end, priority: priority, named: name)
    if visible.isEmpty || stack.distribution == .equalSpacing || stack.distribution == .equalCentering {
      add(stack, axis.length, priority: 49, named: "canvas-fit")
    }
  }

  /// Keeps the gaps between neighbours (S-10). A hidden view stands in the middle of the gap (S-20).
  private mutating func space(_ stack: UIStackView) {
    let relation: NSLayoutConstraint.Relation =
      stack.distribution == .equalSpacing || stack.distribution == .equalCentering ? .greaterThanOrEqual : .equal
    let usesBaselines = stack.isBaselineRelativeArrangement && stack.axis == .vertical
    let gaps = StackGaps(stack)
    for (index, (view, next)) in zip(stack.arranged, stack.arranged.dropFirst()).enumerated() {
      let isBetweenLines = usesBaselines && !view.isHidden && !next.isHidden
      let end = isBetweenLines ? .lastBaseline : stack.axis.end
      let start = isBetweenLines ? .firstBaseline : stack.axis.start
      let gap = isBetweenLines && stack.usesSystemSpacing(after: view) ? nil : gaps.after[index]
      add(next, start, relation, view, end, plus: gap, named: "spacing")
    }
    for view in stack.arranged where view.isHidden { add(view, stack.axis.length, named: "hiding") }
  }

  private mutating func distribute(_ stack: UIStackView, _ visible: [UIView]) {
    switch stack.distribution {
    case .fill: breakTies(stack, visible)
    case .fillEqually: equalize(stack, visible)
    case .fillProportionally: proportion(stack, visible)
    case .equalSpacing: equalizeGaps(stack, visible, from: stack.axis.end, to: stack.axis.start, priority: 1000)
    case .equalCentering: equalizeGaps(stack, visible, from: stack.axis.center, to: stack.axis.center, priority: 149)
    }
  }

  private mutating func equalize(_ stack: UIStackView, _ visible: [UIView]) {
    guard let first = visible.first else { return }
    for view in visible.dropFirst() {
      add(view, stack.axis.length, .equal, first, stack.axis.length, named: "fill-equally")
    }
  }

  /// Decides which of several equal views is stretched or squeezed: the first with a natural length, but before any of
  /// these the last one without (S-11, S-12).
  private mutating func breakTies(_ stack: UIStackView, _ visible: [UIView]) {
    let lengths = visible.map { ($0, $0.naturalLength(stack.axis)) }
    let flexible = lengths.filter { $0.1 == nil }.map { ($0.0, CGFloat(0)) }
    let natural = lengths.reversed().compactMap { view, length in length.map { (view, $0) } }
    // Natural lengths count before the others' zero, and each view before the next one.
    for (index, (view, length)) in (natural + flexible).enumerated() {
      let priority = 0.9 - 0.01 * Float(min(index, Self.tieLevels))
      add(view, stack.axis.length, plus: length, priority: priority, named: "tie")
      if index < natural.count { ties[ObjectIdentifier(view)] = constraints.last }
    }
  }

  /// Follows an arranged view's natural size; false where the arrangement has to be made anew.
  func follow(_ view: UIView, in stack: UIStackView) -> Bool {
    guard stack.alignmentAttribute?.isBaseline != true else { return false }
    switch stack.distribution {
    case .fillEqually, .equalSpacing, .equalCentering: return true
    case .fillProportionally: return false
    case .fill:
      // A hidden view has no tie.
      if view.isHidden { return true }
      let (tie, length) = (ties[ObjectIdentifier(view)], view.naturalLength(stack.axis))
      guard let tie, let length else { return tie == nil && length == nil }
      if tie.constant != length { tie.setConstant(length) }
      return true
    }
  }

  /// The number of views for which a priority of its own breaks ties.
  private static let tieLevels = 40

  /// Gives each view its share of the stack's length; the spacing counts in the share, so the last view gets the rest
  /// (S-15…S-17).
  private mutating func proportion(_ stack: UIStackView, _ visible: [UIView]) {
    let lengths = visible.map { $0.naturalLength(stack.axis) ?? 0 }
    let sum = lengths.reduce(0, +)
    guard sum > 0 else { return equalize(stack, visible) }
    let total = sum + StackGaps(stack).after.reduce(0, +)
    let isOnlyOne = lengths.count { $0 > 0 } == 1
    let isRequired = isOnlyOne && (visible.count == 1 || stack.spacing == 0)
    for (index, (view, length)) in zip(visible, lengths).enumerated() {
      guard length > 0 else {
        add(view, stack.axis.length, named: "fill-proportionally")
        continue
      }
      let priority = isRequired ? 1000 : max(1, 999 - Float(index))
      add(
        view, stack.axis.length, .equal, stack.canvas, stack.axis.length, times: length / total, priority: priority,
        named: "fill-proportionally")
    }
  }

  /// Makes the distances between neighbours' edges or centers equal (S-18, S-19).
  private mutating func equalizeGaps(
    _ stack: UIStackView, _ visible: [UIView], from end: NSLayoutConstraint.Attribute,
    to start: NSLayoutConstraint.Attribute, priority: Float
  ) {
    var first: UILayoutGuide?
    for (view, next) in zip(visible, visible.dropFirst()) {
      let guide = addGuide(to: stack, "distributing")
      add(guide, stack.axis.start, .equal, view, end, named: "distributing-edge")
      add(guide, stack.axis.end, .equal, next, start, named: "distributing-edge")
      if let first {
        add(guide, stack.axis.length, .equal, first, stack.axis.length, priority: priority, named: "fill-equally")
      }
      first = first ?? guide
    }
  }

  // MARK: Across the axis

  /// Aligns all views, hidden ones too, with the stack or with each other (S-25…S-28).
  private mutating func align(_ stack: UIStackView) {
    let (canvas, cross) = (stack.canvas, stack.axis.cross)
    guard let first = stack.arranged.first else { return }
    guard let attribute = stack.alignmentAttribute else {
      add(first, cross.start, .equal, canvas, cross.start, named: "canvas-connection")
      add(first, cross.end, .equal, canvas, cross.end, named: "canvas-connection")
      for view in stack.arranged.dropFirst() {
        add(view, cross.start, .equal, first, cross.start, named: "alignment")
        add(view, cross.end, .equal, first, cross.end, named: "alignment")
      }
      return
    }
    if attribute.isBaseline { divideWidth(of: stack) }
    for view in stack.arranged {
      if view !== first { add(view, attribute, .equal, first, attribute, named: "alignment") }
      add(view, cross.start, .greaterThanOrEqual, canvas, cross.start, named: "spanning-boundary")
      add(view, cross.end, .lessThanOrEqual, canvas, cross.end, named: "spanning-boundary")
      add(view, cross.length, priority: 25, named: "ambiguity-suppression")
    }
    if attribute.insideCanvas {
      add(first, attribute, .equal, canvas, attribute, named: "canvas-connection")
    } else {
      // A row of baselines is as high up as its tallest view lets it (S-28).
      add(first, cross.start, .equal, canvas, cross.start, priority: 48, named: "canvas-connection")
    }
    add(stack, cross.length, priority: 51, named: "spanning-fit")
  }

  /// Gives texts of several lines in a row of baselines equal shares of its width (S-29).
  private mutating func divideWidth(of stack: UIStackView) {
    let visible = stack.arranged.filter { !$0.isHidden }
    for view in visible where view.wrapsContent {
      add(
        view, .width, .equal, stack.canvas, .width, times: 1 / CGFloat(visible.count), priority: 760,
        named: "text-width-disambiguation")
    }
  }
}
