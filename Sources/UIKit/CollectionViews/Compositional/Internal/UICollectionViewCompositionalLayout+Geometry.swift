import ListLayout
import QuartzCore

/// The geometry of a compositional layout, made of the sections that the provider returns.
extension UICollectionViewCompositionalLayout {
  var axis: ScrollAxis { configuration.scrollDirection == .vertical ? .vertical : .horizontal }

  /// The present geometry; made when it is asked for, as a subclass may change the configuration in `prepare()`.
  var geometry: CompositionalGeometry {
    if let storedGeometry { return storedGeometry }
    let geometry = makeGeometry()
    storedGeometry = geometry
    limitOffsets(geometry)
    return geometry
  }

  private func makeGeometry() -> CompositionalGeometry {
    guard let owner else {
      return CompositionalGeometry(CompositionalConfiguration(axis: axis, containerSize: .zero), sections: [])
    }
    let (counts, environment) = (owner.loadedCounts, layoutEnvironment(owner))
    sections = counts.items.indices.map { sectionProvider($0, environment) }
    hasHandlers = sections.contains { $0?.visibleItemsInvalidationHandler != nil }
    hasPinnedItems =
      configuration.boundarySupplementaryItems.contains { $0.pinToVisibleBounds }
      || sections.contains { $0?.boundarySupplementaryItems.contains { $0.pinToVisibleBounds } ?? false }
    let values = zip(sections, counts.items).enumerated().map { index, entry in
      if entry.0 == nil {
        owner.uiEnvironment.report(.missingLayoutSection(list: owner.debugName, section: index))
      }
      return entry.0.map { value(of: $0, itemCount: entry.1, owner) } ?? Self.emptySection
    }
    return CompositionalGeometry(geometryConfiguration(owner), sections: values, measured: measuredSizes)
  }

  private static var emptySection: CompositionalSection {
    CompositionalSection(group: LayoutItem(width: .absolute(0), height: .absolute(0)), itemCount: 0)
  }

  private func geometryConfiguration(_ owner: UICollectionView) -> CompositionalConfiguration {
    let size = owner.bounds.inset(by: owner.adjustedContentInset).size
    var value = CompositionalConfiguration(
      axis: axis, containerSize: size, scale: max(1, owner.uiEnvironment.screen.scale))
    value.sectionSpacing = configuration.interSectionSpacing
    value.boundaryItems = configuration.boundarySupplementaryItems.map(\.boundary)
    value.boundaryInsets = insets(of: configuration.contentInsetsReference, owner)
    value.isMirrored = isMirrored(owner)
    return value
  }

  private func value(
    of section: NSCollectionLayoutSection, itemCount: Int, _ owner: UICollectionView
  ) -> CompositionalSection {
    var value = CompositionalSection(group: section.group.value(owner.traitCollection), itemCount: itemCount)
    value.groupSpacing = section.interGroupSpacing
    value.headerPadding = section.list?.headerTopPadding ?? 0
    let own = ListInsets(section.contentInsets)
    value.insets = own.adding(insets(of: section.contentInsetsReference, owner))
    if section.supplementaryContentInsetsReference != .automatic {
      let insets = insets(of: section.supplementaryContentInsetsReference, owner)
      value.boundaryInsets = section.supplementariesFollowContentInsets ? own.adding(insets) : insets
    } else if !section.supplementariesFollowContentInsets {
      value.boundaryInsets = .zero
    }
    value.orthogonalScrolling = OrthogonalScrolling(section.orthogonalScrollingBehavior)
    value.boundaryItems = section.boundarySupplementaryItems.map(\.boundary)
    value.backgrounds = section.decorationItems.map(\.background)
    return value
  }

  func isMirrored(_ owner: UICollectionView) -> Bool {
    flipsHorizontallyInOppositeLayoutDirection
      && owner.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
  }

  // MARK: Environment

  /// The environment of the layout: the collection view's size, with its insets and those of the reference (V-70).
  func layoutEnvironment(_ owner: UICollectionView) -> LayoutEnvironment {
    let (adjusted, reference) = (owner.adjustedContentInset, insets(of: configuration.contentInsetsReference, owner))
    let isMirrored = isMirrored(owner)
    let insets = NSDirectionalEdgeInsets(
      top: adjusted.top + reference.top, leading: (isMirrored ? adjusted.right : adjusted.left) + reference.left,
      bottom: adjusted.bottom + reference.bottom,
      trailing: (isMirrored ? adjusted.left : adjusted.right) + reference.right)
    return LayoutEnvironment(container: LayoutContainer(owner.bounds.size, insets: insets), owner.traitCollection)
  }

