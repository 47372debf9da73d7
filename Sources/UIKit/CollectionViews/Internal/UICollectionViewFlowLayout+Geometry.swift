import ListLayout
import QuartzCore

/// The geometry of a flow layout, made of the layout's properties and the delegate's answers.
extension UICollectionViewFlowLayout {
  var axis: ScrollAxis { scrollDirection == .vertical ? .vertical : .horizontal }

  /// The present geometry; made when it is asked for, as a subclass may change properties in `prepare()`.
  var geometry: FlowGeometry {
    var geometry = storedGeometry ?? makeGeometry()
    if !newSizes.isEmpty {
      measuredSizes.merge(newSizes) { _, new in new }
      _ = geometry.measure(newSizes)
      newSizes = [:]
    }
    storedGeometry = geometry
    return geometry
  }

  private func makeGeometry() -> FlowGeometry {
    guard let owner else { return FlowGeometry(FlowConfiguration(axis: axis, crossLength: 0), sections: []) }
    let counts = owner.loadedCounts
    let delegate = (owner.assignedDelegate as? any UICollectionViewDelegateFlowLayout)
      .map(owner.uiEnvironment.optionalMethods.complete)
    let sections = counts.items.indices.map { section in
      delegate.map { makeSection(section, counts.items[section], owner, $0) } ?? makeSection(counts.items[section])
    }
    let geometry = FlowGeometry(configuration(owner), sections: sections, measured: measuredSizes)
    if let path = geometry.oversizedItems.first, estimatedItemSize == .zero {
      owner.uiEnvironment.report(
        .itemTooLarge(list: owner.debugName, path: "\(path)", isVertical: scrollDirection == .vertical))
    }
    return geometry
  }

  private func configuration(_ owner: UICollectionView) -> FlowConfiguration {
    let insets = owner.adjustedContentInset
    let content = owner.bounds.inset(by: insets).size
    var configuration = FlowConfiguration(
      axis: axis, crossLength: axis.cross(content), scale: max(1, owner.uiEnvironment.screen.scale))
    configuration.referenceInsets = owner.insets(of: sectionInsetReference.contentInsets)
    (configuration.pinsHeaders, configuration.pinsFooters) = (
      sectionHeadersPinToVisibleBounds, sectionFootersPinToVisibleBounds
    )
    configuration.usesEstimates = estimatedItemSize != .zero
    configuration.isMirrored =
      flipsHorizontallyInOppositeLayoutDirection
      && owner.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
    return configuration
  }

  /// The size of an item before it is measured.
  private var baseSize: CGSize {
    estimatedItemSize == .zero || estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
  }

  private func makeSection(_ count: Int) -> FlowSection {
    FlowSection(
      sizes: .uniform(baseSize, count: count), insets: ListInsets(sectionInset), lineSpacing: minimumLineSpacing,
      itemSpacing: minimumInteritemSpacing, headerLength: axis.main(headerReferenceSize),
      footerLength: axis.main(footerReferenceSize))
  }

  private func makeSection(
    _ section: Int, _ count: Int, _ owner: UICollectionView, _ delegate: any UICollectionViewDelegateFlowLayout
  ) -> FlowSection {
    let sizes =
      estimatedItemSize == .zero
      ? ItemSizes.each(
        (0..<count).map {
          delegate.collectionView(owner, layout: self, sizeForItemAt: IndexPath(item: $0, section: section))
        }) : .uniform(baseSize, count: count)
    return FlowSection(
      sizes: sizes,
      insets: ListInsets(delegate.collectionView(owner, layout: self, insetForSectionAt: section)),
      lineSpacing: delegate.collectionView(owner, layout: self, minimumLineSpacingForSectionAt: section),
      itemSpacing: delegate.collectionView(owner, layout: self, minimumInteritemSpacingForSectionAt: section),
      headerLength: axis.main(delegate.collectionView(owner, layout: self, referenceSizeForHeaderInSection: section)),
      footerLength: axis.main(delegate.collectionView(owner, layout: self, referenceSizeForFooterInSection: section)))
  }

  /// The visible part of the content, less its insets, for pinned headers.
  var visibleContent: CGRect? { owner.map { $0.bounds.inset(by: $0.adjustedContentInset) } }

  func boundary(_ kind: String, _ path: ItemPath) -> ElementAttributes? {
    let frame: CGRect? =
      switch kind {
      case ListElement.headerKind: geometry.headerFrame(of: path.section, visible: visibleContent)
      case ListElement.footerKind: geometry.footerFrame(of: path.section, visible: visibleContent)
      default: nil
      }
    return frame.map {
      ElementAttributes(ListElement(.supplementary(kind), at: path), frame: $0, zIndex: FlowGeometry.boundaryDepth)
    }
  }
}

extension UICollectionViewFlowLayout.SectionInsetReference {
  fileprivate var contentInsets: UIContentInsetsReference {
    switch self {
    case .fromContentInset: .none
    case .fromSafeArea: .safeArea
    case .fromLayoutMargins: .layoutMargins
    }
  }
}

extension ListInsets {
  init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
