import ConstraintSolver
import QuartzCore

/// The implementation of the members of constraints, which are in the class body so that subclasses can override them
///
extension UIView {
  func setTranslatesAutoresizingMask(_ translates: Bool) {
    guard translates != translatesAutoresizingMaskIntoConstraints else { return }
    let state = layoutState
    state.translatesAutoresizingMask = translates
    state.record.engine?.remakeOwnRows(of: state.record)
    if !translates { storedSuperview?.hasConstrainedSubviews = true }
    storedSuperview?.setNeedsLayout()
  }

  func addOwnConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.fault == nil, constraint.holder !== self else { return constraint.activate() }
    let items = [constraint.first.item, constraint.second?.item].compactMap { $0 }
    guard items.allSatisfy({ $0.layoutView?.isInside(self) == true }) else {
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
    (storedSuperview as? UIStackView)?.arrangementChanged()
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
    var holder: UIView? = self
    while let view = holder {
      for constraint in view.constraints where constraint.firstItem === guide || constraint.secondItem === guide {
        constraint.deactivate()
      }
      holder = view.storedSuperview
    }
    state.guides.removeAll { $0 === guide }
    guide.owner = nil
  }

  // MARK: Changes

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

  // MARK: Debugging

  var layoutIsAmbiguous: Bool { !ownAmbiguities.isEmpty }

  private var ownAmbiguities: [Ambiguity] {
    guard let record = layoutStateIfAny?.record, let engine = record.engine, !isPlacedByCode else { return [] }
    engine.complete(record)
    engine.update()
    let all = (try? engine.solver.ambiguities()) ?? []
    return all.filter { record.variables.contains($0.variable) }
  }

  func showOtherLayout() {
    guard let engine = layoutStateIfAny?.record.engine, let ambiguity = ownAmbiguities.first else { return }
    let value = (try? engine.solver.value(of: ambiguity.variable)) ?? 0
    let range = (max(ambiguity.least, value - 100), min(ambiguity.greatest, value + 100))
    let other = value - range.0 > range.1 - value ? range.0 : range.1
    guard let quantity = engine.owners[ambiguity.variable]?.quantity else { return }
    var rect = layoutState.record.frame
    switch quantity {
    case .minX: rect.origin.x = other
    case .minY: rect.origin.y = other
    case .width: rect.size.width = other
    case .height: rect.size.height = other
    case .originX, .originY: return
    }
    frame = frame(forAlignmentRect: rect)
  }

  func constraintsNaming(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var holder: UIView? = self
    while let view = holder {
      found += view.constraints.filter { constraint in
        (constraint.firstItem === self && constraint.firstAttribute.isOn(axis))
          || (constraint.secondItem === self && constraint.secondAttribute.isOn(axis))
      }
      holder = view.storedSuperview
    }
    return found
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate func isOn(_ axis: NSLayoutConstraint.Axis) -> Bool {
    switch kind {
    case .none: false
    case .x: axis == .horizontal
    case .y: axis == .vertical
    case .size: (self == .width) == (axis == .horizontal)
    }
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
