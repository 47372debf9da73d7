import EffectCatalog
import TransitionEffects
import UIKit

/// The screens of an effect that is shown with collection views.
@MainActor public final class CollectionScreens {
  /// The first screen.
  public let root: TilesController
  private let mechanism: Effect.Mechanism
  /// The tile of the cell from which transitions begin.
  private static let chosen = 4

  /// The screens of an effect; nil if it needs no collection view.
  public init?(_ effect: Effect) {
    mechanism = effect.mechanism
    switch effect.mechanism {
    case .layout(let first, let second):
      root = TilesController(first.makeLayout(), title: first.rawValue, tiles: Array(0..<9))
      root.pinched = (first, second)
    case .items: root = TilesController(CircleLayout(), title: "Circle", tiles: Array(0..<8))
    case .cell(.cover): root = TilesController(GridLayout(columns: 2), title: "Albums", tiles: Array(0..<16))
    case .cell: root = TilesController(GridLayout(), title: "Photos", tiles: Array(0..<36))
    case .animator, .pixels, .combination, .system, .zoom, .pagingTabs, .buttonTabs, .reveal: return nil
    }
  }

  /// Returns a new second screen, to be pushed.
  public func makeNext() -> UIViewController {
    switch mechanism {
    case .layout(_, let arrangement):
      let next = TilesController(arrangement.makeLayout(), title: arrangement.rawValue, tiles: root.tiles)
      next.useLayoutToLayoutNavigationTransitions = true
      return next
    case .cell(.cover):
      return TilesController(GridLayout(columns: 4), title: "\(Self.chosen + 1)", tiles: Array(40..<60))
    default:
      let next = TileDetailController(Self.chosen)
      if mechanism == .cell(.source) {
        next.preferredTransition = .zoom { [weak root] _ in root?.tileView(of: Self.chosen) }
      }
      return next
    }
  }

  /// Changes the layout or the items of the first screen: forward, and the next time back.
  public func change(completion: @escaping () -> Void) {
    guard mechanism == .items else { return root.changeLayout(completion: completion) }
    root.change(to: root.isChanged ? Array(0..<8) : [0, 8, 2, 3, 9, 10, 5, 6, 11, 7], completion: completion)
  }

  /// Scrolls the first screen away from the cell, and loads it anew, while the second screen covers it.
  public func scrollAway() {
    if case .cell = mechanism { root.scrollAway() }
  }

  /// Sets the views that an effect uses.
  public func complete(_ context: inout EffectContext) {
    context.cover = { ($0 as? TilesController)?.tileView(of: Self.chosen) }
    context.pages = { ($0 as? TilesController)?.collectionView.visibleCells ?? [] }
  }
}
