import SeededRandom
import TransitionStage
import UIKit

/// The views and the position of a list at rest, in words that can be compared.
@MainActor struct ListState {
  private var lines: Set<String> = []

  init(_ list: UICollectionView) {
    add(list)
    lines.insert("selected: \(list.indexPathsForSelectedItems ?? [])")
    for view in list.elementViews { add(view, in: list) }
  }

  init(_ table: UITableView) {
    add(table)
    lines.insert("selected: \(table.indexPathsForSelectedRows ?? []), editing: \(table.isEditing)")
    for view in table.subviews where view is UITableViewCell || view is UITableViewHeaderFooterView {
      // Out of a window content lies at whole points (A-107), so that a row at the edge may come or go.
      if view.frame.intersection(table.bounds).height < 1 { continue }
      add(view, in: table)
    }
  }

  private mutating func add(_ list: UIScrollView) {
    // Out of a window content lies at whole points (A-107).
    lines.insert("offset \(list.contentOffset.x.rounded()) \(list.contentOffset.y.rounded())")
    lines.insert("content \(rounded(CGPoint(x: list.contentSize.width, y: list.contentSize.height)))")
  }

  private mutating func add(_ view: UIView, in list: UIScrollView) {
    let name =
      switch view {
      case let cell as FuzzCell: "cell \(cell.number), selected: \(cell.isSelected)"
      case let cell as FuzzListCell: "cell \(cell.number), selected: \(cell.isSelected)"
      case let cell as FuzzTableCell: "row \(cell.number), selected: \(cell.isSelected)"
      default: "\(type(of: view))"
      }
    // Headers may be pinned to the bounds, which lie at whole points out of a window (A-107).
    if view is UITableViewHeaderFooterView { return _ = lines.insert("\(name), \(view.bounds.size), \(view.alpha)") }
    let (center, size) = (view.superview?.convert(view.center, to: list) ?? view.center, view.bounds.size)
    lines.insert(
      "\(name) at \(rounded(center)), \(rounded(CGPoint(x: size.width, y: size.height))), alpha \(view.alpha), "
        + "\(view.transform)")
  }

  private func rounded(_ point: CGPoint) -> String {
    "\((point.x * 1_000).rounded() / 1_000) \((point.y * 1_000).rounded() / 1_000)"
  }

  /// Returns the differences from a later state, in words.
  func differences(from later: ListState) -> [String] {
    let (gone, new) = (lines.subtracting(later.lines).sorted(), later.lines.subtracting(lines).sorted())
    guard !gone.isEmpty || !new.isEmpty else { return [] }
    return ["after what was cancelled, \(gone.prefix(2)) is \(new.prefix(2))"]
  }
}

extension UIScrollView {
  private var greatestRest: CGFloat {
    max(-adjustedContentInset.top, contentSize.height + adjustedContentInset.bottom - bounds.height)
  }

  /// Whether the content is where a scroll by a finger could leave it.
  var restsInRange: Bool {
    contentOffset.y >= -adjustedContentInset.top - 0.5 && contentOffset.y <= greatestRest + 0.5
  }

  /// Returns a random position in which the content may rest.
  func restingOffset(_ dice: inout XorshiftRandom) -> CGPoint {
    let least = -adjustedContentInset.top
    return CGPoint(x: contentOffset.x, y: least + (greatestRest - least) * CGFloat(dice.fraction()))
  }
}

extension UICollectionView {
  /// The views of elements in the list and in the scroll views of its sections.
  var elementViews: [UICollectionReusableView] {
    subviews.flatMap { view -> [UICollectionReusableView] in
      if let view = view as? UICollectionReusableView { return [view] }
      return view is UIScrollView ? view.subviews.compactMap { $0 as? UICollectionReusableView } : []
    }
  }

  /// Begins a change of layout, drives it for a while, and cancels it.
  func cancelChange(to layout: UICollectionViewLayout, on stage: Stage) {
    let between = startInteractiveTransition(to: layout)
    for progress in [0.3, 0.8] {
      between.transitionProgress = progress
      between.invalidateLayout()
      stage.advance(frames: 2)
    }
    cancelInteractiveTransition()
  }

  /// Compares what is shown with the layout's elements: exactly those in sight have views, with the layout's attributes
  /// and in its order in depth.
  func problemsAtRest() -> [String] {
    var problems: [String] = []
    let views = elementViews
    var unexpected = Set(views.map { ObjectIdentifier($0) })
    var depths: [ObjectIdentifier: Int] = [:]
    for attributes in collectionViewLayout.layoutAttributesForElements(in: bounds) ?? [] where !attributes.isHidden {
      let part = attributes.frame.intersection(bounds)
      guard let view = elementView(of: attributes, views) else {
        if part.width > 0.01, part.height > 0.01 { problems.append("\(attributes.words) is in sight and has no view") }
        continue
      }
      unexpected.remove(ObjectIdentifier(view))
      depths[ObjectIdentifier(view)] = attributes.zIndex
      problems += attributes.differences(from: view, in: self)
    }
    if !unexpected.isEmpty { problems.append("\(unexpected.count) views are in the list for no element in sight") }
    let inOrder = subviews.compactMap { depths[ObjectIdentifier($0)] }
    if inOrder != inOrder.sorted() { problems.append("the views are not in the layout's order in depth") }
    let size = collectionViewLayout.collectionViewContentSize
    // A pile's size follows the bounds, for which it does not become invalid.
    if contentSize != size, !(collectionViewLayout is FuzzPileLayout) {
      problems.append("the content is \(contentSize), and the layout's is \(size)")
    }
    return problems
  }

  private func elementView(
    of attributes: UICollectionViewLayoutAttributes, _ views: [UICollectionReusableView]
  ) -> UICollectionReusableView? {
    switch attributes.representedElementCategory {
    case .cell: cellForItem(at: attributes.indexPath)
    case .supplementaryView:
      supplementaryView(forElementKind: attributes.representedElementKind ?? "", at: attributes.indexPath)
    case .decorationView:
      views.first { ($0 as? FuzzDecorationView)?.path == attributes.indexPath }
    }
  }
}

extension UICollectionViewLayoutAttributes {
  /// The element, in words.
  fileprivate var words: String { "\(representedElementKind ?? "the cell") at \(indexPath)" }

  /// Returns how a view differs from the attributes.
  @MainActor fileprivate func differences(from view: UIView, in list: UICollectionView) -> [String] {
    var problems: [String] = []
    let position = view.superview?.convert(view.center, to: list) ?? view.center
    if max(abs(position.x - center.x), abs(position.y - center.y)) > 1e-6 {
      problems.append("\(words) is at \(position), and should be at \(center)")
    }
    if max(abs(view.bounds.width - size.width), abs(view.bounds.height - size.height)) > 1e-6 {
      problems.append("\(words) has the size \(view.bounds.size), and should have \(size)")
    }
    if abs(view.alpha - alpha) > 1e-6 { problems.append("\(words) has the alpha \(view.alpha), not \(alpha)") }
    if view.transform != transform { problems.append("\(words) has another transform than its attributes") }
    if view.layer.animationKeys() != nil { problems.append("\(words) is animated at rest") }
    return problems
  }
}
