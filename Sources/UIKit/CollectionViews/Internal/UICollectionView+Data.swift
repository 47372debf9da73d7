import ListLayout
import QuartzCore

/// The key of a registration.
typealias ReuseKey = ReusePool<UICollectionReusableView>.Key

/// The data source's numbers, and the views that it makes.
extension UICollectionView {
  /// The kind of cells in the reuse pool; UIKit's own name, which its exceptions show (V-3).
  static let cellKind = "UICollectionElementKindCell"
  /// The kind of decoration views in the reuse pool, apart from that of supplementary views.
  private static let decorationPrefix = "UICollectionElementKindDecoration "

  /// The delegate, completed by the optional methods that its subclasses add.
  var listDelegate: (any UICollectionViewDelegate)? {
    if let assignedDelegate { uiEnvironment.optionalMethods.complete(assignedDelegate) } else { nil }
  }
  /// The data source, completed by the optional methods that its subclasses add.
  var listDataSource: (any UICollectionViewDataSource)? {
    if let dataSource { uiEnvironment.optionalMethods.complete(dataSource) } else { nil }
  }

  /// The numbers of items; the data source is asked if they are not known.
  var loadedCounts: ListCounts { counts.load { askCounts() } }

  /// Asks the data source for the numbers of sections and items.
  func askCounts() -> ListCounts {
    guard let dataSource = listDataSource else { return ListCounts() }
    let sections = max(0, dataSource.numberOfSections(in: self))
    let counts = (0..<sections).map { dataSource.collectionView(self, numberOfItemsInSection: $0) }
    return movement.rearranged(ListCounts(counts))
  }

  func dataSourceChanged() {
    movement.forget()
    activeSwiping?.close(animated: false)
    counts.known = nil
    layoutPass.needsReload = true
    (layoutPass.reported, layoutPass.hasReportedUnsettled) = ([], false)
    invalidateEverything()
  }

  func reload() {
    if let layoutTransition, layoutTransition.isInteractive {
      return uiEnvironment.report(.listChangedInTransition(list: debugName, change: "reloadData()"))
    }
    selection.forgetAll()
    prefetching.forgetAll()
    batch?.isReloaded = true
    dataSourceChanged()
  }

  private func invalidateEverything() {
    let context = currentLayout.makeContext()
    (context.invalidatesEverything, context.invalidatesCounts) = (true, true)
    currentLayout.invalidateLayout(with: context)
  }

