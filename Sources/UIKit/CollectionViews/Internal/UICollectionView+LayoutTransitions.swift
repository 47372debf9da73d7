import ListLayout
import QuartzCore

/// A change of a collection view's layout that runs.
@MainActor final class LayoutTransition {
  let old: UICollectionViewLayout
  let new: UICollectionViewLayout
  /// The layout between the two that the app drives; nil for a change in an animation.
  let between: UICollectionViewTransitionLayout?
  let completion: UICollectionView.LayoutInteractiveTransitionCompletion
  /// The content offsets in the two layouts.
  let offsets: (old: CGPoint, new: CGPoint)

  init(
    from old: UICollectionViewLayout, to new: UICollectionViewLayout, between: UICollectionViewTransitionLayout?,
    offsets: (old: CGPoint, new: CGPoint), completion: @escaping UICollectionView.LayoutInteractiveTransitionCompletion
  ) {
    (self.old, self.new, self.between, self.offsets, self.completion) = (old, new, between, offsets, completion)
  }

  var isInteractive: Bool { between != nil }

  /// The layouts that may have registered a decoration view.
  var layouts: [UICollectionViewLayout] { [old, new] }
}

/// Changes of layout, in an animation or driven by the app (V-77…V-84).
extension UICollectionView {
  func change(to layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
    guard layout !== currentLayout else {
      completion?(true)
      return
    }
    guard canChange(to: layout) else {
      completion?(false)
      return
    }
    guard animated, window != nil, !layoutPass.needsReload else {
      install(layout)
      completion?(true)
      return
    }
    let (old, shown) = beginChange(to: layout)
    let (size, offset) = (layoutContentSize, anchoredOffset(from: old, to: layout))
    let objects = AttributeObjects()
    let movements = begin(entries(from: old, shown, to: layout, at: offset, objects), objects)
    let transition = LayoutTransition(from: old, to: layout, between: nil, offsets: (contentOffset, offset)) { _, _ in }
    layoutTransition = transition
    animateChange(movements, from: old, to: layout, size, offset) { [weak self] finished in
      if self?.layoutTransition === transition { self?.layoutTransition = nil }
      completion?(finished)
    }
  }

  /// Whether a layout may be installed: not while another change is driven, nor if another collection view has it.
  private func canChange(to layout: UICollectionViewLayout) -> Bool {
    movement.abandon()
    activeSwiping?.close(animated: false)
    if let layoutTransition, layoutTransition.isInteractive {
      uiEnvironment.report(.listChangedInTransition(list: debugName, change: "Another change of layout"))
      return false
    }
    if let other = layout.owner, other !== self {
      uiEnvironment.report(.layoutUsedTwice(list: debugName, layout: layout.debugName))
      return false
    }
    return true
  }

  /// Makes a layout the current one; the next layout pass shows it.
  func install(_ layout: UICollectionViewLayout) {
    currentLayout.owner = nil
    currentLayout = layout
    layout.owner = self
    layout.invalidateEverything()
  }

  /// Goes back to the old layout of an interactive change at once, because something else changes the list.
  func abandonInteractiveTransition(for change: String) {
    guard let transition = layoutTransition, let between = transition.between else { return }
    uiEnvironment.report(.listChangedInTransition(list: debugName, change: change))
    layoutTransition = nil
    between.owner = nil
    if transition.new.owner === self { transition.new.owner = nil }
    currentLayout = transition.old
    transition.old.owner = self
    transition.old.invalidateEverything()
    transition.completion(false, false)
  }

  /// Prepares a new layout, and makes it the current one.
  ///
  /// - Returns: The old layout and what it shows.
  private func beginChange(
    to layout: UICollectionViewLayout
  ) -> (old: UICollectionViewLayout, shown: [UICollectionViewLayoutAttributes]) {
    updateElements()
    let old = currentLayout
    let shown = views.shownElements.compactMap { views[$0]?.attributes }
    layout.owner = self
    // It may have been prepared for other data.
    layout.invalidateEverything()
    layout.isPrepared = true
    layout.prepare()
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    currentLayout = layout
    for attributes in shown {
      (views[attributes.value.element]?.view as? UICollectionReusableView)?.willTransition(from: old, to: layout)
    }
    return (old, shown)
  }

  private func entries(
    from old: UICollectionViewLayout, _ shown: [UICollectionViewLayoutAttributes], to new: UICollectionViewLayout,
    at offset: CGPoint, _ objects: AttributeObjects
  ) -> [UpdateTransition.Entry] {
    let blend = blend(from: old, shown, at: contentOffset, to: new, at: offset, objects)
    return zip(blend.attributes(at: 0), blend.attributes(at: 1)).map { from, to in
      UpdateTransition.Entry(
        old: views[from.element] == nil ? nil : from.element, new: from.element, from: from, to: to)
    }
  }

