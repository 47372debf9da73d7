import ListLayout
import QuartzCore

/// How a section of a compositional layout scrolls across the layout's direction (V-65).
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// Not at all.
  case none
  /// It comes to rest anywhere.
  case continuous
  /// It comes to rest with the leading edge of a group at the start.
  case continuousGroupLeadingBoundary
  /// It moves by its own length.
  case paging
  /// It moves by a group.
  case groupPaging
  /// It moves by a group, which comes to rest in the middle.
  case groupPagingCentered
}

/// The insets to which those of a compositional layout are added (V-64).
public enum UIContentInsetsReference: Int, Sendable {
  /// Those of the configuration, or for supplementary items those of their section.
  case automatic
  /// The edges of the collection view, less its content insets.
  case none
  /// The safe area.
  case safeArea
  /// The layout margins: the safe area and 16 points, or 20 in a regular width.
  case layoutMargins
  /// The readable width: the layout margins, or 672 points in the middle where more would be left.
  case readableContent
}

/// Called in each layout pass with the visible elements of a section, whose look it may change (V-69).
///
/// - Parameters:
///   - visibleItems: The elements. Their frames are those in a section that is not scrolled.
///   - contentOffset: How far the content is scrolled: across the layout's direction, that of the section.
///   - environment: The environment of the layout.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
  _ environment: any NSCollectionLayoutEnvironment
) -> Void

/// A section of a compositional layout: a group that is repeated, and what lies around (V-61, V-64).
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
  /// The distances of the groups from the section's edges, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The insets to which the section's are added.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The insets of boundary items across the layout's direction; the groups' insets by default (V-67).
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether boundary items lie within the section's insets across the layout's direction.
  open var supplementariesFollowContentInsets = true
  /// The distance between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// How the section scrolls across the layout's direction (V-65).
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The section's headers, footers and views at its other edges (V-67).
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The views behind the section (V-68).
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Called in each layout pass with the section's visible elements (V-69).
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  let group: NSCollectionLayoutGroup
  /// The list that the section is; nil for none (V-71).
  var list: UICollectionLayoutListConfiguration?

  /// Creates a section of a group that is repeated.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group.copied()
    super.init()
  }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSection(group: group)
    copy.takeProperties(of: self)
    return copy
  }

  func takeProperties(of other: NSCollectionLayoutSection) {
    list = other.list
    (contentInsets, contentInsetsReference) = (other.contentInsets, other.contentInsetsReference)
    supplementaryContentInsetsReference = other.supplementaryContentInsetsReference
    supplementariesFollowContentInsets = other.supplementariesFollowContentInsets
    (interGroupSpacing, orthogonalScrollingBehavior) = (other.interGroupSpacing, other.orthogonalScrollingBehavior)
    boundarySupplementaryItems = other.boundarySupplementaryItems
    decorationItems = other.decorationItems
    visibleItemsInvalidationHandler = other.visibleItemsInvalidationHandler
  }
}

extension OrthogonalScrolling {
  init(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) {
    self =
      switch behavior {
      case .none: .none
      case .continuous: .continuous
      case .continuousGroupLeadingBoundary: .continuousGroupLeadingBoundary
      case .paging: .paging
      case .groupPaging: .groupPaging
      case .groupPagingCentered: .groupPagingCentered
      }
  }
}