  /// Called by the layout when it is invalid.
  func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts, batch == nil, !layoutPass.isUpdating { counts.known = nil }
    layoutPass.shownBounds = nil
    let change = context.contentSizeAdjustment
    if change != .zero, change.isFinite {
      contentSize = CGSize(width: contentSize.width + change.width, height: contentSize.height + change.height)
    }
    offsetAdjustment.x += context.contentOffsetAdjustment.x
    offsetAdjustment.y += context.contentOffsetAdjustment.y
    setNeedsLayout()
  }

  // MARK: Registration

  func register<View: UICollectionReusableView>(_ type: AnyClass?, as _: View.Type, _ key: ReuseKey) {
    guard let type else { return reusePool.register(class: nil, for: key) }
    guard let viewType = type as? View.Type else {
      return uiEnvironment.report(.registeredClassIsNoView(class: "\(type)", identifier: key.identifier))
    }
    reusePool.register(class: viewType, for: key)
  }

  func register<View: UICollectionReusableView>(_ nib: UINib?, as type: View.Type, _ key: ReuseKey) {
    reusePool.register(maker: nib?.maker(type, key.identifier), for: key)
  }

  func dequeue(_ key: ReuseKey, for indexPath: IndexPath) -> UICollectionReusableView {
    if let cell = reconfiguredCell, cell.reuseKind == key.kind, cell.storedReuseIdentifier == key.identifier {
      return cell
    }
    if let waiting = reusePool.take(for: key) {
      waiting.wasDequeued = true
      waiting.prepareForReuse()
      return waiting
    }
    let category: ListElement.Category = key.kind == Self.cellKind ? .cell : .supplementary(key.kind)
    let frame = layoutFrame(of: ListElement(category, at: indexPath.itemPath))
    let made = UIView.withoutAnimation {
      let view = reusePool.make(for: key)
      view?.frame = frame
      return view
    }
    if let view = made {
      (view.storedReuseIdentifier, view.reuseKind, view.wasDequeued) = (key.identifier, key.kind, true)
      return view
    }
    return makeReusable(reusePool.registeredClass(for: key), key, frame)
  }

  private func makeReusable(
    _ type: UICollectionReusableView.Type?, _ key: ReuseKey, _ frame: CGRect
  ) -> UICollectionReusableView {
    if type == nil {
      uiEnvironment.report(.dequeuedUnregistered(list: debugName, kind: key.kind, identifier: key.identifier))
    }
    let fallback: UICollectionReusableView.Type =
      key.kind == Self.cellKind ? UICollectionViewCell.self : UICollectionReusableView.self
    let view = UIView.withoutAnimation { RegisteredInitializers.make(type ?? fallback, frame: frame) }
    (view.storedReuseIdentifier, view.reuseKind, view.wasDequeued) = (key.identifier, key.kind, true)
    return view
  }

  private func layoutFrame(of element: ListElement) -> CGRect {
    guard currentLayout.isPrepared, loadedCounts.contains(element.path) || element.category != .cell,
      let attributes = currentLayout.attributes(of: element), attributes.isFinite
    else { return .zero }
    return attributes.value.frame
  }

  /// Reports that the data source has no view for an element of the layout, and returns an empty one.
  func missingSupplementaryView(_ kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
    uiEnvironment.report(
      .missingSupplementaryView(list: debugName, kind: kind, path: indexPath.listDescription))
    let view = UICollectionReusableView(frame: .zero)
    view.wasDequeued = true
    return view
  }
}

extension UICollectionView: ElementViewsOwner {
  var indexOfFirstElementView: Int {
    guard let backgroundView else { return 0 }
    return (subviews.firstIndex { $0 === backgroundView } ?? -1) + 1
  }

  func container(of element: ListElement) -> UIView { sectionScrolling.container(of: element) ?? self }