  /// Returns what lies between two layouts.
  private func blend(
    from old: UICollectionViewLayout, _ shown: [UICollectionViewLayoutAttributes], at oldOffset: CGPoint,
    to new: UICollectionViewLayout, at newOffset: CGPoint, _ objects: AttributeObjects
  ) -> LayoutBlend {
    func attributes(_ layout: UICollectionViewLayout) -> (ListElement) -> ElementAttributes? {
      { [loadedCounts] element in
        guard element.category != .cell || loadedCounts.contains(element.path) else { return nil }
        return objects.add(layout.attributes(of: element))
      }
    }
    let (from, to) = (attributes(old), attributes(new))
    let visible = visibleAttributes(in: CGRect(origin: newOffset, size: bounds.size))
    return LayoutBlend(
      from: .init(
        visible: shown.map { objects.add($0) }, contentOffset: oldOffset, attributes: from,
        transient: { objects.add(new.initialAttributes(of: $0)) }),
      to: .init(
        visible: visible.map { objects.add($0) }, contentOffset: newOffset, attributes: to,
        transient: { objects.add(old.finalAttributes(of: $0)) }),
      interpolateTransform: { .interpolate(from: $0, to: $1, fraction: Double($2)) })
  }

  /// Returns the content offset in a new layout (V-38).
  ///
  /// It holds in place the selected item that is visible. Without one, content at its beginning stays there, and other
  /// content keeps the visible item nearest to the middle. Then the layout and the delegate may choose.
  private func anchoredOffset(from old: UICollectionViewLayout, to new: UICollectionViewLayout) -> CGPoint {
    let size = layoutContentSize
    guard let anchor = anchor, let before = views[anchor]?.attributes, let after = new.attributes(of: anchor),
      after.isFinite
    else { return targetOffset(proposed: contentOffset, in: size) }
    let held = viewport.offset(keeping: before.frame, at: after.frame, in: size)
    return targetOffset(proposed: held, in: size)
  }

  /// The visible item that a change of layout holds in place; nil to stay at the beginning.
  private var anchor: ListElement? {
    let cells = views.shownElements.filter { $0.category == .cell }
    if let selected = cells.first(where: { selection.isSelected($0.path) }) { return selected }
    guard contentOffset.y > range.y.lowerBound || contentOffset.x > range.x.lowerBound else { return nil }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    func distance(_ element: ListElement) -> CGFloat {
      guard let center = views[element]?.attributes.center else { return .infinity }
      let (dx, dy) = (center.x - middle.x, center.y - middle.y)
      return dx * dx + dy * dy
    }
    return cells.min { distance($0) < distance($1) }
  }

  private func animateChange(
    _ movements: [ElementViews.Movement], from old: UICollectionViewLayout, to new: UICollectionViewLayout,
    _ size: CGSize, _ offset: CGPoint, duration: TimeInterval? = nil, completion: @escaping (Bool) -> Void
  ) {
    animate(movements, contentSize: size, offset: offset, duration: duration) {
      old.finalizeLayoutTransition()
      new.finalizeLayoutTransition()
    } completion: { [weak self] finished in
      if old !== self?.currentLayout, old.owner === self { old.owner = nil }
      for movement in movements {
        (movement.view as? UICollectionReusableView)?.didTransition(from: old, to: new)
      }
      completion(finished)
    }
  }

  // MARK: Driven by the app

  func beginInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    guard layout !== currentLayout, canChange(to: layout) else {
      // It drives nothing.
      return UICollectionViewTransitionLayout(currentLayout: currentLayout, nextLayout: layout)
    }
    let (old, shown) = beginChange(to: layout)
    let offset = anchoredOffset(from: old, to: layout)
    let between =
      listDelegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
    let objects = AttributeObjects()
    between.set(
      blend(from: old, shown, at: contentOffset, to: layout, at: offset, objects), objects,
      sizes: (contentSize, layoutContentSize))
    layoutTransition = LayoutTransition(
      from: old, to: layout, between: between, offsets: (contentOffset, offset)
    ) { completed, finished in completion?(completed, finished) }
    currentLayout = between
    between.owner = self
    between.invalidateLayout()
    return between
  }

  func endInteractiveTransition(completes: Bool) {
    guard let transition = layoutTransition, let between = transition.between else {
      return uiEnvironment.report(.noLayoutTransition(list: debugName))
    }
    updateElements()
    let (target, offset) =
      completes ? (transition.new, transition.offsets.new) : (transition.old, transition.offsets.old)
    let shown = views.shownElements.compactMap { views[$0]?.attributes }
    let objects = AttributeObjects()
    currentLayout = target
    if !target.isPrepared {
      target.isPrepared = true
      target.prepare()
    }
    let movements = begin(entries(from: between, shown, to: target, at: offset, objects), objects)
    let rest = completes ? 1 - between.transitionProgress : between.transitionProgress
    let duration = Self.changeDuration * TimeInterval(min(max(rest, 0), 1))
    layoutTransition = nil
    let other = completes ? transition.old : transition.new
    animateChange(movements, from: other, to: target, layoutContentSize, offset, duration: duration) { finished in
      transition.completion(completes, finished)
    }
    between.owner = nil
    if other.owner === self { other.owner = nil }
  }
}
