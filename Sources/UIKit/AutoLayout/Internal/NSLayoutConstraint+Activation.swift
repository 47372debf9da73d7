import QuartzCore

extension NSLayoutConstraint {
  /// Adds the constraint to the nearest common ancestor of its items, which holds it (L-15).
  func activate() {
    guard row == nil else { return }
    if let fault {
      return UIEnvironment.active.report(.illegalConstraint(fault, description: layoutDescription))
    }
    guard let holder = commonAncestor else {
      return UIEnvironment.active.report(.noCommonAncestor(description: layoutDescription))
    }
    hold(in: holder, isNearest: true)
  }

  /// The nearest view around all items, which an active constraint belongs to; nil for items of different hierarchies.
  var commonAncestor: UIView? {
    var (ancestor, isFirst, isConnected): (UIView?, Bool, Bool) = (nil, true, true)
    forEachItem { item in
      ancestor = isFirst ? item.layoutView : ancestor?.commonAncestor(with: item)
      isFirst = false
      if ancestor == nil { isConnected = false }
    }
    return isConnected ? ancestor : nil
  }

  /// The view that holds the constraint, if it is the nearest one around the items, as long as they are in it.
  var nearestHolder: UIView? { isHeldByNearest ? holder : nil }

  /// Calls a closure with each item that exists.
  func forEachItem(_ body: (any ConstrainedItem) -> Void) {
    firstSide.forEachItem(body)
    secondSide?.forEachItem(body)
  }

  /// Adds the constraint to a view that is around its items, or one of them.
  ///
  /// - Parameter isNearest: whether it is known to be the nearest one.
  func hold(in view: UIView, isNearest: Bool = false) {
    holder = view
    isHeldByNearest = isNearest || commonAncestor === view
    view.layoutState.constraints.append(self)
    let row = LayoutRow(.constraint(WeakReference(self)))
    self.row = row
    joinItems().add(row)
    forEachItem { $0.record.addNaming(row) }
    encapsulationMayHaveChanged()
    requestLayout()
  }

  /// Makes the constraint anew where the layout direction has changed since (L-30).
  func followLayoutDirection() {
    guard let row, let engine = row.engine, row.isRightToLeft != isRightToLeft else { return }
    row.isRightToLeft = isRightToLeft
    engine.remove(row)
    engine.add(row)
    requestLayout()
  }

  /// A controller's view has the size that its container gives it until a constraint places it, and then again (L-67).
  private func encapsulationMayHaveChanged() {
    forEachItem { item in
      guard let view = item.asView, view.owningController != nil, !view.isPlacedByCode else { return }
      view.record.engine?.remakeOwnRows(of: view.record)
      view.followersMayHaveChanged()
    }
  }

  /// Removes the constraint from the view that holds it.
  func deactivate() {
    guard let row else { return }
    requestLayout()
    self.row = nil
    if let engine = row.engine {
      engine.remove(row)
      forEachRecord(below: nearestHolder ?? holder) { engine.noteRelease(of: $0) }
    }
    holder?.layoutState.constraints.remove(self)
    holder = nil
    encapsulationMayHaveChanged()
  }

  /// Whether both items are a view or inside it.
  func isInside(_ view: UIView) -> Bool {
    var isInside = true
    forEachItem { if $0.layoutView?.isInside(view) != true { isInside = false } }
    return isInside
  }

  /// Joins the engines of the items and of the views between them and their common ancestor.
  private func joinItems() -> LayoutEngine {
    let ancestor = nearestHolder ?? commonAncestor
    var largest: LayoutEngine?
    var isJoined = true
    forEachRecord(below: ancestor) { record in
      guard let engine = record.engine, engine !== largest else { return isJoined = isJoined && record.engine != nil }
      isJoined = isJoined && largest == nil
      if engine.members.count > largest?.members.count ?? 0 { largest = engine }
    }
    let engine = largest ?? LayoutEngine()
    if isJoined, largest != nil { return engine }
    forEachRecord(below: ancestor) { record in
      guard let other = record.engine else { return record.join(engine) }
      if other !== engine { engine.absorb(other) }
    }
    return engine
  }

  /// Calls a closure with the items and the views between them and a view around them, that one included.
  private func forEachRecord(below ancestor: UIView?, _ body: (LayoutRecord) -> Void) {
    forEachItem { item in
      body(item.record)
      var parent = item === ancestor ? nil : item.layoutParent
      while let view = parent {
        body(view.record)
        parent = view === ancestor ? nil : view.layoutParent
      }
    }
  }

  /// Requests layout of the views that place the items (L-81).
  func requestLayout() {
    forEachItem { $0.layoutParent?.setNeedsLayout() }
  }
}

extension ConstrainedItem {
  /// The nearest view around this item and another one; a view may be its own (L-15).
  func commonAncestor(with other: any ConstrainedItem) -> UIView? {
    var ancestor = layoutView
    while let view = ancestor {
      if other.layoutView?.isInside(view) == true { return view }
      ancestor = view.storedSuperview
    }
    return nil
  }
}

extension UIView {
  /// Deactivates the constraints between the view's subtree and its surroundings, before it leaves these (L-19).
  func dropOuterConstraints() {
    guard var ancestor = storedSuperview else { return }
    while ancestor.layoutStateIfAny?.constraints.isEmpty ?? true {
      guard let outer = ancestor.storedSuperview else { return }
      ancestor = outer
    }
    dropConstraints(heldOutside: self)
  }

  private func dropConstraints(heldOutside root: UIView) {
    if let state = layoutStateIfAny {
      state.record.dropConstraints(heldOutside: root)
      for guide in state.guides { guide.record.dropConstraints(heldOutside: root) }
      for guide in state.systemGuides { guide.record.dropConstraints(heldOutside: root) }
    }
    for subview in storedSubviews { subview.dropConstraints(heldOutside: root) }
  }
}

extension LayoutRecord {
  /// Deactivates the constraints that name the item and that no view inside a root holds.
  fileprivate func dropConstraints(heldOutside root: UIView) {
    for constraint in namingConstraints where constraint.holder?.isInside(root) != true { constraint.leaveHierarchy() }
  }
}
