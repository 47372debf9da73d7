import ConstraintSolver
import QuartzCore

/// The implementation of the members of constraints, which are in the class body so that subclasses can override them
///
extension UIView {
  func setTranslatesAutoresizingMask(_ translates: Bool) {
    guard translates != translatesAutoresizingMaskIntoConstraints else { return }
    if let cell = storedSuperview as? UITableViewCell, cell.contentView === self {
      uiEnvironment.report(.changedContentViewMask(cell: cell.debugName))
    }
    let state = layoutState
    state.translatesAutoresizingMask = translates
    state.record.engine?.remakeOwnRows(of: state.record)
    followersMayHaveChanged()
    if !translates { storedSuperview?.hasConstrainedSubviews = true }
    storedSuperview?.setNeedsLayout()
  }

  func addOwnConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.fault == nil, constraint.holder !== self else { return constraint.activate() }
    guard constraint.isInside(self) else {
      return uiEnvironment.report(
        .constraintOutsideHierarchy(description: constraint.layoutDescription, view: debugName))
    }
    constraint.deactivate()
    constraint.hold(in: self)
  }

  // MARK: Content

  func huggingPriority(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    guard let state = layoutStateIfAny else { return defaultHuggingPriority(for: axis) }
    return axis == .horizontal ? state.hugging.horizontal : state.hugging.vertical
  }

  func setHuggingPriority(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    guard accepts(priority, "contentHuggingPriority") else { return }
    if axis == .horizontal {
      layoutState.hugging.horizontal = priority
    } else {
      layoutState.hugging.vertical = priority
    }
    contentPriorityChanged()
  }

  func compressionResistancePriority(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    guard let priorities = layoutStateIfAny?.compressionResistance else { return .defaultHigh }
    return axis == .horizontal ? priorities.horizontal : priorities.vertical
  }

  func setCompressionResistancePriority(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    guard accepts(priority, "contentCompressionResistancePriority") else { return }
    if axis == .horizontal {
      layoutState.compressionResistance.horizontal = priority
    } else {
      layoutState.compressionResistance.vertical = priority
    }
    contentPriorityChanged()
  }

  private func accepts(_ priority: UILayoutPriority, _ name: String) -> Bool {
    if priority.rawValue > 0, priority <= .required { return true }
    uiEnvironment.report(.illegalConstraint(.priorityRange(priority.rawValue), description: "\(name) of \(debugName)"))
    return false
  }

  private func contentPriorityChanged() {
    layoutState.record.engine?.remakeOwnRows(of: layoutState.record)
    storedSuperview?.setNeedsLayout()
  }

  func intrinsicContentChanged() {
    guard let record = layoutStateIfAny?.record, let engine = record.engine else { return }
    engine.noteChange(of: record)
    storedSuperview?.setNeedsLayout()
    if let stack = storedSuperview as? UIStackView, stack.arranged.contains(identicalTo: self) {
      stack.naturalSizeChanged(of: self)
    }
  }

  // MARK: Guides

  func attach(_ guide: UILayoutGuide) {
    guard guide.owner !== self else { return }
    guide.owner?.removeLayoutGuide(guide)
    guide.owner = self
    layoutState.guides.append(guide)
  }

  func detach(_ guide: UILayoutGuide) {
    guard guide.owner === self, let state = layoutStateIfAny else { return }
    for constraint in guide.record.namingConstraints { constraint.deactivate() }
    state.guides.removeAll { $0 === guide }
    guide.owner = nil
  }

  // MARK: Changes

  /// Notes that subviews with masks may follow this view's solved size now, or its present one (L-63).
  func followersMayHaveChanged() {
    for subview in storedSubviews where !subview.autoresizingMask.isEmpty && subview.isPlacedByCode {
      subview.layoutStateIfAny?.record.geometryMayHaveChanged()
      subview.followersMayHaveChanged()
    }
  }

  /// Notes that code has placed the view, whose constraints with others then differ.
  func ownPositionChanged() {
    guard let state = layoutStateIfAny, state.record.engine != nil else { return }
    state.geometryMayHaveChanged()
    if isPlacedByCode, !state.record.ownRows.isEmpty { storedSuperview?.setNeedsLayout() }
  }

  /// Runs the constraint pass from the top of the hierarchy, and solves for all changes (L-83).
  func prepareForLayout() {
    var top = self
    while let parent = top.storedSuperview { top = parent }
    top.updateConstraintsInSubtree()
    uiEnvironment.updateLayoutEngines()
  }
}

extension UIEnvironment {
  /// Solves for the changes of constraints since the last layout.
  func updateLayoutEngines() {
    guard !changedLayoutEngines.isEmpty else { return }
    // An engine that has not come to rest joins the list again, for the next layout.
    let engines = changedLayoutEngines
    changedLayoutEngines = []
    for engine in engines { engine.update() }
  }

  /// The log of the transition whose animator or alongside block runs; nil elsewhere.
  var recordingLog: RewindLog? { animationRecording == nil ? nil : rewindScope?.log }

  /// Prepares the layout of all windows: the constraint pass, then the solution.
  func prepareWindowsForLayout() {
    for window in windows where window.subtreeNeedsConstraintUpdate { window.updateConstraintsInSubtree() }
    updateLayoutEngines()
  }
}

extension CGRect {
  /// The rectangle enlarged by insets.
  func outset(by insets: UIEdgeInsets) -> CGRect {
    inset(by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
}
