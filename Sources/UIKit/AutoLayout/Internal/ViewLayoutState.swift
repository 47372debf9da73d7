import QuartzCore

/// A view's state for constraints, made when it first takes part in them.
@MainActor final class ViewLayoutState: Rewindable {
  let record: LayoutRecord
  /// The constraints that the view holds, oldest first.
  @exclusivity(unchecked) var constraints = ConstraintList()
  /// The app's guides.
  @exclusivity(unchecked) var guides: [UILayoutGuide] = []
  /// The system's guides that were asked for.
  @exclusivity(unchecked) var systemGuides: [SystemLayoutGuide] = []
  /// The guide of the keyboard; nil until it is asked for.
  @exclusivity(unchecked) var keyboardGuide: UIKeyboardLayoutGuide?
  @exclusivity(unchecked) var translatesAutoresizingMask = true
  @exclusivity(unchecked) var hugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority)
  @exclusivity(unchecked) var compressionResistance: (horizontal: UILayoutPriority, vertical: UILayoutPriority) = (
    .defaultHigh, .defaultHigh
  )
  @exclusivity(unchecked) var margins = MarginState()
  /// Whether a stack hides the view at the end of an animation block.
  var hidesAtEnd = false {
    didSet { changeCount += 1 }
  }
  /// See ``Rewindable``.
  @exclusivity(unchecked) private(set) var changeCount = 0

  init(of view: UIView) {
    record = LayoutRecord(view)
    hugging = (view.defaultHuggingPriority(for: .horizontal), view.defaultHuggingPriority(for: .vertical))
  }

  /// Returns a closure that shows the view, or leaves it hidden, as now in its stack.
  func restoration() -> () -> Void {
    let hidesAtEnd = hidesAtEnd
    return { [self] in
      self.hidesAtEnd = hidesAtEnd
      (record.item?.layoutParent as? UIStackView)?.arrangementChanged()
    }
  }

  /// The guide of a kind, made when it is first asked for.
  func guide(_ kind: SystemLayoutGuide.Kind, of view: UIView) -> SystemLayoutGuide {
    if let guide = systemGuides.first(where: { $0.kind == kind }) { return guide }
    let guide = SystemLayoutGuide(kind, of: view)
    systemGuides.append(guide)
    return guide
  }

  /// Notes that the view's frame or insets may have changed.
  func geometryMayHaveChanged() {
    record.geometryMayHaveChanged()
    for guide in systemGuides { guide.record.geometryMayHaveChanged() }
    keyboardGuide?.update()
  }
}

extension UIView {
  /// The view's state for constraints.
  var layoutState: ViewLayoutState {
    if let layoutStateIfAny { return layoutStateIfAny }
    let state = ViewLayoutState(of: self)
    layoutStateIfAny = state
    requestConstraintUpdate()
    return state
  }

  // MARK: Rules

  /// Whether code places the view, and constraints take its frame as it is (L-25).
  var isPlacedByCode: Bool { isWindow || layoutStateIfAny?.translatesAutoresizingMask ?? true }

  /// Whether a container places the view although it does not translate its mask: nothing outside constrains it
  /// (L-67, L-103).
  var isEncapsulated: Bool {
    guard owningController != nil, !isPlacedByCode else { return false }
    let naming = layoutStateIfAny?.record.namingConstraints ?? []
    return !naming.contains { constraint in
      constraint.holder === self ? constraint.secondSide == nil : constraint.holder?.isInside(self) != true
    }
  }

  // MARK: Own values

  /// The view's present alignment rectangle without its transform, or the origin of its bounds.
  func ownValue(_ quantity: LayoutRecord.Quantity) -> CGFloat {
    let insets = alignmentRectInsets
    switch quantity {
    case .minX: return untransformedFrame.minX + insets.left
    case .minY: return untransformedFrame.minY + insets.top
    case .width: return bounds.width - insets.left - insets.right
    case .height: return bounds.height - insets.top - insets.bottom
    case .originX: return bounds.minX
    case .originY: return bounds.minY
    }
  }

  /// The distance from the frame's left or top edge to the alignment rectangle's.
  func alignmentInset(_ edge: LayoutEdge) -> CGFloat {
    edge.isHorizontal ? alignmentRectInsets.left : alignmentRectInsets.top
  }

  /// The rectangle inside the margins that has an edge or middle. From its content, a scroll view's edges are those of
  /// the content area (L-59).
  func marginsRectangle(for attribute: NSLayoutConstraint.Attribute, in ancestor: UIView?) -> UILayoutGuide {
    guard self is UIScrollView, self === ancestor, attribute != .centerX, attribute != .centerY else {
      return layoutMarginsGuide
    }
    return layoutState.guide(.contentMargins, of: self)
  }

  /// The view whose text has the first or last baseline (L-32).
  func baselineView(isFirst: Bool) -> UIView {
    var view = self
    for _ in 0..<100 where view.textBaseline(isFirst: isFirst, in: .zero) == nil {
      let next = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      guard next !== view else { return view }
      view = next
    }
    return view
  }
}
