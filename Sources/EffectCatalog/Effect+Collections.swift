import TransitionEffects
import UIKit

/// Transitions of collection views: changes of layout and of items, and effects that begin at a cell.
extension Effect {
  /// The view of a cell from which a transition begins.
  public enum CellRole: Hashable, Sendable {
    /// A shared element.
    case element
    /// A book's cover; the arriving screen's cells are its pages.
    case cover
    /// The source view of the system's zoom.
    case source
  }

  static let collections: [Effect] = [
    .builtIn(
      "List to stack", "rows of a list gather in a pile", "E-64…E-67", duration: 0.35, in: [.navigation, .screen],
      .layout(from: .list, to: .stack)),
    .builtIn(
      "Grid to circle", "the items of a grid move onto a circle", "E-64…E-67", duration: 0.35,
      in: [.navigation, .screen], .layout(from: .grid, to: .circle)),
    .builtIn(
      "Insert and delete", "items come out of the middle of a circle, and others go into it", "V-14…V-21",
      duration: 0.3, in: [.screen], .items),
    .animator(
      "Cell move", "an image flies out of a cell, and back to it wherever it is", "E-15, E-16, P-37", duration: 0.6,
      in: [.navigation], mechanism: .cell(.element), make: { SharedElementAnimator(isReversed: $0.isReversed) },
      call: { _ in
        """
        SharedElementAnimator(isReversed: isReversed)
        // The cells' images have identifiers; a cell that was scrolled away is found by its item.
        collectionView.indexPathForSharedElement = { [weak dataSource] in dataSource?.indexPath(for: $0) }
        """
      },
      properties: {
        [
          EffectProperty("dampingRatio", \.dampingRatio, 0.2...1), EffectProperty("initialVelocity", \.initialVelocity),
        ]
      }),
    .animator(
      "Album", "a cell opens like a book, and the cells of the album fly out of it", "E-52…E-55", duration: 0.8,
      in: [.navigation], mechanism: .cell(.cover),
      make: { context -> BookAnimator in
        let animator = BookAnimator(isReversed: context.isReversed)
        (animator.cover, animator.pages) = (context.cover, context.pages)
        return animator
      },
      call: { _ in
        """
        BookAnimator(isReversed: isReversed)
        animator.cover = { ($0 as? ShelfController)?.collectionView.loadedCellForItem(at: indexPath) }
        animator.pages = { ($0 as? AlbumController)?.collectionView.visibleCells ?? [] }
        """
      },
      properties: {
        [
          EffectProperty("perspective", \.perspective, -0.006...(-0.0005)),
          EffectProperty("columns", \.columns, 1...8),
        ]
      }),
    .builtIn(
      "Cell zoom", "the screen grows out of a cell, and shrinks into it wherever it is", "E-76…E-78", duration: 0.5,
      in: [.navigation], .cell(.source)),
  ]

  /// Whether it is shown with screens of collection views.
  public var usesCollectionView: Bool {
    switch mechanism {
    case .layout, .items, .cell: true
    case .animator, .pixels, .combination, .system, .zoom, .pagingTabs, .buttonTabs, .reveal: false
    }
  }
}

// MARK: - Source

extension Effect {
  /// The source that begins a change of layout in a container.
  static func layoutCall(to arrangement: CollectionArrangement, in container: EffectContainer) -> String {
    guard container == .navigation else {
      return "collectionView.setCollectionViewLayout(\(arrangement.layoutCode), animated: true)"
    }
    return """
      let screen = PhotosController(collectionViewLayout: \(arrangement.layoutCode))
      screen.useLayoutToLayoutNavigationTransitions = true
      navigationController.pushViewController(screen, animated: true)
      """
  }

  /// The source of a pinch that drives a change of layout.
  static func pinchCode(to arrangement: CollectionArrangement) -> String {
    """
    func pinched(_ gesture: UIPinchGestureRecognizer) {
      switch gesture.state {
      case .began:
        layout = collectionView.startInteractiveTransition(to: \(arrangement.layoutCode))
      case .changed:
        layout?.transitionProgress = min(max(1 - gesture.scale, 0), 1)
        layout?.invalidateLayout()
      case .ended where gesture.scale < 0.5: collectionView.finishInteractiveTransition()
      default: collectionView.cancelInteractiveTransition()
      }
    }
    """
  }

  /// The source of a batch of updates, and of the layout that says from where items come and where they go.
  static let updatesCode = """
    collectionView.performBatchUpdates {
      photos.update()
      collectionView.deleteItems(at: deleted)
      collectionView.insertItems(at: inserted)
    }

    // In the layout, and finalLayoutAttributesForDisappearingItem(at:) alike:
    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = layoutAttributesForItem(at: itemIndexPath)
      attributes?.center = middle
      attributes?.alpha = 0
      return attributes
    }
    """
}