  func makeView(for attributes: UICollectionViewLayoutAttributes) -> UIView? {
    if let prepared = layoutPass.prepared.removeValue(forKey: attributes.value.element) { return prepared }
    let path = attributes.indexPath
    switch attributes.value.element.category {
    case .cell: return makeCell(at: path)
    case .supplementary(let kind):
      let provided = providing { $0.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path) }
      guard let view = provided else { return nil }
      return check(view, of: attributes)
    case .decoration(let kind):
      let key = ReuseKey(kind: Self.decorationPrefix + kind, identifier: kind)
      if let waiting = reusePool.take(for: key) {
        waiting.prepareForReuse()
        return waiting
      }
      return makeDecoration(key, attributes.value.frame)
    }
  }

  private func makeDecoration(_ key: ReuseKey, _ frame: CGRect) -> UICollectionReusableView {
    let layouts = [currentLayout] + (layoutTransition?.layouts ?? [])
    for layout in layouts {
      guard let nib = layout.decorationNibs[key.identifier] else { continue }
      let made = UIView.withoutAnimation { nib.maker(UICollectionReusableView.self, key.identifier)() }
      guard let view = made else { break }
      view.frame = frame
      (view.storedReuseIdentifier, view.reuseKind, view.wasDequeued) = (key.identifier, key.kind, true)
      return view
    }
    return makeReusable(layouts.lazy.compactMap { $0.decorationClasses[key.identifier] }.first, key, frame)
  }

  /// Asks the data source for a view; reports a registration that it has created for this view alone (V-6).
  private func providing<View>(_ view: (any UICollectionViewDataSource) -> View) -> View? {
    guard let dataSource = listDataSource else { return nil }
    registrations.begin()
    let view = view(dataSource)
    if registrations.wasMadeInside { uiEnvironment.report(.registrationMadeInside(list: debugName)) }
    return view
  }

  private func makeCell(at path: IndexPath) -> UIView? {
    let source = IndexPath(movement.dataPath(of: path.itemPath))
    guard let cell = providing({ $0.collectionView(self, cellForItemAt: source) }) else { return nil }
    if !cell.wasDequeued { uiEnvironment.report(.cellNotDequeued(list: debugName, path: path.listDescription)) }
    cell.wasDequeued = false
    selection.restoreState(of: cell, at: path.itemPath)
    return cell
  }

  private func check(
    _ view: UICollectionReusableView, of attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView {
    if !view.wasDequeued {
      uiEnvironment.report(.cellNotDequeued(list: debugName, path: attributes.indexPath.listDescription))
    }
    view.wasDequeued = false
    return view
  }

  func apply(_ attributes: UICollectionViewLayoutAttributes, to view: UIView) {
    var value = attributes.value
    if let container = view.superview as? SectionScrollView { value.frame = container.local(value.frame) }
    view.apply(value)
    guard let view = view as? UICollectionReusableView else { return }
    view.apply(attributes)
    layoutPass.unmeasured.append(view)
  }

  func willDisplay(_ view: UIView, of element: ListElement) {
    guard let delegate = listDelegate, let view = view as? UICollectionReusableView else { return }
    let path = IndexPath(element.path)
    switch element.category {
    case .cell:
      guard let cell = view as? UICollectionViewCell else { return }
      delegate.collectionView(self, willDisplay: cell, forItemAt: path)
    case .supplementary(let kind), .decoration(let kind):
      delegate.collectionView(self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
    }
  }

  func didEndDisplaying(_ view: UIView, of element: ListElement) {
    guard let view = view as? UICollectionReusableView else { return }
    let path = IndexPath(element.path)
    switch element.category {
    case .cell:
      guard let cell = view as? UICollectionViewCell else { break }
      listDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    case .supplementary(let kind), .decoration(let kind):
      listDelegate?.collectionView(self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: path)
    }
    keep(view)
  }

  /// Keeps a view that is not shown for another element.
  func keep(_ view: UIView) {
    guard let view = view as? UICollectionReusableView, let identifier = view.storedReuseIdentifier else { return }
    reusePool.keep(view, for: ReuseKey(kind: view.reuseKind, identifier: identifier))
  }
}

extension IndexPath {
  /// The path as UIKit's messages write it: "0 - 3".
  var listDescription: String { map(String.init).joined(separator: " - ") }
}

extension UICollectionViewLayout {
  /// Returns the layout's attributes of an element.
  func attributes(of element: ListElement) -> UICollectionViewLayoutAttributes? {
    let path = IndexPath(element.path)
    return switch element.category {
    case .cell: layoutAttributesForItem(at: path)
    case .supplementary(let kind): layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    case .decoration(let kind): layoutAttributesForDecorationView(ofKind: kind, at: path)
    }
  }

  /// Returns the attributes with which an element appears; nil for a fade in place.
  func initialAttributes(of element: ListElement) -> UICollectionViewLayoutAttributes? {
    let path = IndexPath(element.path)
    return switch element.category {
    case .cell: initialLayoutAttributesForAppearingItem(at: path)
    case .supplementary(let kind): initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
    case .decoration(let kind): initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
    }
  }

  /// Returns the attributes with which an element disappears; nil for a fade in place.
  func finalAttributes(of element: ListElement) -> UICollectionViewLayoutAttributes? {
    let path = IndexPath(element.path)
    return switch element.category {
    case .cell: finalLayoutAttributesForDisappearingItem(at: path)
    case .supplementary(let kind): finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
    case .decoration(let kind): finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
    }
  }
}
