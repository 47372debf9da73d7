import ListLayout
import QuartzCore

/// The state of a collection view's layout pass.
struct LayoutPass {
  /// Whether a pass runs; one that a callback asks for waits.
  var isRunning = false
  /// Whether a batch of updates is being shown.
  var isUpdating = false
  /// Whether all views are made anew in the next pass (V-13).
  var needsReload = false
  /// The bounds whose elements are shown; nil if they have to be asked for.
  var shownBounds: CGRect?
  /// The bounds of the last pass; nil before the first.
  var lastBounds: CGRect?
  /// Whether it was reported that the layout does not settle.
  var hasReportedUnsettled = false
  /// Whether views get their attributes again, because a cancelled transition may have restored older ones (P-45).
  var reapplies = false
  /// The views that have got attributes or were configured again since they were measured (V-34).
  var unmeasured: [UICollectionReusableView] = []
  /// The views that a batch has made to measure them, which are not shown yet.
  var prepared: [ListElement: UIView] = [:]
  /// The elements whose attributes were reported, so that each is reported once.
  var reported: Set<ListElement> = []
  /// The bounds before an animated change, which the next pass shows (V-41); nil for none.
  var animatedBounds: CGRect?

  /// The number of times that a pass prepares the layout anew until it gives up.
  static let limit = 16
}

/// The layout pass: prepare, content size, elements, measuring (V-30, V-34).
extension UICollectionView {
  /// Shows the elements of the bounds.
  func updateElements() {
    guard !layoutPass.isRunning, batch == nil, !layoutPass.isUpdating else { return }
    layoutPass.isRunning = true
    defer { layoutPass.isRunning = false }
    if layoutPass.needsReload {
      layoutPass.needsReload = false
      views.endAll()
    }
    for _ in 0..<LayoutPass.limit {
      prepareLayout()
      guard layoutPass.shownBounds != bounds else { return }
      (layoutPass.shownBounds, layoutPass.lastBounds) = (bounds, bounds)
      sectionScrolling.layOut()
      layOutSwiping()
      views.show(visibleAttributes(in: bounds), reapplies: layoutPass.reapplies)
      if !views.isAnimating { layoutPass.reapplies = false }
      guard measure() || !currentLayout.isPrepared else {
        finishAnimatedBoundsChange()
        sectionScrolling.removeEmpty()
        return prefetching.update()
      }
    }
    guard !layoutPass.hasReportedUnsettled else { return }
    layoutPass.hasReportedUnsettled = true
    uiEnvironment.report(.layoutNeverSettles(list: debugName, layout: currentLayout.debugName))
  }

  /// Prepares the layout if it is invalid, and takes over its content size.
  func prepareLayout() {
    guard !currentLayout.isPrepared else { return }
    _ = loadedCounts
    for _ in 0..<LayoutPass.limit where !currentLayout.isPrepared {
      currentLayout.isPrepared = true
      currentLayout.prepare()
      if let old = layoutPass.animatedBounds { currentLayout.prepare(forAnimatedBoundsChange: old) }
      takeContentSize()
    }
  }

  private func takeContentSize() {
    let adjustment = offsetAdjustment
    offsetAdjustment = .zero
    contentSize = layoutContentSize
    if adjustment != .zero { contentOffset = contentOffset.moved(by: adjustment) }
    if let offset = (currentLayout as? UICollectionViewTransitionLayout)?.offset, !isTracking { applyOffset(offset) }
  }

  /// The layout's content size; the present one, after a report, if it is not finite.
  var layoutContentSize: CGSize {
    let size = currentLayout.collectionViewContentSize
    guard size.isFinite else {
      uiEnvironment.report(
        .invalidLayoutAttributes(list: debugName, layout: currentLayout.debugName, element: "the content size"))
      return contentSize
    }
    return size
  }