  /// The insets of a reference across the direction, beyond the content insets.
  private func insets(of reference: UIContentInsetsReference, _ owner: UICollectionView) -> ListInsets {
    let reference = reference == .automatic ? configuration.contentInsetsReference : reference
    let insets = owner.insets(of: reference)
    guard axis == .vertical else { return ListInsets(top: insets.top, bottom: insets.bottom) }
    return isMirrored(owner)
      ? ListInsets(left: insets.right, right: insets.left) : ListInsets(left: insets.left, right: insets.right)
  }

  // MARK: Attributes

  func attributes(ofElement element: ListElement) -> UICollectionViewLayoutAttributes? {
    let offset = orthogonalOffsets[element.path.section] ?? 0
    let visible = owner.map { $0.bounds.inset(by: $0.adjustedContentInset) }
    return geometry.attributes(of: element, visible: visible, orthogonalOffset: offset).map { attributes($0) }
  }

  /// The visible part of the content, for pinned items: that of a rectangle of the bounds' size, else of the bounds.
  func visibleContent(for rect: CGRect) -> CGRect? {
    owner.map { owner in
      (rect.size == owner.bounds.size ? rect : owner.bounds).inset(by: owner.adjustedContentInset)
    }
  }

  /// Calls the handlers of sections with the elements that a layout pass, or the beginning of a change, shows (V-69).
  func callHandlers(_ found: [UICollectionViewLayoutAttributes], in rect: CGRect) {
    // Elements that may come into sight are asked for as well, in rectangles elsewhere.
    guard let owner, rect.size == owner.bounds.size, rect.origin == owner.bounds.origin || !owner.layoutPass.isRunning
    else { return }
    guard hasHandlers else { return }
    for index in Set(found.lazy.map(\.value.element.path.section)).sorted() where sections.indices.contains(index) {
      guard let handler = sections[index]?.visibleItemsInvalidationHandler else { continue }
      let shift = owner.sectionScrolling.shift(of: index)
      let items = found.compactMap { attributes in
        let element = attributes.value.element
        guard element.path.section == index, !element.isOfLayout else { return nil as VisibleItem? }
        let isScrolled = shift != nil && orthogonalContent(of: element) != nil
        return VisibleItem(attributes, shift: isScrolled ? shift ?? .zero : .zero)
      }
      guard !items.isEmpty else { continue }
      var offset = rect.origin
      if let shift {
        if axis == .vertical { offset.x = shift.x } else { offset.y = shift.y }
      }
      handler(items, offset, layoutEnvironment(owner))
    }
  }

  // MARK: Measuring

  /// Takes over the size of an element.
  ///
  /// - Returns: How far what is visible has moved, where the element begins before it.
  func measure(_ element: ListElement, _ size: CGSize) -> CGPoint {
    var geometry = geometry
    storedGeometry = nil
    let old = geometry.attributes(of: element)?.frame
    geometry.measure([element: size])
    measuredSizes[element] = size
    storedGeometry = geometry
    guard let owner, let old, let new = geometry.attributes(of: element)?.frame else { return .zero }
    let visible = owner.bounds.inset(by: owner.adjustedContentInset)
    return axis == .vertical
      ? CGPoint(x: 0, y: old.minY < visible.minY ? new.maxY - old.maxY : 0)
      : CGPoint(x: old.minX < visible.minX ? new.maxX - old.maxX : 0, y: 0)
  }

  /// Limits the offsets of sections whose content has become shorter.
  private func limitOffsets(_ geometry: CompositionalGeometry) {
    for (section, offset) in orthogonalOffsets where !(owner?.sectionScrolling.isMoving(section) ?? false) {
      let greatest = geometry.orthogonalContent(of: section)?.greatestOffset ?? 0
      orthogonalOffsets[section] = min(max(0, offset), greatest)
    }
  }
}

extension UICollectionViewCompositionalLayout: SectionScrollingLayout {
  var isMirrored: Bool { owner.map { isMirrored($0) } ?? false }

  func orthogonalContent(of section: Int) -> OrthogonalContent? { geometry.orthogonalContent(of: section) }

  func orthogonalContent(of element: ListElement) -> OrthogonalContent? {
    switch element.category {
    case .cell: break
    case .decoration: return nil
    // A boundary item has a size in the section; a view of an item has none.
    case .supplementary: if geometry.layoutSize(of: element) != nil { return nil }
    }
    return orthogonalContent(of: element.path.section)
  }

  func restingOffset(of section: Int, proposed: CGFloat, current: CGFloat, velocity: CGFloat) -> CGFloat? {
    geometry.restingOffset(of: section, proposed: proposed, current: current, velocity: velocity)
  }
}

extension ListInsets {
  fileprivate func adding(_ other: ListInsets) -> ListInsets {
    ListInsets(top: top + other.top, left: left + other.left, bottom: bottom + other.bottom, right: right + other.right)
  }
}
