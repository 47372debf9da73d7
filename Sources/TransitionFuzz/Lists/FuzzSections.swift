import UIKit

/// A cell that shows a number, in the height that its world wants.
final class FuzzCell: UICollectionViewListCell {
  var number = -1
  var version = -1

  /// The height of a cell of a number that is measured.
  static func height(of number: Int, _ version: Int) -> CGFloat { 30 + CGFloat((number * 7 + version * 13) % 60) }

  override func prepareForReuse() {
    super.prepareForReuse()
    number = -1
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height(of: number, version))
  }
}

/// A header, a footer or a badge, with its index path; it wants no size of its own.
final class FuzzSupplementaryView: UICollectionReusableView {
  override func sizeThatFits(_ size: CGSize) -> CGSize { size }
}

/// The view behind a section, with its index path.
final class FuzzDecorationView: UICollectionReusableView {
  private(set) var path: IndexPath?

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    path = layoutAttributes.indexPath
  }
}

/// A compositional layout with the variant that its sections follow from.
final class FuzzCompositionalLayout: UICollectionViewCompositionalLayout {
  var variant = 0
}

/// The sections of a compositional layout, by their identifiers.
@MainActor enum FuzzSections {
  static let kinds = [
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter, "badge", "title",
  ]
  private static let background = "background"

  /// Returns a layout whose sections follow from their identifiers and a variant.
  static func layout(
    variant: Int, id: @escaping (Int) -> Int?
  ) -> FuzzCompositionalLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = CGFloat(variant % 3 * 5)
    if variant % 4 == 0 { configuration.boundarySupplementaryItems = [boundary("title", .top, pins: variant % 8 == 0)] }
    let layout = FuzzCompositionalLayout(
      sectionProvider: { index, environment in section(variant, id(index) ?? 0, environment) },
      configuration: configuration)
    layout.variant = variant
    layout.register(FuzzDecorationView.self, forDecorationViewOfKind: background)
    return layout
  }

  /// Whether the items of a section are as high as their cells want.
  static func measures(_ variant: Int, _ id: Int) -> Bool { [3, 6, 7].contains((id + variant) % 8) }

  private static func section(
    _ variant: Int, _ id: Int, _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let kind = (id + variant) % 8
    if kind >= 6 { return list(variant, environment) }
    let section = NSCollectionLayoutSection(group: group(kind))
    section.interGroupSpacing = CGFloat(id % 3 * 4)
    section.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: CGFloat(id % 4 * 5), bottom: 6, trailing: 2)
    if kind == 1 || kind == 2 { section.orthogonalScrollingBehavior = scrolling(id) }
    if id % 3 == 0 { section.boundarySupplementaryItems.append(boundary(kinds[0], .top, pins: id % 2 == 0)) }
    if id % 5 == 0 { section.boundarySupplementaryItems.append(boundary(kinds[1], .bottom, pins: false)) }
    if id % 4 < 2 { section.decorationItems = [.background(elementKind: background)] }
    if id % 7 == 0 { section.visibleItemsInvalidationHandler = fade }
    return section
  }

  private static func list(
    _ variant: Int, _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let appearances: [UICollectionLayoutListConfiguration.Appearance] = [.plain, .grouped, .insetGrouped, .sidebar]
    var list = UICollectionLayoutListConfiguration(appearance: appearances[variant % appearances.count])
    list.headerMode = [.none, .supplementary, .firstItemInSection][variant % 3]
    list.footerMode = variant % 2 == 0 ? .none : .supplementary
    return .list(using: list, layoutEnvironment: environment)
  }

  private static func group(_ kind: Int) -> NSCollectionLayoutGroup {
    func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }
    let whole = size(.fractionalWidth(1), .fractionalHeight(1))
    switch kind {
    case 0:
      return .vertical(
        layoutSize: size(.fractionalWidth(1), .absolute(44)), subitems: [NSCollectionLayoutItem(layoutSize: whole)])
    case 1:
      return .horizontal(
        layoutSize: size(.absolute(70), .absolute(60)), subitems: [NSCollectionLayoutItem(layoutSize: whole)])
    case 2:
      let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
      return .vertical(layoutSize: size(.fractionalWidth(0.6), .absolute(90)), subitems: [item])
    case 3:
      let row = size(.fractionalWidth(1), .estimated(40))
      return .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    case 4:
      let badge = NSCollectionLayoutSupplementaryItem(
        layoutSize: size(.absolute(12), .absolute(12)), elementKind: "badge",
        containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
      let item = NSCollectionLayoutItem(
        layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1)), supplementaryItems: [badge])
      return .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    default:
      return .custom(layoutSize: size(.fractionalWidth(1), .absolute(80))) { environment in
        let width = environment.container.effectiveContentSize.width
        return [
          NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width / 2, height: 60), zIndex: 1),
          NSCollectionLayoutGroupCustomItem(frame: CGRect(x: width / 3, y: 20, width: width / 2, height: 60)),
        ]
      }
    }
  }

  private static func scrolling(_ id: Int) -> UICollectionLayoutSectionOrthogonalScrollingBehavior {
    let all: [UICollectionLayoutSectionOrthogonalScrollingBehavior] = [
      .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered,
    ]
    return all[id % all.count]
  }

  private static func boundary(
    _ kind: String, _ alignment: NSRectAlignment, pins: Bool
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(24)),
      elementKind: kind, alignment: alignment)
    item.pinToVisibleBounds = pins
    return item
  }

  /// Fades items by their distance from the left.
  private static let fade: NSCollectionLayoutSectionVisibleItemsInvalidationHandler = { items, offset, _ in
    for item in items where item.representedElementCategory == .cell {
      item.alpha = max(0.25, 1 - abs(item.frame.minX - offset.x) / 400)
    }
  }
}
