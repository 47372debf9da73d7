import QuartzCore

extension UIStackView {
  /// The rectangle that the views fill: the stack, or its layout margins (S-30).
  var canvas: AnyObject { isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self }

  /// The height of the contents by natural heights and gaps, through stacks in the stack (S-32).
  fileprivate var arrangedHeight: CGFloat {
    let heights = arranged.filter { !$0.isHidden }.map(\.contentHeight)
    if axis == .horizontal { return heights.max() ?? 0 }
    return heights.reduce(StackGaps(self).after.reduce(0, +), +)
  }

  /// Whether the gap after a view is the system's.
  func usesSystemSpacing(after view: UIView) -> Bool {
    (customSpacings[ObjectIdentifier(view)] ?? spacing) == Self.spacingUseSystem
  }

  /// The gap after a view, in points.
  func gap(after view: UIView) -> CGFloat {
    let gap = customSpacings[ObjectIdentifier(view)] ?? spacing
    if gap == Self.spacingUseSystem { return NSLayoutConstraint.systemSpacing }
    return gap == Self.spacingUseDefault || !gap.isFinite ? 0 : gap
  }

  /// The attribute that views across the axis have in common; nil where they fill the stack.
  var alignmentAttribute: NSLayoutConstraint.Attribute? {
    let cross = axis.cross
    switch alignment {
    case .fill: return nil
    case .leading: return cross.start
    case .center: return cross.center
    case .trailing: return cross.end
    case .firstBaseline: return axis == .horizontal ? .firstBaseline : cross.start
    case .lastBaseline: return axis == .horizontal ? .lastBaseline : cross.start
    }
  }
}

extension NSLayoutConstraint.Axis {
  var start: NSLayoutConstraint.Attribute { self == .horizontal ? .leading : .top }
  var end: NSLayoutConstraint.Attribute { self == .horizontal ? .trailing : .bottom }
  var center: NSLayoutConstraint.Attribute { self == .horizontal ? .centerX : .centerY }
  var length: NSLayoutConstraint.Attribute { self == .horizontal ? .width : .height }
  var cross: NSLayoutConstraint.Axis { self == .horizontal ? .vertical : .horizontal }
}

extension NSLayoutConstraint.Attribute {
  /// Whether an aligned view is tied to the same attribute of the stack; baselines are not.
  var insideCanvas: Bool { self != .firstBaseline && self != .lastBaseline }
}

extension UIView {
  /// The natural length along an axis; nil where there is none.
  func naturalLength(_ axis: NSLayoutConstraint.Axis) -> CGFloat? {
    let size = intrinsicContentSize
    let length = axis == .horizontal ? size.width : size.height
    return length == UIView.noIntrinsicMetric || !length.isFinite ? nil : max(0, length)
  }

  /// The natural height, or that of a stack's contents (S-32).
  var contentHeight: CGFloat { naturalLength(.vertical) ?? (self as? UIStackView)?.arrangedHeight ?? 0 }

  // MARK: Hiding

  /// Whether the view is hidden, or will be at the end of the block in which a stack closes its gap (S-22).
  var isEffectivelyHidden: Bool { layer.isHidden || layoutStateIfAny?.hidesAtEnd == true }

  /// Hides or shows the view. In a stack the others take its room, in the running animation block; a view that is
  /// hidden there is seen until the block ends (S-22).
  func setHidden(_ isHidden: Bool) {
    guard isHidden != isEffectivelyHidden else { return }
    guard let stack = storedSuperview as? UIStackView, stack.arranged.contains(identicalTo: self) else {
      layoutStateIfAny?.hidesAtEnd = false
      layer.isHidden = isHidden
      return
    }
    guard let context = animationContext else {
      layoutState.hidesAtEnd = false
      layer.isHidden = isHidden
      return stack.arrangementChanged()
    }
    let state = layoutState
    if let log = uiEnvironment.recordingLog {
      log.record(state) { state.hidesAtEnd = isHidden }
    } else {
      state.hidesAtEnd = isHidden
    }
    if isHidden {
      context.atEnd { [link = WeakReference(self)] in link.target?.hideAtEnd() }
    } else {
      layer.isHidden = false
    }
    stack.arrangementChanged()
    (stack.superview ?? stack).layoutIfNeeded()
  }

  private func hideAtEnd() {
    guard let state = layoutStateIfAny, state.hidesAtEnd else { return }
    state.hidesAtEnd = false
    layer.isHidden = true
  }
}
