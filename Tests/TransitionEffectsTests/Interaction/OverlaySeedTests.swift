import Testing
import TransitionEffects
import TransitionTesting
import UIKit

@Suite("The overlay's original screen") @MainActor struct OverlaySeedTests {
  /// The screen of the seed's `PresentedViewController.swift`, laid out by hand where that has a constraint.
  private final class Page: UIViewController {
    let field = UIView(frame: .zero)
    let button = UIView(frame: .zero)
    private(set) var hasAppeared = false
    private(set) var isLeaving = false
    private var part: CGFloat = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      field.backgroundColor = .systemGray4
      button.backgroundColor = .systemBlue
      button.alpha = 0
      for each in [field, button] { view.addSubview(each) }
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      field.bounds = CGRect(x: 0, y: 0, width: part * view.bounds.width, height: 20)
      field.center = CGPoint(x: view.bounds.midX, y: 40)
      button.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
      button.center = CGPoint(x: view.bounds.midX, y: 90)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      hasAppeared = true
      part = 2 / 3
      view.setNeedsLayout()
      UIView.animate(withDuration: 0.3) {
        self.button.alpha = 1
        self.view.layoutIfNeeded()
      }
    }

    func leave() {
      isLeaving = true
      part = 0
      view.setNeedsLayout()
      UIView.animate(withDuration: 0.4) {
        self.button.transform = CGAffineTransform(rotationAngle: 3 * .pi).scaledBy(x: 0.1, y: 0.1)
        self.view.layoutIfNeeded()
      } completion: { _ in
        self.dismiss(animated: true)
      }
    }
  }

  @Test("The overlay's field grows after it has appeared, and its button turns away before the dismissal (E-8, C-56)")
  func ownAnimations() throws {
    try withStage(.original) { stage in
      let (below, page, director) = (PatternScreen("old", isOld: true), Page(), TransitionDirector())
      director.animator = { [weak page] in OverlayAnimator(isReversed: page?.isLeaving ?? false) }
      director.presentationController = OverlayPresentationController.init(presentedViewController:presenting:)
      page.modalPresentationStyle = .custom
      page.transitioningDelegate = director
      stage.show(below)
      below.present(page, animated: true)
      for _ in 0..<120 where !page.hasAppeared { stage.advance(frames: 1) }
      #expect(page.hasAppeared)
      stage.advance(by: 0.15)
      let (whole, growing) = (page.view.bounds.width, page.field.layer.presentation()?.bounds.width ?? 0)
      #expect(growing > 0.1 * whole && growing < 0.6 * whole, "\(growing) of \(whole)")
      try stage.settle()
      #expect(isNear(page.field.bounds.width, whole * 2 / 3, within: 1e-9) && page.button.alpha == 1)

      page.leave()
      stage.advance(by: 0.2)
      // Three half turns are one half turn: a transform knows no more. In the middle it is a quarter.
      let turned = try #require(page.button.layer.presentation()).transform
      #expect(isNear(turned.m11, 0, within: 0.02) && isNear(abs(turned.m12), 0.55, within: 0.02), "\(turned)")
      #expect(below.presentedViewController === page && !page.isBeingDismissed)
      stage.advance(by: 0.25)
      #expect(page.isBeingDismissed)
      try stage.settle()
      #expect(below.presentedViewController == nil && page.view.window == nil)
    }
  }
}