  /// Returns the layout's attributes of the elements that a rectangle shows: copies, as the layout may change its own.
  func visibleAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard dataSource != nil || !rect.isEmpty else { return [] }
    var found: Set<ListElement> = []
    var all = currentLayout.layoutAttributesForElements(in: rect) ?? []
    if let element = movement.element {
      all.removeAll { $0.value.element == element }
      if let moving = attributes(of: element) { all.append(moving) }
    }
    return all.compactMap { attributes in
      guard isValid(attributes), !attributes.isHidden, attributes.frame.isVisible(in: rect),
        found.insert(attributes.value.element).inserted
      else { return nil }
      let copy = attributes.copy(with: nil) as? UICollectionViewLayoutAttributes
      if let copy, let activeSwiping { copy.value = activeSwiping.displaced(copy.value) }
      return copy
    }
  }

  /// Returns the attributes of an element, as the layout, an interactive movement or a swipe has it.
  func attributes(of element: ListElement) -> UICollectionViewLayoutAttributes? {
    let attributes = movement.attributes(currentLayout.attributes(of: element), of: element)
    guard let attributes, let activeSwiping else { return attributes }
    return attributes.copy(activeSwiping.displaced(attributes.value))
  }

  /// Whether attributes are finite and their item exists; others are reported and passed over (V-37).
  private func isValid(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let (element, path) = (attributes.value.element, attributes.indexPath.listDescription)
    let exists = element.category != .cell || loadedCounts.contains(element.path)
    guard !attributes.isFinite || !exists else { return true }
    guard layoutPass.reported.insert(element).inserted else { return false }
    uiEnvironment.report(
      exists
        ? .invalidLayoutAttributes(list: debugName, layout: currentLayout.debugName, element: "the element at \(path)")
        : .attributesWithoutItem(list: debugName, layout: currentLayout.debugName, path: path))
    return false
  }

  /// Asks shown views for the attributes that they prefer.
  ///
  /// - Returns: Whether the layout is invalid now.
  private func measure() -> Bool {
    let unmeasured = layoutPass.unmeasured
    layoutPass.unmeasured = []
    for view in unmeasured {
      guard let element = views.element(of: view), let original = views[element]?.attributes else { continue }
      measure(view, original)
    }
    return !currentLayout.isPrepared
  }

  /// Asks a view for the attributes that it prefers, and invalidates the layout if they count there (V-34).
  func measure(_ view: UICollectionReusableView, _ original: UICollectionViewLayoutAttributes) {
    guard let copy = original.copy(with: nil) as? UICollectionViewLayoutAttributes else { return }
    let preferred = view.preferredLayoutAttributesFitting(copy)
    guard preferred.isFinite, preferred.size != original.size,
      currentLayout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    else { return }
    let context = currentLayout.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    currentLayout.invalidateLayout(with: context)
  }

  /// Gives the views their attributes again in the next layout pass.
  func reapplyAttributes() {
    (layoutPass.reapplies, layoutPass.shownBounds) = (true, nil)
    setNeedsLayout()
  }

  // MARK: Bounds

  /// Asks the layout whether new bounds invalidate it (V-32).
  func boundsWillChange(to new: CGRect) {
    let old = bounds
    guard new != old, new.isFinite, currentLayout.owner === self else { return }
    if new.size != old.size, UIView.inheritedAnimationDuration > 0, layoutPass.animatedBounds == nil {
      layoutPass.animatedBounds = old
    }
    guard currentLayout.shouldInvalidateLayout(forBoundsChange: new) else { return }
    currentLayout.invalidateLayout(with: currentLayout.invalidationContext(forBoundsChange: new))
  }

  func boundsDidChange() {
    activeSwiping?.scrolled()
    setNeedsLayout()
  }

  private func finishAnimatedBoundsChange() {
    guard layoutPass.animatedBounds != nil else { return }
    layoutPass.animatedBounds = nil
    currentLayout.finalizeAnimatedBoundsChange()
  }

  // MARK: Background

  func backgroundChanged(from old: UIView?) {
    guard old !== backgroundView else { return }
    old?.removeFromSuperview()
    guard let backgroundView else { return }
    insertSubview(backgroundView, at: 0)
    setNeedsLayout()
  }

  /// Keeps the background where it is on the screen.
  func layOutBackground() {
    guard let backgroundView, backgroundView.superview === self, backgroundView.frame != bounds else { return }
    backgroundView.frame = bounds
  }
}

extension CGRect {
  /// Whether a part of the rectangle lies in another one; a common edge does not count.
  func isVisible(in other: CGRect) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }
}

extension UICollectionViewLayout {
  /// The layout's class, for diagnostics.
  var debugName: String { "\(type(of: self))" }
}
