import Testing
import TransitionTesting
import UIKit

@Suite("Read-only properties of lists that subclasses override") @MainActor struct OverridablePropertyTests {
  @Test("An override of a property of swipe actions, transition layouts or layout sizes is what others read")
  func overrides() {
    final class Actions: UISwipeActionsConfiguration {
      override var actions: [UIContextualAction] { [Action(style: .normal, title: "Pin") { _, _, done in done(true) }] }
    }
    final class Action: UIContextualAction {
      override var style: Style { .destructive }
    }
    final class Between: UICollectionViewTransitionLayout {
      static let other = UICollectionViewLayout()
      override var nextLayout: UICollectionViewLayout { Self.other }
    }
    final class Square: NSCollectionLayoutSize {
      override var heightDimension: NSCollectionLayoutDimension { widthDimension }
    }
    let configuration: UISwipeActionsConfiguration = Actions(actions: [])
    #expect(configuration.actions.map(\.style) == [.destructive])
    let layout: UICollectionViewTransitionLayout = Between(
      currentLayout: UICollectionViewFlowLayout(), nextLayout: UICollectionViewFlowLayout())
    #expect(layout.nextLayout === Between.other && layout.currentLayout is UICollectionViewFlowLayout)
    let size: NSCollectionLayoutSize = Square(widthDimension: .absolute(40), heightDimension: .absolute(10))
    #expect(size.heightDimension.dimension == 40)
  }
}
