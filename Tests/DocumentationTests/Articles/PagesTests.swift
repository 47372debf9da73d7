import Testing
import TransitionEffects
import TransitionTesting
import UIKit

/// A container that shows one page at a time.
final class PagesController: UIViewController {
  private(set) var page: UIViewController?

  func show(_ next: UIViewController, drivenBy driver: (any UIViewControllerInteractiveTransitioning)? = nil) {
    let old = page
    page = next
    let transition = UIContainerTransition(from: old, to: next, in: self)
    transition.animator = SlideAnimator(direction: .tabRight)
    transition.interactionController = driver
    transition.begin { [weak self] completed in
      if !completed, self?.page === next { self?.page = old }
    }
  }
}

@Suite("A container of pages") @MainActor struct PagesTests {
  @Test("A page slides in, and the old one is no child any more")
  func change() throws {
    try withStage { stage in
      let (pages, first, second) = (PagesController(), UIViewController(), UIViewController())
      stage.show(pages)
      pages.show(first)
      pages.show(second)
      try stage.settle()
      #expect(pages.children == [second] && second.view.superview === pages.view)
    }
  }

  @Test("A cancelled change shows the old page again")
  func cancel() throws {
    try withStage { stage in
      let (pages, first, second) = (PagesController(), UIViewController(), UIViewController())
      stage.show(pages)
      pages.show(first)
      try stage.settle()
      let driver = UIPercentDrivenInteractiveTransition()
      pages.show(second, drivenBy: driver)
      driver.update(0.4)
      stage.advance(frames: 2)
      driver.cancel()
      try stage.settle()
      #expect(pages.page === first && pages.children == [first])
    }
  }
}
